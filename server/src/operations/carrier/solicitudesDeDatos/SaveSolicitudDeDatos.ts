import { worksOnData } from '../../../handler.ts'
import { pedir, selectSolicitudes } from '../../shared/solicitudesDeDatos/solicitudes.ts'

export const SaveSolicitudDeDatos = worksOnData<'SaveSolicitudDeDatos'>(async (input, { db }) => {
  const solicitudid = await pedir(db, input)
  return { records: await selectSolicitudes(db).where('s.solicitudid', '=', solicitudid).execute() }
})
