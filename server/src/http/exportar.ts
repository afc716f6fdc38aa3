import { Id } from '@portal/contract/values.ts'
import * as z from 'zod/mini'
import { exportZip } from '../operations/provider/cuentas/exportZip.ts'
import { byteDoor } from './inSession.ts'

/**
 * The address that `ExportarCuenta` answers: all that is kept of a carrier as one ZIP, made while it is sent. Each
 * download is a line of the audit.
 */
export const exportarDoor = byteDoor({
  name: 'exportar',
  method: 'GET',
  path: '/api/consola/exportar/:cuentaid',
  costly: true,
  params: z.object({ cuentaid: Id }),
  provider: { access: 'administrador', ofCuenta: true },
  refusals: 'status',
  async handle({ params: { cuentaid }, db, run, audit, reply, parts }) {
    await audit(cuentaid)
    await run({ text: 'select anotar_apertura_de_cuenta()', values: [] })
    return reply
      .headers({
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="portal-${cuentaid}.zip"`,
      })
      .send(await exportZip(db, parts.services.storage))
  },
})
