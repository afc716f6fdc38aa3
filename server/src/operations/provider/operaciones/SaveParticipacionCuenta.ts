import type { Handler } from '../../../handler.ts'
import { rutas } from '../../../mail/rutas.ts'
import { recursoFueraDeOperacion } from '../../../mail/templates/toCarriers.ts'
import { mailTitulares } from '../../shared/mailTitulares.ts'
import { saveParticipacion } from '../../shared/saveParticipacion.ts'

export const SaveParticipacionCuenta: Handler<'SaveParticipacionCuenta'> = async (
  { cuentaid, ...asked },
  { db, services },
) => {
  const { changed, clase, recurso, operacion } = await saveParticipacion(db, asked, 'proveedor')
  const { recursoid, operacionid, participa, motivo } = asked
  if (changed)
    await mailTitulares(db, cuentaid, 'recursoFueraDeOperacion', (person) =>
      recursoFueraDeOperacion({
        ...person,
        recurso,
        operacion,
        motivo: participa ? null : (motivo ?? null),
        url: services.settings.baseUrl + rutas[clase](recursoid),
      }),
    )
  return { records: [{ recursoid, operacionid, participa }] }
}
