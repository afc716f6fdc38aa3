import { formatosDeInforme, type FormatoDeInforme } from '@portal/contract/informeDeDatos.ts'
import { addresses } from '@portal/contract/door.ts'
import { Id } from '@portal/contract/values.ts'
import type { Readable } from 'node:stream'
import * as z from 'zod/mini'
import { readInforme, type Informe } from '../operations/shared/informe/informe.ts'
import { informeJson } from '../operations/shared/informe/informeJson.ts'
import { informePdf } from '../operations/shared/informe/informePdf.ts'
import { byteDoor, type Visit, type Incoming } from './inSession.ts'

/** What is held of a chofer, for the person whose data they are: to the titulares of the account, and to administradores. */

const formats: Record<FormatoDeInforme, { mediatype: string; of: (informe: Informe) => Readable }> = {
  pdf: { mediatype: 'application/pdf', of: informePdf },
  json: { mediatype: 'application/json; charset=utf-8', of: informeJson },
}

const params = { choferid: Id, formato: z.enum(formatosDeInforme) }

/** Each that is made is a line of the audit, before a byte of it leaves. */
async function send({
  params: { choferid, formato },
  db,
  audit,
  reply,
}: Visit<{ choferid: string; formato: FormatoDeInforme }, Incoming>) {
  const { mediatype, of } = formats[formato]
  const informe = await readInforme(db, choferid)
  await audit(choferid)
  return reply
    .headers({
      'content-type': mediatype,
      'content-disposition': `attachment; filename="informe-de-datos-${choferid}.${formato}"`,
    })
    .send(of(informe))
}

export const informeDoor = byteDoor({
  name: 'informe',
  method: 'GET',
  path: `${addresses.informe}/:choferid/:formato`,
  costly: true,
  params: z.object(params),
  carrier: { access: 'titular' },
  refusals: 'status',
  handle: send,
})

export const informeDeCuentaDoor = byteDoor({
  name: 'informe-de-cuenta',
  method: 'GET',
  path: `${addresses.informeDeCuenta}/:cuentaid/:choferid/:formato`,
  costly: true,
  params: z.object({ cuentaid: Id, ...params }),
  provider: { access: 'administrador', ofCuenta: true },
  refusals: 'status',
  handle: send,
})
