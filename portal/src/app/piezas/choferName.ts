import type { Answer } from '@portal/contract'

/** As people call one of them, and as lists sort them. */
export const choferName = ({
  nombre,
  apellido,
}: Pick<Answer<'DetailChofer'>['records'][number], 'nombre' | 'apellido'>) =>
  [apellido, nombre].filter(Boolean).join(', ')
