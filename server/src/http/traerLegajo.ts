import { createReadStream } from 'node:fs'
import { Refusal, refuse } from '@portal/contract'
import { addresses } from '@portal/contract/door.ts'
import { maxHojas } from '@portal/contract/entradas.ts'
import { maxTraido, TraerLegajo, type LegajoTraido } from '@portal/contract/legajo.ts'
import { Id } from '@portal/contract/values.ts'
import { publicaDe } from '@portal/legajo/manifiesto.ts'
import { Kysely, PostgresDialect } from 'kysely'
import * as z from 'zod/mini'
import type { Database } from '../database/schema.ts'
import type { Inspector } from '../inspection/inspector.ts'
import type { LegajoLeido } from '../importacion/messages.ts'
import { readInput } from '../inputProblems.ts'
import { insertTraidos, planOf, type Papelito } from '../operations/shared/legajo/traer.ts'
import { uploadTry } from '../sessions/limits.ts'
import { shownName } from '../storage/fileName.ts'
import { discard, type AcceptedFile } from '../storage/received.ts'
import { spool } from '../storage/spool.ts'
import type { AppParts } from './appParts.ts'
import { incomingFiles } from './incomingFiles.ts'
import { byteDoor } from './inSession.ts'
import { keepFiles } from './keepFiles.ts'

/**
 * Takes papers of another installation's legajo into an account's bandeja: by one of its people, or by the provider for it. It
 * is verified first, and only looked at with `revisar`; nothing comes of one that is not as it was signed, or by a key that nobody has
 * pinned. See docs/decisions/0148 and 0161.
 */
export const traerLegajoDoor = byteDoor({
  name: 'TraerLegajo',
  method: 'POST',
  path: `${addresses.traerLegajo}/:cuentaid`,
  params: z.object({ cuentaid: Id }),
  carrier: { access: 'contacto', writes: true, whileSuspended: true },
  provider: { access: 'administrador', writes: true, ofCuenta: true },
  refusals: 'envelope',
  incoming: incomingFiles({
    fields: Object.keys(TraerLegajo.shape),
    maxFiles: 1,
    maxFile: maxTraido.bytes,
    maxBytes: maxTraido.bytes + 500_000,
  }),
  async handle({
    params: { cuentaid },
    body: { fields, files, whose },
    caller,
    db,
    run,
    write,
    reply,
    parts,
  }) {
    const { rows } = await run({ text: 'select mi_cuenta() = $1 as own', values: [cuentaid] })
    if (rows[0]?.['own'] !== true) throw refuse('RECORD_NOT_FOUND')
    const { _session, ...said } = fields
    const { paso } = readInput(TraerLegajo, said)
    const [zip] = files
    if (!zip) throw new Error('an upload without a file')
    const { limits, storage } = parts.services
    await limits.consume(
      { limit: 'upload', key: String(caller.tokenHash?.toString('hex')) },
      uploadTry(whose, zip.bytes.size),
    )
    const legajo = await parts.legajos.read(zip.bytes.path, whose)
    const [plan, conocimiento] = [await planOf(db, legajo), await knownAs(parts, legajo.publica)]
    const answer = (traidos: number, ilegibles: number): string => {
      const { papeles, rechazados, anteriores, llave, publica, firmante, direccion, hecho, de } = legajo
      const record: LegajoTraido = {
        firmante,
        direccion,
        llave,
        publica,
        ...conocimiento,
        hecho,
        de,
        papeles: papeles.length,
        estaban: plan.estaban,
        ubicados: plan.nuevos.filter(
          ({ recursoid, tipodocumentoid }) => recursoid !== null && tipodocumentoid !== null,
        ).length,
        traidos,
        faltan: plan.nuevos.length - traidos - ilegibles,
        afuera: { rechazados, anteriores, ilegibles },
      }
      return JSON.stringify({ success: true, result: { records: [record] } })
    }
    const send = (body: string) => reply.type('application/json; charset=utf-8').send(body)
    if (paso === 'revisar') {
      await discard(zip)
      return send(answer(0, 0))
    }
    if (!conocimiento.conocida) throw refuse('LEGAJO_UNKNOWN_KEY', { words: { llave: spaced(legajo.llave) } })
    const { taken, ilegibles } = await takeFiles(plan.nuevos, {
      path: zip.bytes.path,
      whose,
      spoolDir: parts.spoolDir,
      inspector: parts.services.inspector,
    })
    await discard(zip)
    const { body } = await keepFiles(
      taken.flatMap(({ accepted }) => accepted),
      storage,
      (kept) => {
        let next = 0
        const traidos = taken.map(({ accepted, ...papelito }) => ({
          ...papelito,
          kept: kept.slice(next, (next += accepted.length)),
        }))
        return write(
          async ({ run: runs }) => {
            const { rows: made } = await runs(
              insertTraidos(traidos, { ...legajo, firmante: conocimiento.fijada ?? legajo.firmante }),
            )
            const first = made[0]?.['entradaid']
            return { body: answer(made.length, ilegibles), objeto: typeof first === 'string' ? first : null }
          },
          // Which of its papers come is no part of it: once they are there, they are none that come.
          { cuentaid, paso, legajo: zip.bytes.sha256 },
        )
      },
    )
    return send(body)
  },
})

/** As people compare it. */
const spaced = (llave: string): string => (llave.match(/.{4}/g) ?? []).join(' ')

/** This installation's own keys, and those that an administrador has pinned; any other is unknown, however whole a legajo is. */
async function knownAs(
  { pools }: Pick<AppParts, 'pools'>,
  publica: string,
): Promise<Pick<LegajoTraido, 'conocida' | 'fijada'>> {
  const bytes = publicaDe(publica)
  if (!bytes) return { conocida: false, fijada: null }
  const key = Buffer.from(bytes)
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: pools.proveedor }) })
  const own = await db
    .selectFrom('clave_de_firma')
    .select('claveid')
    .where('publica', '=', key)
    .executeTakeFirst()
  if (own) return { conocida: true, fijada: null }
  const pinned = await db
    .selectFrom('llave_ajena')
    .select('nombre')
    .where('publica', '=', key)
    .where('quitada', 'is', null)
    .executeTakeFirst()
  return { conocida: pinned !== undefined, fijada: pinned?.nombre ?? null }
}

interface Taking {
  path: string
  whose: string
  spoolDir: string
  inspector: Pick<Inspector, 'accept'>
}

/**
 * Files of the next papers, looked into as every file that comes in: what another server kept is no reason to keep it here. A
 * paper of which one is not taken does not come.
 */
async function takeFiles(nuevos: readonly Papelito[], { path, whose, spoolDir, inspector }: Taking) {
  const taken: (Papelito & { accepted: AcceptedFile[] })[] = []
  let ilegibles = 0
  try {
    for (const papelito of nuevos) {
      // Those that can't be read take time too.
      if (taken.length >= maxTraido.porVez || ilegibles >= maxTraido.porVez) break
      const { archivos } = papelito.papel
      const accepted =
        archivos.length > maxHojas
          ? undefined
          : await acceptAll(archivos, { path, whose, spoolDir, inspector })
      if (accepted) taken.push({ ...papelito, accepted })
      else ilegibles++
    }
    return { taken, ilegibles }
  } catch (error) {
    await Promise.all(taken.flatMap(({ accepted }) => accepted).map(discard))
    throw error
  }
}

/** Undefined where this server does not take one of them. */
async function acceptAll(
  archivos: LegajoLeido['papeles'][number]['archivos'],
  { path, whose, spoolDir, inspector }: Taking,
): Promise<AcceptedFile[] | undefined> {
  const received = []
  try {
    for (const { nombre, desde, bytes } of archivos) {
      const source = createReadStream(path, { start: desde, end: desde + Math.max(bytes, 1) - 1 })
      received.push({ nombre: shownName(nombre), bytes: await spool(source, spoolDir) })
    }
  } catch (error) {
    await Promise.all(received.map(discard))
    if (error instanceof Refusal && error.is('FILE_TOO_BIG')) return undefined
    throw error
  }
  try {
    return await inspector.accept(received, whose)
  } catch (error) {
    // The inspector left none behind. That it is busy, or the disk full, is nothing of the paper's.
    if (error instanceof Refusal && error.is('BAD_FILE')) return undefined
    throw error
  }
}
