import { refuse } from '@portal/contract'
import { FirmaMissingError } from '../../../firma/firma.ts'
import { readFirmante, type Firmante } from '../../../firma/firmante.ts'

/** Who signs, or the refusal that tells whoever administrates that the key is not here. */
export async function requireFirma(parts: Parameters<typeof readFirmante>[0]): Promise<Firmante> {
  try {
    return await readFirmante(parts)
  } catch (error) {
    if (error instanceof FirmaMissingError) throw refuse('SIGNING_KEY_MISSING')
    throw error
  }
}
