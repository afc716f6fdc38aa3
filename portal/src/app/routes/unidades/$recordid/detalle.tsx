import { OneRecord } from '@portal/ui/app/OneRecord.tsx'
import { createFileRoute } from '@tanstack/react-router'
import { UnidadDetail } from '../../../unidades/UnidadDetail.tsx'
import { onDay, useDia } from '../../../unidades/useDia.ts'
import { inPlace, useDonde } from '../../../operaciones/useDonde.ts'

export const Route = createFileRoute('/unidades/$recordid/detalle')({ component: DetalleUnidad })

function DetalleUnidad() {
  const { recordid } = Route.useParams()
  const day = useDia()
  const donde = useDonde(day)
  return (
    <OneRecord
      of="DetailUnidad"
      input={{ unidadid: recordid, ...onDay(day), ...inPlace(donde) }}
      skeleton={640}
    >
      {(unidad) => <UnidadDetail unidad={unidad} day={day} donde={donde} />}
    </OneRecord>
  )
}
