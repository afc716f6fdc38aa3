import { OneRecord } from '@portal/ui/app/OneRecord.tsx'
import { WaitingScreen } from '@portal/ui/app/WaitingScreen.tsx'
import { operationQuery } from '@portal/ui/app/queries.ts'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { UnidadDetail } from '../../../unidades/UnidadDetail.tsx'
import { onDay, useDia } from '../../../unidades/useDia.ts'
import { useCerrada } from '../../../operaciones/useCerrada.ts'
import { inPlace, useDonde } from '../../../operaciones/useDonde.ts'
import { enLaElegida } from '../../../operaciones/elegida.ts'

export const Route = createFileRoute('/unidades/$recordid/detalle')({
  beforeLoad: enLaElegida('operacion'),
  component: DetalleUnidad,
})

const skeleton = 640

function DetalleUnidad() {
  const { recordid } = Route.useParams()
  const day = useDia()
  const donde = useDonde(day)
  const input = { unidadid: recordid, ...onDay(day), ...inPlace(donde) }
  const { error } = useQuery({ ...operationQuery('DetailUnidad', input), enabled: false })
  const cerrada = useCerrada(error) !== undefined
  // Where it is asked about decides the answer, and the only place is asked about by itself.
  if (donde.pending || (cerrada && donde.checking)) return <WaitingScreen height={skeleton} />
  return (
    <OneRecord of="DetailUnidad" input={input} skeleton={skeleton}>
      {(unidad) => <UnidadDetail unidad={unidad} day={day} donde={donde} />}
    </OneRecord>
  )
}
