import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import type { Database } from '@portal/server/database/schema.ts'
import { overTls } from '@portal/server/testing/overTls.ts'
import { newWebhookSecret } from '@portal/server/webhooks/signature.ts'
import { sql, type Kysely } from 'kysely'

/** Who is told: one that takes everything, one that takes its time, one that is not there, and one that breaks off. */
export const kinds = ['buena', 'lenta', 'muerta', 'corta'] as const
type Kind = (typeof kinds)[number]

/** Longer than a try may take. */
const slowMs = 20_000

interface Receivers {
  /** What the product is started with, so that it calls this machine. */
  environment: Record<string, string>
  /** Of what the good one heard, when each first came (milliseconds since 1970), by the number in its data. */
  heard: ReadonlyMap<number, number>
  /** How often it heard something again. */
  again: () => number
  /** Makes them addresses of the provider. */
  listen: (db: Kysely<Database>) => Promise<void>
  stop: () => Promise<void>
}

export async function startReceivers(): Promise<Receivers> {
  const heard = new Map<number, number>()
  let again = 0
  const answers: Record<Kind, (request: IncomingMessage, response: ServerResponse) => void> = {
    buena(request, response) {
      void json(request).then((event) => {
        const { data } = event as { data: { numero: number } } // as `announce` wrote it
        if (heard.has(data.numero)) again++
        else heard.set(data.numero, Date.now())
        response.writeHead(204).end()
      })
    },
    lenta: (_, response) => void setTimeout(() => response.writeHead(204).end(), slowMs).unref(),
    muerta: (_, response) => void response.writeHead(500).end(),
    corta: (request) => void request.socket.destroy(),
  }
  const server = createServer((request, response) => {
    const kind = kinds.find((each) => request.url === `/${each}`)
    if (kind) answers[kind](request, response)
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // it listens on a port, not on a pipe
  const front = await overTls(`http://127.0.0.1:${port}`)
  const folder = await mkdtemp(join(tmpdir(), 'portal-receptores-'))
  const pem = join(folder, 'receptores.pem')
  await writeFile(pem, front.pem)
  return {
    environment: { WEBHOOK_HOSTS: '127.0.0.1', NODE_EXTRA_CA_CERTS: pem },
    heard,
    again: () => again,
    async listen(db) {
      for (const kind of kinds) {
        // Port 9 throws away, where anybody is there at all.
        const url = kind === 'muerta' ? 'https://127.0.0.1:9/' : `${front.url}${kind}`
        const { webhookid } = await db
          .insertInto('webhook')
          .values({
            cuenta_id: null,
            nombre: kind,
            url,
            eventos: ['documento.presentado'],
            creado_por: '13x1',
          })
          .returning('webhookid')
          .executeTakeFirstOrThrow()
        await sql`insert into privado.secreto_de_webhook (webhookid, secreto) values (${webhookid}, ${newWebhookSecret()})`.execute(
          db,
        )
      }
    },
    async stop() {
      front.stop()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Says an event in a transaction of its own, as the triggers of a write do; of one record in ten another. */
export async function announce(db: Kysely<Database>, numero: number): Promise<void> {
  await sql`select privado.anunciar(null, ${`prueba ${Math.floor(numero / 10)}`}, 'documento.presentado',
    jsonb_build_object('numero', ${numero}::integer))`.execute(db)
}
