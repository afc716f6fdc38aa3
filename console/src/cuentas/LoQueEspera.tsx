import type { Result } from '@portal/contract'
import { TextLink } from '@portal/ui/controls/TextLink.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { formatNumber } from '@portal/ui/show/format.ts'
import { rutas } from '../rutas.ts'

type Cuenta = Pick<Result<'ListCuentas'>['records'][number], 'cuentaid' | 'accountname' | 'en_revision'>

/** How many of its documents wait for a decision, as the way to them. */
export const LoQueEspera = ({ cuentaid, accountname, en_revision }: Cuenta) => {
  const t = useTexts()
  if (en_revision === 0) return '—'
  const n = formatNumber(en_revision)
  return (
    <TextLink
      href={rutas.revision({ cuentaid })}
      aria-label={t('cuentas.esperanDe', { count: en_revision, n, nombre: accountname })}
    >
      {t('cuentas.esperan', { n })}
    </TextLink>
  )
}
