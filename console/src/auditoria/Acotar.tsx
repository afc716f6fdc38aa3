import { maxPageSize } from '@portal/contract/operation.ts'
import { operationQuery } from '@portal/ui/app/queries.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { DropChip } from '@portal/ui/controls/DropChip.tsx'
import { FilterSelect } from '@portal/ui/list/FilterSelect.tsx'
import type { ListState } from '@portal/ui/list/list.ts'
import { formatDate } from '@portal/ui/show/format.ts'
import { useQuery } from '@tanstack/react-query'
import styles from './auditoria.module.css'
import type { Linea } from './linea.ts'

type AcotarProps = Pick<ListState<Linea>, 'address' | 'rows' | 'change'>

interface Choice {
  value: string
  label: string
}

const dias = ['desde', 'hasta'] as const

/** Who did it, about whom, and from which day to which. */
export const Acotar = ({ address, rows, change }: AcotarProps) => {
  const t = useTexts()
  const { actor, personas, cuentaid, deCuentas } = useElegibles(address, rows)
  return (
    <>
      <FilterSelect
        label={t('auditoria.quien')}
        allLabel={t('lista.todos')}
        value={actor}
        options={personas}
        onChange={(value) => change({ actor: value })}
      />
      {deCuentas.length > 0 && (
        <FilterSelect
          label={t('auditoria.cuenta')}
          allLabel={t('lista.todas')}
          value={cuentaid}
          options={deCuentas}
          onChange={(value) => change({ cuentaid: value })}
        />
      )}
      {dias.map((name) => (
        <label key={name} className={styles.day}>
          <span className="soft">{t(`auditoria.${name}`)}</span>
          <input
            className="grow slim ink"
            type="date"
            max="2999-12-31"
            value={textIn(address[name]) ?? ''}
            onChange={({ target }) => change({ [name]: target.value === '' ? undefined : target.value })}
          />
        </label>
      ))}
    </>
  )
}

/** What of it is on. */
export const Acotada = ({ address, rows, change }: AcotarProps) => {
  const t = useTexts()
  const { actor, personas, cuentaid, deCuentas } = useElegibles(address, rows)
  const nameIn = (choices: readonly Choice[], chosen: string) =>
    choices.find(({ value }) => value === chosen)?.label ?? ''
  return (
    <>
      {actor !== undefined && (
        <DropChip label={nameIn(personas, actor)} onDrop={() => change({ actor: undefined })} />
      )}
      {cuentaid !== undefined && (
        <DropChip label={nameIn(deCuentas, cuentaid)} onDrop={() => change({ cuentaid: undefined })} />
      )}
      {dias.map((name) => {
        const dia = textIn(address[name])
        return (
          dia !== undefined && (
            <DropChip
              key={name}
              label={`${t(`auditoria.${name}`)} ${formatDate(dia)}`}
              onDrop={() => change({ [name]: undefined })}
            />
          )
        )
      })}
    </>
  )
}

const textIn = (value: string | number | undefined) => (typeof value === 'string' ? value : undefined)

/** Whom it can be about, and who of them is chosen. */
function useElegibles(address: AcotarProps['address'], rows: AcotarProps['rows']) {
  const t = useTexts()
  const actor = textIn(address['actor'])
  const cuentaid = textIn(address['cuentaid'])
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
  return {
    actor,
    personas: withChosen(
      personas,
      actor,
      () => rows?.find((line) => line.actor === actor)?.actor_nombre ?? t('auditoria.uno'),
    ),
    cuentaid,
    deCuentas: withChosen(
      deCuentas,
      cuentaid,
      () => rows?.find((line) => line.cuenta_id === cuentaid)?.accountname ?? t('auditoria.una'),
    ),
  }
}

/** A person of a carrier, or one account of very many, is chosen by what leads here. */
const withChosen = (choices: readonly Choice[], value: string | undefined, label: () => string) =>
  value === undefined || choices.some((choice) => choice.value === value)
    ? choices
    : [...choices, { value, label: label() }]
