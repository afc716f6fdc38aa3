import { setTimeout as sleep } from 'node:timers/promises'
import { password, people } from '@portal/bench/page/people.ts'
import { celdas, columnas } from '@portal/bench/importar/planilla.ts'
import { maxFilasDeLlamada } from '@portal/contract/lotes.ts'
import pg from 'pg'
import { Outcomes, Visitor } from '../visitor.ts'
import { until } from '../wait.ts'
import { victims, type Victim } from './kills.ts'
import { startProduct, type Product } from './product.ts'

/** `kill -9` of the server, of its PostgreSQL and of both, while a sheet is imported: it goes on, and each row is done once. */

interface Importing {
  filas: number
  kills: number
  /** How many more rows are in between two kills. */
  everyFilas: number
}

interface Imported {
  /** Kills that met the import at work. */
  kills: number
  filas: number
  wrong: {
    'filas que faltan': number
    'filas hechas dos veces': number
    'filas que el lote no cuenta como hechas': number
    'filas que la misma planilla cambiaría': number
  }
}

interface Lote {
  loteid: string
  estado: string
  pendientes: number
  hechas: number
  cuentas: { igual: number }
  hecho: { creados: number }
}

export async function importWhileKilled({ filas, kills, everyFilas }: Importing): Promise<Imported> {
  const product = await startProduct()
  try {
    const ana = await Visitor.signIn(
      product.url,
      { ...people.ana, password },
      { outcomes: new Outcomes(), giveUpMs: 120_000 },
    )
    const { loteid } = await rehearse(ana, filas)
    await ana.insist('ImportarLote', { loteid })
    let killed = 0
    for (; killed < kills; killed++) {
      const enough = (killed + 1) * everyFilas
      await until(async () => (await read(ana, loteid)).hechas >= enough, { ms: 180_000, everyMs: 20 })
      if ((await read(ana, loteid)).estado !== 'importando') break
      await fall(product, victims[killed % victims.length] ?? 'el servidor')
    }
    await until(async () => (await read(ana, loteid)).estado === 'hecho', { ms: 600_000, everyMs: 200 })
    const lote = await read(ana, loteid)
    const { hay, otraVez } = await choferesOf(product)
    const again = await rehearse(ana, filas)
    return {
      kills: killed,
      filas,
      wrong: {
        'filas que faltan': filas - hay,
        'filas hechas dos veces': otraVez,
        'filas que el lote no cuenta como hechas': filas - lote.hecho.creados,
        'filas que la misma planilla cambiaría': filas - again.cuentas.igual,
      },
    }
  } finally {
    await product.stop()
  }
}

async function rehearse(visitor: Visitor, filas: number): Promise<Lote> {
  let lote: Lote | undefined
  for (let from = 1; from <= filas; from += maxFilasDeLlamada) {
    const to = Math.min(from + maxFilasDeLlamada - 1, filas)
    const records = await visitor.insist('RevisarLote', {
      loteid: lote?.loteid ?? '0',
      ...(!lote && {
        tipo: 'choferes',
        archivo: { nombre: 'choferes.xlsx', huella: '', hoja: 'Personal' },
        columnas,
      }),
      filas: Array.from({ length: to - from + 1 }, (_, i) => ({ fila: from + i, celdas: celdas(from + i) })),
      completa: to === filas,
    })
    lote = loteIn(records)
  }
  while (lote && lote.pendientes > 0)
    lote = loteIn(await visitor.insist('RevisarLote', { loteid: lote.loteid }))
  if (!lote) throw new Error('a sheet without rows')
  return lote
}

const read = async (visitor: Visitor, loteid: string): Promise<Lote> =>
  loteIn(await visitor.insist('DetailLote', { loteid, pagesize: 1 }))

function loteIn([lote]: readonly Record<string, unknown>[]): Lote {
  if (!lote) throw new Error('an answer without its lote')
  return lote as unknown as Lote // as the contract promises it
}

async function fall(product: Product, victim: Victim): Promise<void> {
  const killed = victim === 'el servidor' ? 0 : await product.killPostgres()
  if (victim !== 'PostgreSQL') {
    await product.killServer()
    product.startAgain()
  }
  if (killed > 0)
    await until(async () => ![0, killed].includes(await product.postmaster()), { ms: 60_000, everyMs: 20 })
  await until(async () => (await fetch(`${product.url}/salud`)).ok, { ms: 60_000, everyMs: 25 })
  await sleep(100)
}

/** How many of the sheet's choferes are there, and how many of them were written more than once. */
async function choferesOf(product: Product): Promise<{ hay: number; otraVez: number }> {
  const client = new pg.Client({ connectionString: await product.ownerUrl() })
  await client.connect()
  try {
    const { rows } = await client.query<{ hay: number; otraVez: number }>(
      `select count(distinct documento)::integer as hay,
        (count(*) - count(distinct documento) + count(*) filter (where version > 1))::integer as "otraVez"
      from chofer where apellido like 'De Prueba %'`,
    )
    return rows[0] ?? { hay: 0, otraVez: 0 }
  } finally {
    await client.end()
  }
}
