import type { Answer } from '@portal/contract'
import { vehiculoName } from '@portal/parts/vehiculos/vehiculoName.ts'
import { useWrite } from '@portal/ui/app/queries.ts'
import { estadoDe } from '@portal/ui/signal/waits.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Elegidos } from './Elegidos.tsx'

type Row = Answer<'ListDominios'>['records'][number]

/** What can be done with several dominios at once. */
export const DominiosElegidos = ({ rows, clear }: { rows: readonly Row[]; clear: () => void }) => {
  const t = useTexts()
  const save = useWrite('SaveDominio', {
    waits: ({ dominioid }) => {
      const row = rows.find((each) => each.dominioid === dominioid)
      return estadoDe(row?.dominio ?? '', row?.dominioid)
    },
  })
  return (
    <Elegidos
      rows={rows}
      clear={clear}
      module="dominios"
      recursoid={({ dominioid }) => dominioid}
      nombre={({ dominio }) => dominio}
      isActive={({ estado_dominio }) => estado_dominio === 'ACTIVO'}
      leave={({ dominioid }, values) =>
        save.mutateAsync({ dominioid, values: { ...values, estado_dominio: 'BAJA' } })
      }
      ids={[
        { head: t('rotulo.dominio.dominio'), cell: ({ dominio }) => dominio },
        { head: t('rotulo.dominio.vehiculo'), cell: (row) => vehiculoName(t, row) },
        { head: t('rotulo.dominio.marca'), cell: ({ marca }) => marca ?? null },
      ]}
    />
  )
}
