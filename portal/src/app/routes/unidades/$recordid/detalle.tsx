import { OneRecord } from '@portal/ui/app/OneRecord.tsx'
import { WaitingScreen } from '@portal/ui/app/WaitingScreen.tsx'
import { createFileRoute } from '@tanstack/react-router'
import { UnidadDetail } from '../../../unidades/UnidadDetail.tsx'
import { onDay, useDia } from '../../../unidades/useDia.ts'
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
  // Where it is asked about decides the answer, and the only place is asked about by itself.
  if (donde.pending) return <WaitingScreen height={skeleton} />
  return (
    <OneRecord
      of="DetailUnidad"
      input={{ unidadid: recordid, ...onDay(day), ...inPlace(donde) }}
      skeleton={skeleton}
    >
      {(unidad) => <UnidadDetail unidad={unidad} day={day} donde={donde} />}
    </OneRecord>
  )
}
