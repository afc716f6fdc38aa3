import type { Result } from '@portal/contract'
import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import { plazoDeSolicitud, solicitudLook } from '@portal/parts/solicitudes/solicitud.ts'
import type { Column } from '@portal/ui/list/list.ts'
import { formatDate } from '@portal/ui/show/format.ts'
import { ToneChip } from '@portal/ui/show/ToneChip.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { ResponderEnFila } from './Responder.tsx'

type SolicitudDeCuenta = Result<'SolicitudesDeDatos'>['records'][number]

/** Of whom, what is asked, through when it is answered and how it stands. */
export const solicitudesColumns: readonly Column<SolicitudDeCuenta>[] = [
  {
    id: 'nombre',
    header: 'solicitudes.columnas.nombre',
    phone: 'title',
    sortable: true,
    width: 208,
    cell: ({ nombre }) => nombre,
  },
  {
    id: 'accountname',
    header: 'solicitudes.columnas.accountname',
    sortable: true,
    cell: ({ accountname }) => accountname,
  },
  {
    id: 'pide',
    header: 'solicitudes.columnas.pide',
    phone: { reason: ({ detalle }) => detalle },
    cell: (solicitud) => <QuePide {...solicitud} />,
  },
  {
    id: 'vence',
    header: 'solicitudes.columnas.vence',
    sortable: true,
    width: 208,
    phone: 'days',
    cell: (solicitud) => <Plazo {...solicitud} />,
  },
  {
    id: 'estado',
    header: 'solicitudes.columnas.estado',
    phone: 'chip',
    width: 128,
    cell: (solicitud) => <Estado {...solicitud} />,
  },
  {
    id: 'accion',
    header: 'solicitudes.columnas.accion',
    align: 'end',
    width: 128,
    cell: (solicitud) => <ResponderEnFila solicitud={solicitud} />,
  },
]

/** What was done takes the place of what was asked, once it was. */
const QuePide = ({ pide, detalle, respuesta }: SolicitudDeCuenta) => {
  const t = useTexts()
  return (
    <>
      {t(`solicitudes.pide.${pide}`)}
      <span className="block small soft cut">{respuesta === null ? detalle : `«${respuesta}»`}</span>
    </>
  )
}

const Plazo = ({ estado, vence }: SolicitudDeCuenta) => {
  const t = useTexts()
  return estado === 'abierta' ? plazoDeSolicitud(t, vence, hoyEnBuenosAires()) : formatDate(vence)
}

const Estado = ({ estado }: SolicitudDeCuenta) => {
  const t = useTexts()
  return <ToneChip {...solicitudLook[estado]} label={t(`solicitudesEstado.${estado}`)} />
}
