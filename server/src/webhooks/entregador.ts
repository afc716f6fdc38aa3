import { setTimeout as sleep } from 'node:timers/promises'
import { sql, type Kysely } from 'kysely'
import type { KeyObject } from 'node:crypto'
import type { Database } from '../database/schema.ts'
import type { Logger } from '../logger.ts'
import type { Poster } from './post.ts'
import { findDue, lookAgainInTime, note, putBack, take, type Due, type Outcome, type Taken } from './queue.ts'
import { signatureOf } from './signature.ts'

/**
 * Tells addresses what waits for them. A look takes what may go out and sends it beside everything else; what came of it is
 * written down several at once, and the next look follows. Where nothing waits, nothing runs.
 */
export interface Entregador {
  /** Looks; done once all that waited before is taken, or has a job that looks in its time. */
  wake: () => Promise<void>
  stop: () => Promise<void>
}

interface Parts {
  /** As the owner. */
  db: Kysely<Database>
  poster: Poster
  /** What signs for the installation, the key in use first. Throws where it is not here. */
  keys: () => Promise<KeyObject[]>
  /** Told of an address that was switched off, in the transaction that did it. */
  tellOff: (db: Kysely<Database>, webhookid: string, causa: 'sin respuesta' | 'ya no existe') => Promise<void>
  log: Logger
}

/** On its way to one address at a time; to one where nothing arrives a few, which is enough to see that it does again. */
const atOnce = { well: 32, fails: 2 }
/** To all of them, beside the few that each has whatever the others do: so none waits for those who take their time. */
const mostAtOnce = 512
/** What comes back within this time is written down together. */
const gatherMs = 10

export function createEntregador({ db, poster, keys, tellOff, log }: Parts): Entregador {
  const stopping = new AbortController()
  /** Of each address, what is on its way. */
  const onWay = new Map<string, Set<Taken>>()
  let sending = 0
  let looking: Promise<void> = Promise.resolve()
  let next: Promise<void> | undefined
  let outcomes: Outcome[] = []
  let noting: Promise<void> | undefined
  let installation: Promise<string> | undefined

  /** One after the other; who asks while one looks waits for the one after it, which sees what they wrote. */
  function wake(): Promise<void> {
    if (stopping.signal.aborted) return Promise.resolve()
    next ??= looking
      .catch(() => undefined)
      .then(() => {
        next = undefined
        looking = look()
        return looking
      })
    return next
  }

  async function look(): Promise<void> {
    const due = await findDue(db)
    // Whoever has least on its way first.
    const inTurn = due.toSorted((a, b) => countOf(a) - countOf(b))
    const taken: { to: Due; all: Taken[] }[] = []
    let room = mostAtOnce - sending
    await db.transaction().execute(async (trx) => {
      for (const to of inTurn) {
        const own = (to.fails ? atOnce.fails : atOnce.well) - countOf(to)
        const free = Math.min(own, Math.max(room, atOnce.fails - countOf(to)))
        if (free <= 0) continue
        const all = await take(trx, to.webhookid, free)
        room -= all.length
        taken.push({ to, all })
      }
      await lookAgainInTime(trx)
    })
    for (const { to, all } of taken) for (const each of all) void send(to, each)
  }

  const countOf = ({ webhookid }: Due) => onWay.get(webhookid)?.size ?? 0

  async function send(to: Due, taken: Taken): Promise<void> {
    const beside = onWay.get(to.webhookid) ?? new Set()
    onWay.set(to.webhookid, beside.add(taken))
    sending++
    try {
      const outcome = await sent(to, taken)
      outcomes.push(outcome)
      beside.delete(taken)
    } catch (error) {
      // What was stopped stays on its way, and is put back at the end.
      if (!stopping.signal.aborted) {
        log.error({ err: error, entregaid: taken.entregaid }, 'an event could not be sent: it is tried again')
        beside.delete(taken)
      }
    } finally {
      sending--
      if (beside.size === 0) onWay.delete(to.webhookid)
    }
    noting ??= noteSoon()
  }

  async function sent({ url, owner, secrets, firma_publica }: Due, taken: Taken): Promise<Outcome> {
    const at = new Date()
    const body = bodyOf(taken)
    const id = idOf(await installationId(), taken.entregaid)
    const timestamp = Math.floor(at.getTime() / 1000)
    let signing: KeyObject[]
    try {
      signing = firma_publica ? await keys() : []
    } catch (error) {
      log.error({ err: error }, 'what asks for the signature of this installation is not sent')
      return { taken, at, firma: '', answer: { codigo: null, falla: 'firma', respuesta: null, tardo: 0 } }
    }
    const firma = signatureOf({ id, timestamp, body }, { secrets, keys: signing })
    const answer = await poster.post(
      {
        to: taken.webhookid,
        owner,
        url,
        body,
        headers: {
          'content-type': 'application/json',
          'user-agent': 'Portal',
          'webhook-id': id,
          'webhook-timestamp': String(timestamp),
          'webhook-signature': firma,
        },
      },
      stopping.signal,
    )
    return { taken, at, firma, answer }
  }

  /** As the answers of the screen tell it too. */
  const installationId = () =>
    (installation ??= findInstallation(db).catch((error: unknown) => {
      installation = undefined
      throw error
    }))

  /** Together with what comes back in this moment, and until all of it is written down. */
  async function noteSoon(): Promise<void> {
    await sleep(gatherMs)
    const now = outcomes
    outcomes = []
    try {
      if (now.length > 0) {
        const rest = await db.transaction().execute(async (trx) => {
          const { rest, off } = await note(trx, now)
          for (const { webhookid, causa } of off) await tellOff(trx, webhookid, causa)
          await lookAgainInTime(trx)
          return rest
        })
        outcomes.push(...rest)
      }
    } catch (error) {
      outcomes.push(...now)
      log.warn({ err: error }, 'what was sent is not written down yet')
      if (!stopping.signal.aborted) await sleep(1_000)
    }
    noting = outcomes.length > 0 && !stopping.signal.aborted ? noteSoon() : undefined
    wake().catch((error: unknown) => log.warn({ err: error }, 'what waits for programs is looked at later'))
  }

  async function leave(): Promise<void> {
    if (outcomes.length > 0) await db.transaction().execute((trx) => note(trx, outcomes))
    await putBack(
      db,
      [...onWay.values()].flatMap((all) => [...all]),
    )
  }

  return {
    wake,
    async stop() {
      stopping.abort()
      await next?.catch(() => undefined)
      await looking.catch(() => undefined)
      await poster.stop()
      // Each that was stopped has to say so.
      while (sending > 0) await sleep(1)
      await noting?.catch(() => undefined)
      // Where the database is away as well, what was taken is there again after its time.
      await leave().catch((error: unknown) =>
        log.warn({ err: error }, 'what was on its way is sent again later'),
      )
    },
  }
}

/** The same of every try, by which a receiver knows what it has already. */
export const idOf = (installation: string, entregaid: string): string => `msg_${installation}_${entregaid}`

export const bodyOf = ({ tipo, creado, datos }: Pick<Taken, 'tipo' | 'creado' | 'datos'>): string =>
  JSON.stringify({ type: tipo, timestamp: creado, data: datos })

async function findInstallation(db: Kysely<Database>): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select left(instalacionid::text, 8) as id from privado.instalacion`.execute(db)
  return rows[0]?.id ?? ''
}
