import { cuitsIn, nombraEmpresa, type Papel } from './lectura.ts'

/**
 * Whether the paper that proves the control `art` is in the provider's favour: the provider's CUIT and name stand on it. It
 * says where to look, and decides nothing: a paper may name the provider for another reason. See docs/decisions/0160.
 */

/**
 * `nombrado`: both stand there. `ausente`: neither does, and all of the paper was read. `no encontrado`: neither was found in
 * as much as was read. `sin leer`: nothing of it was read. `sin cuit`: nobody has said which the provider's CUIT is. The last
 * three are neither good news nor bad.
 */
export const resultadosDeClausula = [
  'nombrado',
  'solo cuit',
  'solo nombre',
  'ausente',
  'no encontrado',
  'sin leer',
  'sin cuit',
] as const
type ResultadoDeClausula = (typeof resultadosDeClausula)[number]

/** As Ajustes has it. */
export interface Proveedor {
  nombre: string
  cuit: string | null
}

/** `entero`: all of the paper was read, in print. */
export function clausulaDe(
  papel: Papel | undefined,
  { nombre, cuit }: Proveedor,
  { entero }: { entero: boolean },
): ResultadoDeClausula {
  if (cuit === null) return 'sin cuit'
  if (papel === undefined) return 'sin leer'
  const byCuit = cuitsIn(papel).includes(cuit)
  const byName = nombraEmpresa(papel, nombre)
  if (byCuit) return byName ? 'nombrado' : 'solo cuit'
  if (byName) return 'solo nombre'
  return entero ? 'ausente' : 'no encontrado'
}
