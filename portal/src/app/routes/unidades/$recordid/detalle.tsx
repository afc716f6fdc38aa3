import { Refusal, type Request } from '@portal/contract'
import { OneRecord } from '@portal/ui/app/OneRecord.tsx'
import { WaitingScreen } from '@portal/ui/app/WaitingScreen.tsx'
import { operationQuery } from '@portal/ui/app/queries.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useEffect } from 'react'
import { UnidadDetail } from '../../../unidades/UnidadDetail.tsx'
import { onDay, useDia } from '../../../unidades/useDia.ts'
import { operacionesQuery } from '../../../operaciones/useOperaciones.ts'
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
  const gone = useGone(input)
  const { operacionid } = donde
  const queryClient = useQueryClient()
  // One that was closed since is not found: where the account works is asked anew before the unit is given up.
  useEffect(() => {
    if (gone && operacionid !== undefined)
      void queryClient.refetchQueries({ queryKey: operacionesQuery.queryKey })
  }, [gone, operacionid, queryClient])
  // Where it is asked about decides the answer, and the only place is asked about by itself.
  if (donde.pending || (gone && donde.checking)) return <WaitingScreen height={skeleton} />
  return (
    <OneRecord of="DetailUnidad" input={input} skeleton={skeleton}>
      {(unidad) => <UnidadDetail unidad={unidad} day={day} donde={donde} />}
    </OneRecord>
  )
}

/** Whether what is asked of the server was answered to be nowhere. */
const useGone = (input: Request<'DetailUnidad'>): boolean => {
  const { error } = useQuery({ ...operationQuery('DetailUnidad', input), enabled: false })
  return error instanceof Refusal && error.is('RECORD_NOT_FOUND')
}
