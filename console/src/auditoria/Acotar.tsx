import { maxPageSize } from '@portal/contract/operation.ts'
import { operationQuery } from '@portal/ui/app/queries.ts'
import { useTexts } from '@portal/ui/app/useTexts.ts'
import { FilterSelect } from '@portal/ui/list/FilterSelect.tsx'
import type { ListState } from '@portal/ui/list/list.ts'
import { useQuery } from '@tanstack/react-query'
import styles from './auditoria.module.css'
import type { Linea } from './linea.ts'

interface Choice {
  value: string
  label: string
}

/** Who did it, about whom, and from which day to which. */
export const Acotar = ({ address, rows, change }: Pick<ListState<Linea>, 'address' | 'rows' | 'change'>) => {
  const t = useTexts()
  const { desde, hasta } = address
  const chosen = (name: 'actor' | 'cuentaid') => {
    const value = address[name]
    return typeof value === 'string' ? value : undefined
  }
  const actor = chosen('actor')
  const cuentaid = chosen('cuentaid')
  const operadores = useQuery(operationQuery('ListOperadores', { pagesize: maxPageSize }))
  const cuentas = useQuery(operationQuery('ListCuentas', { pagesize: maxPageSize, order: 'accountname ASC' }))
  const personas: Choice[] = (operadores.data?.records ?? []).map(({ operadorid, nombre }) => ({
    value: operadorid,
    label: nombre,
  }))
  // Of very many accounts one is found by its name in the search box, or from a line about it.
  const deCuentas: Choice[] = (cuentas.data?.moreRecords === false ? cuentas.data.records : []).map(
    ({ cuentaid: id, accountname }) => ({ value: id, label: accountname }),
  )
  const day = (name: 'desde' | 'hasta', value: unknown) => (
    <label className={styles.day}>
      <span>{t(`auditoria.${name}`)}</span>
      <input
        type="date"
        max="2999-12-31"
        value={typeof value === 'string' ? value : ''}
        onChange={(event) => change({ [name]: event.target.value === '' ? undefined : event.target.value })}
      />
    </label>
  )
  return (
    <>
      <FilterSelect
        label={t('auditoria.quien')}
        allLabel={t('lista.todos')}
        value={actor}
        options={withChosen(personas, actor, () => ({
          value: actor ?? '',
          label: rows?.find((line) => line.actor === actor)?.actor_nombre ?? t('auditoria.uno'),
        }))}
        onChange={(value) => change({ actor: value })}
      />
      {(deCuentas.length > 0 || cuentaid !== undefined) && (
        <FilterSelect
          label={t('auditoria.cuenta')}
          allLabel={t('lista.todas')}
          value={cuentaid}
          options={withChosen(deCuentas, cuentaid, () => ({
            value: cuentaid ?? '',
            label: rows?.find((line) => line.cuenta_id === cuentaid)?.accountname ?? t('auditoria.una'),
          }))}
          onChange={(value) => change({ cuentaid: value })}
        />
      )}
      {day('desde', desde)}
      {day('hasta', hasta)}
    </>
  )
}

/** A person of a carrier, or one account of very many, is chosen by what leads here. */
const withChosen = (choices: readonly Choice[], value: string | undefined, said: () => Choice) =>
  value === undefined || choices.some((choice) => choice.value === value) ? choices : [...choices, said()]
