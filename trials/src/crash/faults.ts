import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { password, people } from '@portal/bench/page/people.ts'
import { say } from '@portal/bench/say.ts'
import { archivoUrl, named, providerDoor } from '@portal/contract/door.ts'
import { startS3Server } from '@portal/server/testing/s3Server.ts'
import { carrierCalls } from '../outages/calls.ts'
import { keepAsking, type Answered, type Asked } from '../outages/keepAsking.ts'
import { newChofer, sha256, uniquePicture } from '../deeds.ts'
import { noneOf, within, type Row } from '../promises.ts'
import { Outcomes, Visitor } from '../visitor.ts'
import { until } from '../wait.ts'
import { startProduct, type Product } from './product.ts'
import { startUnreliableMail } from './unreliableMail.ts'

/** What the portal leans on and can do without for a while, away under load: everything else goes on, and what waited is done. */

const faultMs = 10_000
const calmMs = 6_000
/** A fault may show for so long after it begins, and after it ends. */
const windowMs = 5_000
const loops = 4

export async function withoutMail(): Promise<readonly Row[]> {
  const mail = await startUnreliableMail()
  const product = await startProduct({
    env: { SMTP_URL: mail.url, MAIL_FROM: 'Portal <portal@proveedor.example>' },
  })
  try {
    const block = await letters(product.url)
    const rows: Row[] = []
    for (const [what, manner] of [
      ['correo caído', 'down'],
      ['correo que rechaza', 'refuses'],
      ['correo lento', 'slow'],
    ] as const) {
      rows.push(
        ...(await during(product.url, what, [block], {
          begin: () => mail.is(manner),
          end: () => mail.is('well'),
        })),
      )
    }
    return [...rows, ...(await lettersLeft(product, mail.received))]
  } finally {
    await product.stop()
    await mail.stop()
  }
}

export async function withoutS3(): Promise<readonly Row[]> {
  const s3 = await startS3Server()
  const product = await startProduct({ env: { STORAGE_URL: s3.storageUrl } })
  try {
    const carrier = await Visitor.signIn(
      product.url,
      { ...people.ana, password },
      { outcomes: new Outcomes(), giveUpMs: 60_000 },
    )
    const kept = new Map<string, string>()
    const keep = async () => {
      const bytes = uniquePicture()
      kept.set(await carrier.upload(bytes), sha256(bytes))
    }
    for (let n = 0; n < 10; n++) await keep()
    const [first] = kept.keys()
    const file: Asked = {
      name: 'archivo',
      path: archivoUrl(String(first)),
      init: () => ({ headers: { cookie: carrier.cookie } }),
    }
    const rows = await during(product.url, 'S3 caído', [file], { begin: s3.stop, end: s3.start })
    for (let n = 0; n < 10; n++) await keep()
    let lost = 0
    for (const [archivoid, hash] of kept) {
      const bytes = await carrier.bytes(archivoUrl(archivoid))
      if (!bytes || sha256(bytes) !== hash) lost += 1
    }
    return [
      ...rows,
      noneOf('S3 caído: archivos de antes y de después que no vuelven iguales', {
        found: lost,
        of: kept.size,
      }),
    ]
  } finally {
    await product.stop()
    await s3.stop()
  }
}

/** What people are answered before, during and after. */
async function during(
  url: string,
  what: string,
  more: readonly Asked[],
  fault: { begin: () => Promise<unknown>; end: () => Promise<unknown> },
): Promise<Row[]> {
  const load = keepAsking(url, [...(await carrierCalls(url)), ...more], loops)
  await sleep(calmMs)
  const began = load.now()
  await fault.begin()
  await sleep(faultMs)
  const ended = load.now()
  await fault.end()
  await sleep(calmMs)
  await load.stop()
  const odd = load.answered.filter(({ good, status }) => !good && status !== 503)
  for (const said of new Set(odd.map((each) => `  ${each.name}: ${each.status} ${each.said}`))) say(said)
  const inWindow = ({ at, took }: Answered) =>
    [began, ended].some((moment) => at + took >= moment && at <= moment + windowMs)
  const outside = load.answered.filter((each) => !inWindow(each)).map(({ took }) => took)
  const p99 = outside.toSorted((a, b) => a - b)[Math.floor(outside.length * 0.99)] ?? Infinity
  const busy = load.answered.filter(({ status }) => status === 503).length
  return [
    noneOf(`${what}: respuestas que no son buenas, 429 ni 503`, {
      found: odd.length,
      of: load.answered.length,
    }),
    { what: `${what}: respuestas 503`, measured: String(busy), goal: '' },
    within(`${what}: p99 fuera de los ${windowMs / 1000} s del corte y de la vuelta`, p99 / 1000, 1),
  ]
}

/** A write of the provider's that sends a letter each time. */
async function letters(url: string): Promise<Asked> {
  const manner = { outcomes: new Outcomes(), giveUpMs: 30_000 }
  const [carrier, provider] = [
    await Visitor.signIn(url, { ...people.ana, password }, manner),
    await Visitor.signIn(url, { ...people.revisor, password }, manner),
  ]
  // As many as nobody writes two of at once: whoever is late is told that the record changed.
  const choferes: { recursoid: string; bloqueado: boolean }[] = []
  for (let n = 0; n < 8 * loops; n++) {
    const [chofer] = await carrier.insist('SaveChofer', newChofer())
    choferes.push({ recursoid: String(chofer?.['choferid']), bloqueado: false })
  }
  let turn = 0
  return {
    name: 'BloquearRecurso',
    path: providerDoor.url,
    init: () => {
      const chofer = choferes[turn++ % choferes.length] ?? { recursoid: '', bloqueado: false }
      chofer.bloqueado = !chofer.bloqueado
      return {
        method: 'POST',
        headers: { origin: url, cookie: provider.cookie, 'content-type': 'application/json' },
        body: JSON.stringify({
          ...named('BloquearRecurso', providerDoor),
          ...chofer,
          motivo: 'Prueba de correo',
        }),
      }
    },
  }
}

/** Longer than the pauses grow between the tries of a letter. */
const lettersMs = 180_000

async function lettersLeft(product: Product, received: () => ReadonlyMap<string, number>): Promise<Row[]> {
  const client = new pg.Client({ connectionString: await product.ownerUrl() })
  await client.connect()
  try {
    const all = async () =>
      (
        await client.query<{ correoid: string; estado: string }>(
          `select correoid, estado from correo where plantilla = 'recursoBloqueado'`,
        )
      ).rows
    await until(async () => (await all()).every(({ estado }) => estado === 'enviado'), {
      ms: lettersMs,
      everyMs: 500,
    })
    const letters = await all()
    const times = received()
    const timesOf = ({ correoid }: { correoid: string }) => times.get(correoid) ?? 0
    return [
      noneOf('cartas que no salieron', {
        found: letters.filter((each) => each.estado !== 'enviado' || timesOf(each) === 0).length,
        of: letters.length,
      }),
      noneOf('cartas que salieron más de una vez', {
        found: letters.filter((each) => timesOf(each) > 1).length,
        of: letters.length,
      }),
    ]
  } finally {
    await client.end()
  }
}
