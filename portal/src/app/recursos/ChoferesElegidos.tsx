import { documentoDe } from '@portal/contract/identificacion.ts'
import type { Answer } from '@portal/contract'
import { useWrite } from '@portal/ui/app/queries.ts'
import { estadoDe } from '@portal/ui/signal/waits.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Elegidos } from './Elegidos.tsx'

type Row = Answer<'ListChoferes'>['records'][number]

/** What can be done with several choferes at once. */
export const ChoferesElegidos = ({ rows, clear }: { rows: readonly Row[]; clear: () => void }) => {
  const t = useTexts()
  const save = useWrite('SaveChofer', {
    waits: ({ choferid }) => {
      const row = rows.find((each) => each.choferid === choferid)
      return estadoDe(row?.nombre ?? '', row?.choferid)
    },
  })
  return (
    <Elegidos
      rows={rows}
      clear={clear}
      module="choferes"
      recursoid={({ choferid }) => choferid}
      nombre={({ nombre }) => nombre}
      isActive={({ estado_cuenta }) => estado_cuenta === 'ACTIVO'}
      leave={({ choferid }, values) =>
        save.mutateAsync({ choferid, values: { ...values, estado_cuenta: 'BAJA' } })
      }
      ids={[
        { head: t('recurso.columnas.nombre'), cell: ({ nombre }) => nombre },
        {
          head: t('choferes.columnas.documento'),
          cell: documentoDe,
        },
        { head: t('rotulo.chofer.cuil'), cell: ({ cuil }) => cuil ?? null },
      ]}
    />
  )
}
