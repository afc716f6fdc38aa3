import { OneRecord } from '@portal/ui/app/OneRecord.tsx'
import { createFileRoute } from '@tanstack/react-router'
import { UnidadDetail } from '../../../unidades/UnidadDetail.tsx'
import { onDay, useDia } from '../../../unidades/useDia.ts'

export const Route = createFileRoute('/unidades/$recordid/detalle')({ component: DetalleUnidad })

function DetalleUnidad() {
  const { recordid } = Route.useParams()
  const day = useDia()
  return (
    <OneRecord of="DetailUnidad" input={{ unidadid: recordid, ...onDay(day) }} skeleton={640}>
      {(unidad) => <UnidadDetail unidad={unidad} day={day} />}
    </OneRecord>
  )
}
