import { deTodaLaCuenta } from '@portal/contract/legajo.ts'
import { Id, Periodo } from '@portal/contract/values.ts'
import * as z from 'zod/mini'
import { readVerificador } from '../firma/verificador.ts'
import { proveedorName } from '../mail/proveedor.ts'
import { readAlcance } from '../operations/provider/legajo/alcance.ts'
import { beginLegajo } from '../operations/provider/legajo/legajoZip.ts'
import { countPapeles } from '../operations/provider/legajo/papeles.ts'
import { requireModerate } from '../operations/provider/legajo/PrepararLegajo.ts'
import { requireFirma } from '../firma/requireFirma.ts'
import { byteDoor } from './inSession.ts'
import { opened } from './opened.ts'

/**
 * The address that `PrepararLegajo` answers: an account's evidence as one signed ZIP, made while it is sent. Each is a line of
 * the audit, and one for each of its papers of who opened it.
 */
export const legajoDoor = byteDoor({
  name: 'legajo',
  method: 'GET',
  path: '/api/consola/legajo/:cuentaid/:desde/:hasta/:recursoid',
  costly: true,
  params: z.object({
    cuentaid: Id,
    desde: Periodo,
    hasta: Periodo,
    recursoid: z.union([z.literal(deTodaLaCuenta), Id]),
  }),
  provider: { access: 'administrador', ofCuenta: true },
  refusals: 'status',
  async handle({ params: { cuentaid, desde, hasta, recursoid }, db, run, audit, reply, parts }) {
    const { settings, storage } = parts.services
    const firmante = await requireFirma({ db, dataDir: settings.dataDir })
    const alcance = await readAlcance(db, {
      desde,
      hasta,
      recursoid: recursoid === deTodaLaCuenta ? undefined : recursoid,
    })
    requireModerate(await countPapeles(db, alcance))
    const legajo = await beginLegajo({
      db,
      storage,
      alcance,
      firmante,
      proveedor: { nombre: await proveedorName(db), direccion: settings.baseUrl },
      verificador: await readVerificador(),
      hecho: new Date(),
    })
    await audit(cuentaid)
    await run(opened(legajo.archivos, 'descarga'))
    return reply
      .headers({
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="legajo-${cuentaid}-${desde}-${hasta}.zip"`,
      })
      .send(legajo.zip())
  },
})
