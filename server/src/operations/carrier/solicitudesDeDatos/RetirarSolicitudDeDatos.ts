import { worksOnData } from '../../../handler.ts'
import { resolver, selectSolicitudes } from '../../shared/solicitudesDeDatos/solicitudes.ts'

export const RetirarSolicitudDeDatos = worksOnData<'RetirarSolicitudDeDatos'>(
  async ({ solicitudid }, { db }) => {
    await resolver(db, solicitudid, { estado: 'retirada' })
    return { records: await selectSolicitudes(db).where('s.solicitudid', '=', solicitudid).execute() }
  },
)
