import multipart from '@fastify/multipart'
import { Refusal, refuse } from '@portal/contract'
import { pedidoAddresses } from '@portal/contract/door.ts'
import { PedidoAbierto } from '@portal/contract/pedidoAbierto.ts'
import { CalendarDate, opcional } from '@portal/contract/values.ts'
import { sentence } from '@portal/contract/wording.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Statement } from '../database/batch.ts'
import { translated } from '../database/refusals.ts'
import type { Caller } from '../handler.ts'
import { readInput } from '../inputProblems.ts'
import { noteRefusedNobody, type AskAsNobody } from './asNobody.ts'
import { createMemoryLimits } from '../sessions/memoryLimits.ts'
import { networkOf } from '../sessions/networkOf.ts'
import { shownPedido } from '../sessions/pedidoToken.ts'
import { discard, type Received } from '../storage/received.ts'
import { maxFileBytes } from '../storage/spool.ts'
import type { AppParts } from './appParts.ts'
import { maxStrangerBytes } from './bareApp.ts'
import { caller, requireJson } from './caller.ts'
import { fileHeaders } from './fileHeaders.ts'
import { keepFiles } from './keepFiles.ts'
import { requireSameOrigin } from './sameOrigin.ts'
import { readUpload } from './uploadBody.ts'

/** No type asks for more at once. */
const maxFiles = 10

const Token = z.string({ error: sentence('tieneQueSerUnTexto') }).check(z.maxLength(200))
const Posicion = z.pipe(
  z.union([z.int(), z.string().check(z.regex(/^\d{1,2}$/, sentence('datoInvalido')))], {
    error: sentence('datoInvalido'),
  }),
  z.transform(Number),
)
const Opened = z.strictObject({ token: Token, abre: z._default(z.boolean(), false) })
const Sample = z.strictObject({ token: Token, posicion: Posicion })
const admission = { token: Token, posicion: Posicion }
const Delivery = z.strictObject({
  ...admission,
  /** The page's own name for it: sent again, it comes in once. */
  entrega: z.string().check(z.regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/, sentence('datoInvalido'))),
  fecha_emision: z.optional(opcional(CalendarDate)),
  fecha_vencimiento: z.optional(opcional(CalendarDate)),
})

const Admitted = z.object({ pedidoid: z.string() })
const Ejemplo = z.object({ clave: z.string(), size: z.int(), sha256: z.string(), mediatype: z.string() })

/** The token of a body, told from those that were never drawn. */
interface Shown {
  hash: Buffer
  who: Caller
}

/** How many deliveries are taken in at once: of one link, and of all. */
const mostAtOnce = { ofOne: 2, ofAll: 24 }

/**
 * What the page of a link that asks for papers says to the server, as nobody signed in: no cookie is read, and the role
 * that asks may call the functions of `views/pedido.sql` and see no row. A link that ended, another's and one that was made
 * up are answered alike. See docs/decisions/0124.
 */
export async function pedidoDoors(
  app: FastifyInstance,
  parts: AppParts & { asNobody: AskAsNobody },
): Promise<void> {
  const { settings, services, sides, spoolDir, asNobody } = parts
  const side = sides.carrier
  const inMemory = createMemoryLimits()
  const arriving = new Map<string, number>()

  app.post(pedidoAddresses.abrir, { bodyLimit: maxStrangerBytes }, (request, reply) =>
    answered(request, 'AbrirPedido', async (who) => {
      requireJson(request)
      const { token, abre } = readInput(Opened, request.body)
      const shown = requireShown(token, who)
      const rows = await ask(shown, {
        text: 'select abrir_pedido($1, $2) as pedido',
        values: [shown.hash, abre],
      })
      const result = PedidoAbierto.parse(rows[0]?.['pedido'])
      return reply.send({ success: true, result })
    }),
  )

  app.post(pedidoAddresses.ejemplo, { bodyLimit: maxStrangerBytes }, (request, reply) =>
    answered(request, 'AbrirPedido', async (who) => {
      requireJson(request)
      const { token, posicion } = readInput(Sample, request.body)
      const shown = requireShown(token, who)
      const [row] = await ask(shown, {
        text: 'select * from ejemplo_de_pedido($1, $2)',
        values: [shown.hash, posicion],
      })
      if (!row) throw refuse('PEDIDO_UNKNOWN')
      const { clave, size, sha256, mediatype } = Ejemplo.parse(row)
      const bytes = await services.storage.open(clave, size, sha256)
      return reply.headers({ ...fileHeaders(mediatype), 'content-length': size }).send(bytes)
    }),
  )

  await app.register(multipart, { throwFileSizeLimit: false })
  app.post(pedidoAddresses.archivo, { bodyLimit: maxFiles * maxFileBytes + 100_000 }, (request, reply) =>
    answered(request, 'EntregarPedido', async (who) => {
      if (!request.isMultipart()) throw refuse('UNSUPPORTED_TYPE')
      await deliver(request, who)
      return reply.send({ success: true, result: {} })
    }),
  )

  /** One paper: whoever may not send it is refused before any byte of it is kept. */
  async function deliver(request: FastifyRequest, who: Caller): Promise<void> {
    const network = networkOf(who.ip)
    let leave = () => {}
    let admitted: { pedidoid: string; shown: Shown } | undefined
    try {
      const { fields, files } = await readUpload(request, {
        spoolDir,
        maxFiles,
        room: services.room,
        async admit(given) {
          const { token, posicion } = readInput(z.object(admission), given)
          const shown = requireShown(token, who)
          const rows = await ask(shown, {
            text: 'select mirar_pedido($1, $2) as pedidoid',
            values: [shown.hash, posicion],
          })
          const { pedidoid } = Admitted.parse(rows[0])
          leave = enter(pedidoid)
          admitted = { pedidoid, shown }
          await services.limits.consume({ limit: 'pedidoFrom', key: network })
        },
      })
      if (!admitted) throw refuse('INVALID_INPUT')
      await take(request, { ...admitted, network, fields, files })
    } finally {
      leave()
    }
  }

  async function take(
    request: FastifyRequest,
    {
      pedidoid,
      shown,
      network,
      fields,
      files,
    }: {
      pedidoid: string
      shown: Shown
      network: string
      fields: Record<string, unknown>
      files: readonly Received[]
    },
  ): Promise<void> {
    const accepted = await (async () => {
      try {
        await side.room.requireForWrites()
        const kibibytes = Math.ceil(files.reduce((sum, { bytes }) => sum + bytes.size, 0) / 1024)
        await services.limits.consume({ limit: 'pedidoKibibytesFrom', key: network, points: kibibytes })
        const delivery = readInput(Delivery, fields)
        // The link waits for itself: its account's uploads do not wait for it.
        return { delivery, files: await services.inspector.accept(files, pedidoid) }
      } catch (error) {
        await Promise.all(files.map(discard))
        throw error
      }
    })()
    const { posicion, entrega, fecha_emision, fecha_vencimiento } = accepted.delivery
    await keepFiles(accepted.files, services.storage, async (kept) => {
      const rows = await ask(
        shown,
        {
          text: 'select recibir_de_pedido($1, $2, $3, $4, $5, $6, $7, $8) as nueva',
          values: [
            shown.hash,
            posicion,
            entrega,
            JSON.stringify(kept),
            fecha_emision ?? null,
            fecha_vencimiento ?? null,
            request.id,
            shown.who.ip,
          ],
        },
        'writes',
      )
      return { repeated: rows[0]?.['nueva'] !== true }
    })
  }

  const requireShown = (token: string, who: Caller): Shown => {
    const hash = shownPedido(token)
    if (!hash) throw refuse('PEDIDO_UNKNOWN')
    return { hash, who }
  }

  /** One statement, in the turn of its network. */
  async function ask(
    { hash, who }: Shown,
    statement: Statement,
    writes?: 'writes',
  ): Promise<Record<string, unknown>[]> {
    const rows = await asNobody(networkOf(who.ip), who, statement, writes)
    // What was made up is counted for its network alone, or each would be remembered.
    await inMemory.consume({ limit: 'pedidoOpened', key: hash.toString('latin1') })
    return rows
  }

  /** Counts a delivery that comes in, and answers how it is counted no more. */
  function enter(pedidoid: string): () => void {
    const all = [...arriving.values()].reduce((sum, count) => sum + count, 0)
    const own = arriving.get(pedidoid) ?? 0
    if (own >= mostAtOnce.ofOne || all >= mostAtOnce.ofAll) throw refuse('BUSY')
    arriving.set(pedidoid, own + 1)
    return () => {
      const left = (arriving.get(pedidoid) ?? 1) - 1
      if (left === 0) arriving.delete(pedidoid)
      else arriving.set(pedidoid, left)
    }
  }

  /** Only our own page asks, and whoever shows what opens nothing waits, each network for itself. */
  async function answered(
    request: FastifyRequest,
    operacion: string,
    work: (who: Caller) => Promise<FastifyReply>,
  ): Promise<FastifyReply> {
    const who = caller(request, undefined, true)
    try {
      requireSameOrigin(request, settings.baseUrl)
      return await work(who)
    } catch (error) {
      const why = translated(error)
      noteRefusedNobody(side, why, operacion, who)
      if (why instanceof Refusal && why.is('PEDIDO_UNKNOWN'))
        await inMemory.consume({ limit: 'pedidoWrongFrom', key: networkOf(who.ip) })
      throw why
    }
  }
}
