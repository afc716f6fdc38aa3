import type { CulpableEnOrden } from '@portal/contract/recursos.ts'
import { sentence, type Sentence } from '@portal/contract/wording.ts'
import { contras, type Contra } from '@portal/pase/lista.ts'
import * as z from 'zod/mini'
import { motivoDeEstado, motivosDeDocumentos } from '../../rules/motivo.ts'

/** One as `privado.en_puerta` tells of it. */

const Culpables = z.nullable(z.array(z.custom<CulpableEnOrden>((value) => typeof value === 'object')))

export const EnPuerta = z.object({
  clase: z.enum(['dominio', 'chofer']),
  /** A plate or a number. */
  dicho: z.string(),
  nombre: z.string(),
  transporte: z.string(),
  hasta: z.nullable(z.string()),
  contra: z.array(z.enum(Object.keys(contras) as [Contra, ...Contra[]])), // its own keys
  /** None where names are not kept. */
  culpables: Culpables,
  culpables_transporte: Culpables,
  vehiculo: z.nullable(z.string()),
  carroceria: z.nullable(z.string()),
  cantidad_ejes: z.nullable(z.int()),
  pais_patente: z.nullable(z.string()),
})
export type EnPuerta = z.output<typeof EnPuerta>

/** Why it may not enter, in sentences: what it is itself, its papers, and those of its transporte. */
export function motivosEnPuerta(
  { nombre, transporte, contra, culpables, culpables_transporte }: EnPuerta,
  hoy: string,
): Sentence[] {
  const stops = ({ estado }: CulpableEnOrden) => estado !== 'activo' && estado !== 'exceptuado'
  const own = (culpables ?? []).filter(stops)
  return [
    ...(contra.includes('cuenta') ? [sentence('enPuertaCuenta', { transporte })] : []),
    ...(contra.includes('desconocido') ? [sentence('enPuertaDesconocido', { nombre })] : []),
    ...(contra.includes('operacion') ? [sentence('parteNoParticipa', { nombre })] : []),
    ...[motivoDeEstado(own) ?? []].flat(),
    ...motivosDeDocumentos(own, hoy, (documento) => sentence('documentoDe', { documento, recurso: nombre })),
    ...motivosDeDocumentos((culpables_transporte ?? []).filter(stops), hoy, (documento) =>
      sentence('documentoDelTransporte', { documento }),
    ),
  ]
}
