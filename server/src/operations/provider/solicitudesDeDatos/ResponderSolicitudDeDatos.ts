import type { Handler } from '../../../handler.ts'
import { rutas } from '../../../mail/rutas.ts'
import { solicitudRespondida } from '../../../mail/templates/solicitudesDeDatos.ts'
import { mailTitulares } from '../../shared/mailTitulares.ts'
import { resolver } from '../../shared/solicitudesDeDatos/solicitudes.ts'
import { deCuentas } from './queries.ts'

export const ResponderSolicitudDeDatos: Handler<'ResponderSolicitudDeDatos'> = async (
  { solicitudid, hecha, respuesta },
  { db, services },
) => {
  await resolver(db, solicitudid, { estado: hecha ? 'hecha' : 'rechazada', respuesta })
  const records = await deCuentas(db).where('s.solicitudid', '=', solicitudid).execute()
  const [solicitud] = records
  if (solicitud)
    await mailTitulares(db, solicitud.cuentaid, 'solicitudRespondida', (person) =>
      solicitudRespondida({
        ...person,
        chofer: solicitud.nombre,
        hecha,
        respuesta,
        url: services.settings.baseUrl + rutas.chofer(solicitud.recursoid),
      }),
    )
  return { records }
}
