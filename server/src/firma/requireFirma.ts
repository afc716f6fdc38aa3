import { refuse } from '@portal/contract'
import { FirmaMissingError } from './firma.ts'
import { firmanteOf, readFirmante } from './firmante.ts'

/** Who signs, or the refusal that tells whoever administrates that the key is not here. */
export const requireFirma = (where: Parameters<typeof readFirmante>[0]) => orRefusal(readFirmante(where))

/** The same of one key, by its name. */
export const requireFirmaDe = (dataDir: string, claveid: string) => orRefusal(firmanteOf(dataDir, claveid))

async function orRefusal<Who>(reading: Promise<Who>): Promise<Who> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof FirmaMissingError) throw refuse('SIGNING_KEY_MISSING')
    throw error
  }
}
