import { enCadaLugar } from '@portal/contract/lugaresDeUnidad.ts'
import { firmarPase } from '@portal/pase/pase.ts'
import * as z from 'zod/mini'
import { requireFirmaDe } from '../../firma/requireFirma.ts'

const Dicho = z.nullable(z.string())

/** A pass as `pase_dicho` says it: what is signed of it, and its code where it has one already. */
const PaseDicho = z.object({
  serial: z.int(),
  dice: z.object(enCadaLugar(() => Dicho)),
  /** Seconds since 1970. */
  emitido_en: z.int(),
  vence_en: z.int(),
  codigo: z.nullable(z.string()),
  /** Of the key that signs it, where it is to be signed; null before an installation has one. */
  claveid: z.nullable(z.string()),
})

/**
 * The code of a pass. `isNew` where it was signed just now, and is to be kept. Refuses with SIGNING_KEY_MISSING where this
 * node hasn't the key.
 */
export async function codigoDePase(
  dicho: unknown,
  dataDir: string,
): Promise<{ serial: number; codigo: string; isNew: boolean }> {
  const { serial, dice, emitido_en, vence_en, codigo, claveid } = PaseDicho.parse(dicho)
  if (codigo !== null) return { serial, codigo, isNew: false }
  const { claveid: by, firmar } = await requireFirmaDe(dataDir, claveid ?? '')
  const pase = { ...dice, serial, emitido: emitido_en, vence: vence_en }
  return { serial, codigo: await firmarPase(pase, by, firmar), isNew: true }
}
