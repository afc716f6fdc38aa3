import type { Paso } from '@portal/contract/puertas.ts'
import { operationQuery } from '@portal/ui/app/queries.ts'
import { DropChip } from '@portal/ui/controls/DropChip.tsx'
import { FilterSelect } from '@portal/ui/list/FilterSelect.tsx'
import type { ListState } from '@portal/ui/list/list.ts'
import { formatDate } from '@portal/ui/show/format.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useQuery } from '@tanstack/react-query'
import styles from '../porteria.module.css'

type AcotarProps = Pick<ListState<Paso>, 'address' | 'rows' | 'change'>

const dias = ['desde', 'hasta'] as const

const textIn = (value: string | number | undefined) => (typeof value === 'string' ? value : undefined)

const usePuertas = () => {
  const { data } = useQuery(operationQuery('ListPuertas', {}))
  return (data?.records ?? []).map(({ puertaid, nombre, sede }) => ({
    value: puertaid,
    label: `${nombre}, ${sede}`,
  }))
}

/** At which gate, and from which day to which. */
export const AcotarPasos = ({ address, change }: AcotarProps) => {
  const t = useTexts()
  const puertas = usePuertas()
  return (
    <>
      {puertas.length > 1 && (
        <FilterSelect
          label={t('porteria.columnas.puerta')}
          allLabel={t('lista.todas')}
          value={textIn(address['puertaid'])}
          options={puertas}
          onChange={(puertaid) => change({ puertaid })}
        />
      )}
      {dias.map((name) => (
        <label key={name} className={styles.day}>
          <span className="soft">{t(`porteria.filtros.${name}`)}</span>
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
export const PasosAcotados = ({ address, rows, change }: AcotarProps) => {
  const t = useTexts()
  const puertas = usePuertas()
  const puertaid = textIn(address['puertaid'])
  const cuentaid = textIn(address['cuentaid'])
  const recursoid = textIn(address['recursoid'])
  const parte = rows
    ?.flatMap(({ partes }) => partes)
    .find((each) => each.cuentaid === cuentaid || each.recursoid === recursoid)
  return (
    <>
      {puertaid !== undefined && (
        <DropChip
          label={puertas.find(({ value }) => value === puertaid)?.label ?? t('porteria.unaPuerta')}
          onDrop={() => change({ puertaid: undefined })}
        />
      )}
      {cuentaid !== undefined && (
        <DropChip
          label={parte?.accountname ?? t('porteria.unTransporte')}
          onDrop={() => change({ cuentaid: undefined })}
        />
      )}
      {recursoid !== undefined && (
        <DropChip
          label={parte?.nombre ?? t('porteria.unRecurso')}
          onDrop={() => change({ recursoid: undefined })}
        />
      )}
      {dias.map((name) => {
        const dia = textIn(address[name])
        return (
          dia !== undefined && (
            <DropChip
              key={name}
              label={`${t(`porteria.filtros.${name}`)} ${formatDate(dia)}`}
              onDrop={() => change({ [name]: undefined })}
            />
          )
        )
      })}
    </>
  )
}
