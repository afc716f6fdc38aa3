import type { Result } from '@portal/contract'

type Registro = Result<'ListRegistros'>['records'][number]

/** Who a person says they are, as people write it: `CUIT 20-28318405-9`. A foreign ID stays as it came. */
export const identificacion = ({
  tipo_documento,
  cuit,
}: Pick<Registro, 'tipo_documento' | 'cuit'>): string =>
  tipo_documento === 'Extranjero' ? cuit : `${tipo_documento} ${formatCuit(cuit)}`

/** Eleven digits as people write them; anything else as it is. */
export const formatCuit = (digits: string): string => digits.replace(/^(\d{2})(\d{8})(\d)$/, '$1-$2-$3')
