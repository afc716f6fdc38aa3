import { worksOnData } from '../../../handler.ts'
import { pedir } from '../../shared/solicitudesDeDatos/solicitudes.ts'
import { deCuentas } from './queries.ts'

export const SaveSolicitudPorCuenta = worksOnData<'SaveSolicitudPorCuenta'>(async (input, { db }) => {
  const solicitudid = await pedir(db, input)
  return { records: await deCuentas(db).where('s.solicitudid', '=', solicitudid).execute() }
})
