import type { Result } from '@portal/contract'

/** Before it is known what draws it. */
export type Encontrado = Pick<
  Result<'Buscar'>['records'][number],
  'clase' | 'id' | 'titulo' | 'detalle' | 'estado'
>
