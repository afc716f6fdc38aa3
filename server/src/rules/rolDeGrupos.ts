import type { RolDeOperador } from '@portal/contract/sesionOperador.ts'

/** What a person's groups in the company give here: the highest of them, or nothing. */
export function rolDeGrupos(
  roles: ReadonlyMap<string, RolDeOperador>,
  grupos: readonly string[],
): RolDeOperador | undefined {
  const found = grupos.map((grupo) => roles.get(grupo))
  return found.includes('administrador') ? 'administrador' : found.find((rol) => rol !== undefined)
}
