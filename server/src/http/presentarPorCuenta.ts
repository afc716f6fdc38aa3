import { refuseField } from '@portal/contract'
import { PresentacionPorCuenta } from '@portal/contract/cuentas.ts'
import { maxArchivos, sinArchivos } from '@portal/contract/documentos.ts'
import { addresses } from '@portal/contract/door.ts'
import { Id } from '@portal/contract/values.ts'
import * as z from 'zod/mini'
import { readInput } from '../inputProblems.ts'
import { presentar } from '../operations/shared/presentar.ts'
import { acceptUpload } from './acceptUpload.ts'
import { incomingFiles } from './incomingFiles.ts'
import { insertFiles } from './insertFiles.ts'
import { maxFileBytes } from '../storage/spool.ts'
import { byteDoor } from './inSession.ts'
import { keepFiles } from './keepFiles.ts'

/**
 * A document that reached the provider by another way, presented in the account's name: its files and what stands beside
 * them in one call. Whatever the account's estado is, its papers may come.
 */
export const presentarPorCuentaDoor = byteDoor({
  name: 'PresentarPorCuenta',
  method: 'POST',
  path: `${addresses.presentarPorCuenta}/:cuentaid`,
  params: z.object({ cuentaid: Id }),
  provider: { access: 'revisor', writes: true, ofCuenta: true },
  refusals: 'envelope',
  incoming: incomingFiles({
    fields: Object.keys(PresentacionPorCuenta.shape),
    maxFiles: maxArchivos,
    maxBytes: maxArchivos * maxFileBytes + 500_000,
  }),
  async handle({ params, body: { fields, files, whose }, caller, write, reply, parts: { services } }) {
    const values = readInput(PresentacionPorCuenta, fields)
    if (files.length === 0) throw refuseField('archivos', sinArchivos)
    const accepted = await acceptUpload(services, { caller, whose, files })
    const { body } = await keepFiles(accepted, services.storage, (kept) =>
      write(
        async ({ run }, db) => {
          const { rows } = await run(insertFiles(kept))
          const archivos = rows.map(({ archivoid }) => String(archivoid))
          const documentoid = await presentar(
            db,
            { ...values, archivos },
            { por: 'presentado_por_operador', nota: 'Lo presentó el proveedor en nombre de la cuenta' },
          )
          const body = JSON.stringify({ success: true, result: { records: [{ documentoid }] } })
          return { body, objeto: documentoid }
        },
        { ...params, ...values, files: kept.map(({ nombre, sha256 }) => ({ nombre, sha256 })) },
      ),
    )
    return reply.type('application/json; charset=utf-8').send(body)
  },
})
