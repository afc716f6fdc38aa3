import pg from 'pg'
import { archivoUrl } from '@portal/contract/door.ts'
import { sha256 } from '../deeds.ts'
import type { Load } from './load.ts'
import type { MailServer } from '../mailServer.ts'
import { noneOf, within, type Row } from '../promises.ts'
import { until } from '../wait.ts'

/** Holds all that was acknowledged against what is there now; `inHand` is the letter that the killed node was sending. */
export async function checkAll(
  databaseUrl: string,
  load: Load,
  mail: MailServer,
  inHand: string,
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return [
      ...(await checkChoferes(client, load)),
      await checkFiles(load),
      await checkPasos(client, load),
      ...(await checkLetters(client, load, mail, inHand)),
    ]
  } finally {
    await client.end()
  }
}

async function checkChoferes(client: pg.Client, { acknowledged }: Load): Promise<Row[]> {
  const { choferes } = acknowledged
  const { rows } = await client.query<{ choferid: string; documento: string }>(
    `select choferid, documento from chofer where documento = any ($1)`,
    [[...choferes.values()]],
  )
  const { rows: audited } = await client.query<{ objeto: string; times: number }>(
    `select objeto, count(*)::int as times from auditoria where accion = 'SaveChofer' and objeto = any ($1) group by objeto`,
    [[...choferes.keys()]],
  )
  const once = new Set(audited.filter(({ times }) => times === 1).map(({ objeto }) => objeto))
  const there = new Map(rows.map(({ choferid, documento }) => [choferid, documento]))
  const lost = [...choferes].filter(([choferid, documento]) => there.get(choferid) !== documento)
  return [
    noneOf('escrituras confirmadas que se perdieron', { found: lost.length, of: choferes.size }),
    noneOf('escrituras que la auditoría no dice una sola vez', {
      found: choferes.size - once.size,
      of: choferes.size,
    }),
  ]
}

async function checkFiles({ acknowledged: { archivos }, carrier }: Load): Promise<Row> {
  let lost = 0
  for (const [archivoid, hash] of archivos) {
    const bytes = await carrier.bytes(archivoUrl(archivoid)).catch(() => undefined)
    if (!bytes || sha256(bytes) !== hash) lost++
  }
  return noneOf('archivos confirmados que se perdieron o cambiaron', { found: lost, of: archivos.size })
}

async function checkPasos(client: pg.Client, { acknowledged: { pasos } }: Load): Promise<Row> {
  const { rows } = await client.query<{ pasoid: string }>(`select pasoid from paso where turnoid = $1`, [
    pasos.turnoid,
  ])
  const there = new Set(rows.map(({ pasoid }) => pasoid))
  const lost = pasos.pasoids.filter((pasoid) => !there.has(pasoid))
  return noneOf('pasos confirmados a una portería que se perdieron', {
    found: lost.length,
    of: pasos.pasoids.length,
  })
}

/** Longer than a letter waits that a killed node had in hand. */
const lettersMs = 240_000

async function checkLetters(
  client: pg.Client,
  { acknowledged: { bloqueos } }: Load,
  { received }: MailServer,
  inHand: string,
): Promise<Row[]> {
  const query = async () =>
    (
      await client.query<{ correoid: string; estado: string }>(
        `select correoid, estado from correo where plantilla = 'recursoBloqueado'`,
      )
    ).rows
  await until(async () => (await query()).every(({ estado }) => estado === 'enviado'), {
    ms: lettersMs,
    everyMs: 500,
  })
  const letters = await query()
  const timesOf = (correoid: string) => received.get(correoid) ?? []
  const of = letters.length
  const gone = (estado: string, correoid: string) => estado === 'enviado' && timesOf(correoid).length > 0
  const lost = letters.filter(({ correoid, estado }) => !gone(estado, correoid))
  const others = letters.filter(({ correoid }) => correoid !== inHand)
  const twice = others.filter(({ correoid }) => timesOf(correoid).length > 1)
  return [
    noneOf('cartas que se encolaron de más o de menos', { found: Math.abs(bloqueos - of), of: bloqueos }),
    noneOf('cartas que no salieron', { found: lost.length, of }),
    noneOf('cartas que salieron más de una vez', { found: twice.length, of: others.length }),
    letterInHand(timesOf(inHand)),
  ]
}

/** A server of mail that has a letter and could not say so is sent it once more: SMTP knows no better. */
function letterInHand(times: readonly number[]): Row {
  const what = 'la carta que enviaba el nodo que murió: sale de nuevo, con el mismo Message-ID'
  const [first, second] = times
  if (first === undefined || second === undefined)
    return { what, measured: `salió ${times.length} vez`, goal: '≤ 90 s', holds: false }
  return within(what, (second - first) / 1000, 90)
}
