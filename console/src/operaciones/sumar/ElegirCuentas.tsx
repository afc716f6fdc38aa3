import type { Result } from '@portal/contract'
import { estadoCuenta } from '@portal/contract/estadoCuenta.ts'
import { identificacion } from '@portal/contract/identificacion.ts'
import { maxCuentasALaVez } from '@portal/contract/operaciones.ts'
import { CuentaChip } from '@portal/parts/chips.tsx'
import { operationQuery } from '@portal/ui/app/queries.ts'
import { TextButton } from '@portal/ui/controls/TextLink.tsx'
import { formatNumber } from '@portal/ui/show/format.ts'
import { Hidden } from '@portal/ui/show/Hidden.tsx'
import { Placeholder } from '@portal/ui/show/Placeholder.tsx'
import { SearchBox } from '@portal/ui/table/SearchBox.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { X as DropIcon } from 'lucide-react'
import { useId, useState } from 'react'
import styles from '../operacion.module.css'

type Cuenta = Result<'ListCuentas'>['records'][number]
export type CuentaElegida = Pick<Cuenta, 'cuentaid' | 'accountname'>

/** In sight at once. */
const shown = 5

interface ElegirCuentasProps {
  chosen: readonly CuentaElegida[]
  onChange: (chosen: readonly CuentaElegida[]) => void
}

/** Accounts found by name or number, any of them to be chosen; those that are stay in sight, whatever is searched next. */
export const ElegirCuentas = ({ chosen, onChange }: ElegirCuentasProps) => {
  const t = useTexts()
  const id = useId()
  const [search, setSearch] = useState('')
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...operationQuery('ListCuentas', {
      ...(search !== '' && { search }),
      order: 'accountname ASC',
      pagesize: shown,
    }),
    placeholderData: keepPreviousData,
  })
  const without = ({ cuentaid }: CuentaElegida) => chosen.filter((each) => each.cuentaid !== cuentaid)
  const isChosen = ({ cuentaid }: CuentaElegida) => chosen.some((each) => each.cuentaid === cuentaid)
  const full = chosen.length >= maxCuentasALaVez
  const more = data ? data.total - data.records.length : 0
  return (
    <div role="group" aria-labelledby={id} className="stack gap-8">
      <p id={id} className="small semibold">
        {t('operacion.sumar.buscar')}
      </p>
      {/* Enter searches at once: it does not send what the search is for. */}
      <div
        role="search"
        onKeyDown={(event) => event.key === 'Enter' && isInput(event.target) && event.preventDefault()}
      >
        <SearchBox label={t('operacion.sumar.nombreOCuit')} value={search} onSearch={setSearch} />
      </div>
      {error && !data ? (
        <TextButton onClick={() => void refetch()}>{t('operacion.sumar.noSeBusco')}</TextButton>
      ) : !data ? (
        <Placeholder height={48} />
      ) : (
        <ul
          className="lined framed"
          aria-busy={isPlaceholderData || undefined}
          aria-label={t('operacion.sumar.encontradas')}
        >
          {data.records.map((cuenta) => (
            <li key={cuenta.cuentaid}>
              <label className={styles.found}>
                <input
                  type="checkbox"
                  className="tick square-20"
                  checked={isChosen(cuenta)}
                  disabled={cuenta.estado === estadoCuenta.deshabilitado || (full && !isChosen(cuenta))}
                  onChange={() =>
                    onChange(
                      isChosen(cuenta)
                        ? without(cuenta)
                        : [...chosen, { cuentaid: cuenta.cuentaid, accountname: cuenta.accountname }],
                    )
                  }
                />
                <b className="semibold breaks">{cuenta.accountname}</b>
                {cuenta.estado === estadoCuenta.deshabilitado && <CuentaChip estado={cuenta.estado} />}
                <span className="soft digits one-line">{identificacion(cuenta)}</span>
              </label>
            </li>
          ))}
        </ul>
      )}
      {data && (
        <p role="status" className="tiny soft">
          {data.total === 0
            ? t('operacion.sumar.ninguna')
            : more > 0 && t('operacion.sumar.yMas', { count: more, n: formatNumber(more) })}
        </p>
      )}
      {chosen.length > 0 && (
        <ul className="cluster gap-8" aria-label={t('operacion.sumar.elegidas')}>
          {chosen.map((cuenta) => (
            <li key={cuenta.cuentaid}>
              <button type="button" className={styles.chosen} onClick={() => onChange(without(cuenta))}>
                <span className="breaks">{cuenta.accountname}</span>
                <DropIcon size={16} aria-hidden />
                <Hidden>{t('operacion.sumar.quitar')}</Hidden>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const isInput = (target: EventTarget) => target instanceof HTMLInputElement && target.type === 'search'
