import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { hoyEnBuenosAires, sumarDias } from '@portal/contract/calendario.ts'
import { estadoCuenta } from '@portal/contract/estadoCuenta.ts'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadCatalogo } from '../catalogo/load.ts'
import { tiposDocumento } from '../catalogo/catalogoInicial.ts'
import { startEmbedded, type EmbeddedDatabase } from '../database/embedded/embedded.ts'
import { migrate } from '../database/migrate.ts'
import { createPool } from '../database/pool.ts'
import type { Database } from '../database/schema.ts'
import { sweepVencidos } from '../jobs/vencimientos.ts'
import { createPasswords } from '../sessions/passwords.ts'
import { diskStorage } from '../storage/disk.ts'
import { hasDemo } from './hasDemo.ts'
import { loadDemo } from './load.ts'
import { DEMO_PASSWORD } from './signIns.ts'

let dir: string
let embedded: EmbeddedDatabase
let db: Kysely<Database>
const passwords = createPasswords()

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'portal-demo-'))
  embedded = await startEmbedded({ dataDir: join(dir, 'datos') })
  await migrate(embedded.ownerUrl)
  const pool = createPool({ url: embedded.ownerUrl, max: 2, name: 'demo', onError: () => {} })
  db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  await loadCatalogo(db)
  await load()
}, 60_000)

afterAll(async () => {
  await db.destroy()
  await embedded.stop()
  await rm(dir, { recursive: true, force: true })
})

function load(): Promise<void> {
  return loadDemo({
    db,
    storage: diskStorage(join(dir, 'archivos')),
    spoolDir: join(dir, 'spool'),
    hashPassword: passwords.hash,
    now: new Date(),
  })
}

async function count(
  table: 'cuenta' | 'chofer' | 'dominio' | 'unidad' | 'registro' | 'documento' | 'historial',
) {
  const { n } = await db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return n
}

describe('the catalogue', () => {
  test('is loaded once, and keeps what the provider edited', async () => {
    const renamed = { nombre: 'RTO o VTV al día' }
    await db.updateTable('tipo_documento').set(renamed).where('clave', '=', 'rto').execute()

    await loadCatalogo(db)

    const tipos = await db
      .selectFrom('tipo_documento')
      .select(['clave', 'nombre'])
      .where('clave', 'is not', null)
      .execute()
    expect(tipos).toHaveLength(tiposDocumento.length)
    expect(tipos.find((tipo) => tipo.clave === 'rto')).toMatchObject(renamed)
  })
})

describe('the demonstration', () => {
  test('has a rejection that points at its place on the page that was presented', async () => {
    const marked = await db
      .selectFrom('documento')
      .innerJoin('archivo', 'archivo.documentoid', 'documento.documentoid')
      .select(['documento.estado', 'documento.motivo', 'documento.marca', 'archivo.archivoid', 'decidido'])
      .where('documento.marca', 'is not', null)
      .execute()
    expect(marked).toHaveLength(1)
    expect(marked[0]).toMatchObject({
      estado: 'rechazado',
      motivo: expect.stringMatching(/\.$/) as string,
      marca: { archivoid: marked[0]?.archivoid, pagina: 1 },
      decidido: expect.any(String) as string,
    })
  })

  test('is loaded once', async () => {
    expect(await hasDemo(db)).toBe(true)
    const before = await count('documento')

    await load()

    expect(await count('documento')).toBe(before)
    expect(await count('cuenta')).toBe(5)
    expect(await count('chofer')).toBe(40)
    expect(await count('dominio')).toBe(31)
    expect(await count('unidad')).toBe(16)
    expect(await count('registro')).toBe(2)
  })

  test('shows slots of every status', async () => {
    const slots = await db.selectFrom('casilla').select(['estado', 'renovacion']).execute()
    expect(new Set(slots.map((slot) => slot.estado))).toEqual(
      new Set(['pendiente', 'en revision', 'activo', 'rechazado', 'vencido', 'bloqueado']),
    )
    expect(slots.some((slot) => slot.renovacion)).toBe(true)
  })

  test('has drivers of every fitness', async () => {
    const choferes = await db.selectFrom('chofer_con_aptitud').select('aptitud').execute()
    expect(new Set(choferes.map((chofer) => chofer.aptitud)).size).toBeGreaterThan(1)
  })

  test('has units with their parts, one of them at rest', async () => {
    const unidades = await db
      .selectFrom('unidad_con_aptitud')
      .select(['estado', 'arrastre1', 'culpables'])
      .execute()
    expect(unidades.filter(({ arrastre1 }) => arrastre1 !== null).length).toBeGreaterThan(5)
    expect(new Set(unidades.map(({ estado }) => estado))).toEqual(new Set(['ACTIVA', 'INACTIVA']))
    expect(unidades.some(({ culpables }) => culpables.length > 0)).toBe(true)
  })

  test('has carriers at work in several operaciones, in one and in none, with drivers to look at', async () => {
    const { rows } = await sql<{ operaciones: number; choferes: number }>`
      select (select count(*) from cuenta_operacion o where o.cuenta_id = c.cuenta_id)::int as operaciones,
        (select count(*) from veredicto_operacion v where v.cuenta_id = c.cuenta_id and v.clase = 'chofer')::int as choferes
      from cuenta c where c.estado = ${estadoCuenta.habilitado} order by 1`.execute(db)
    expect(rows.map(({ operaciones }) => operaciones)).toEqual([0, 1, 3])
    expect(rows.map(({ choferes }) => choferes > 0)).toEqual([false, true, true])
    const all = await sql<{ several: number }>`
      select count(*)::int as several from (select from cuenta_operacion group by cuenta_id having count(*) > 1) s`.execute(
      db,
    )
    expect(all.rows).toEqual([{ several: 2 }])
  })

  test('has a paper that operaciones alone ask for, one of them from a day on, and who says so', async () => {
    const asked = await db
      .selectFrom('exigencia')
      .innerJoin('tipo_documento', 'tipo_documento.tipodocumentoid', 'exigencia.tipodocumentoid')
      .select(['exigencia.obligatorio', 'exigencia.vigente_desde', 'exigencia.fuente'])
      .where('alcance', '=', 'por operación')
      .orderBy('exigencia.obligatorio')
      .execute()
    expect(asked).toEqual([
      { obligatorio: false, vigente_desde: null, fuente: '' },
      {
        obligatorio: true,
        vigente_desde: sumarDias(hoyEnBuenosAires(), 45),
        fuente: expect.stringContaining('Planta Norte') as string,
      },
    ])
    const { rows } = await sql<{ accountname: string; enOperacion: number }>`
      select c.accountname, count(*)::int as "enOperacion" from veredicto_casilla k join cuenta c on c.cuenta_id = k.cuenta_id
      where k.tipo like 'Charla%' and k.operaciones is not null group by 1 order by 1`.execute(db)
    expect(rows.map(({ accountname }) => accountname)).toEqual([
      expect.stringMatching(/^Expreso Ilusión/),
      expect.stringMatching(/^Logística Imaginaria/),
    ])
  })

  test('has a driver whom a carrier took out of an operation, and a vehicle that one operation excepts', async () => {
    const { rows: excluded } = await sql<{ nombre: string; motivo: string; sigue: boolean }>`
      select o.nombre, x.motivo, x.operacionid in (select * from operaciones_de(x.cuenta_id, x.recursoid, hoy())) as sigue
      from exclusion x join operacion o on o.operacionid = x.operacionid`.execute(db)
    expect(excluded).toEqual([
      { nombre: 'Depósito Central (demo)', motivo: expect.any(String) as string, sigue: false },
    ])
    const { rows: excepted } = await sql<{ nombre: string; aptitud: string; estado: string }>`
      select o.nombre, k.estado, v.culpables @? '$[*] ? (@.estado == "exceptuado")' as exceptuado
      from excepcion x join operacion o on o.operacionid = x.operacionid
      join veredicto_casilla k on k.cuenta_id = x.cuenta_id and k.recursoid = x.recursoid and k.tipodocumentoid = x.tipodocumentoid
      join veredicto_operacion v on v.cuenta_id = x.cuenta_id and v.recursoid = x.recursoid and v.operacionid = x.operacionid`.execute(
      db,
    )
    expect(excepted).toEqual([
      { nombre: 'Puerto Sur · combustibles (demo)', estado: 'pendiente', exceptuado: true },
    ])
  })

  test('keeps a file for each presentation, byte by byte', async () => {
    const files = await db
      .selectFrom('archivo')
      .select(['clave', 'size', 'documentoid', 'mediatype', 'miniatura'])
      .where('documentoid', 'is not', null)
      .execute()
    expect(files).toHaveLength(await count('documento'))
    const [file] = files
    if (!file) throw new Error('no file')
    const bytes = await buffer(await diskStorage(join(dir, 'archivos')).open(file.clave))
    expect(bytes).toHaveLength(file.size)
    for (const { mediatype, miniatura } of files) {
      expect(miniatura !== null).toBe(mediatype === 'image/jpeg')
    }
  })

  test('leaves the history that using the product would have left, and none of it in the future', async () => {
    const lines = await db
      .selectFrom('historial')
      .select(['createdtime', 'docrechistorial_estado', 'actor_nombre', 'documentoid'])
      .orderBy('createdtime')
      .execute()
    const decided = await db
      .selectFrom('documento')
      .select('documentoid')
      .where('decidido', 'is not', null)
      .execute()
    const ended = lines.filter((line) => line.docrechistorial_estado === 'vencido')
    expect(ended.length).toBeGreaterThan(0)
    expect(await sweepVencidos(db)).toMatchObject({ hechos: 0 })
    expect(lines).toHaveLength((await count('documento')) + decided.length + ended.length)
    expect(lines.every((line) => line.actor_nombre !== null)).toBe(true)
    expect(lines.filter((line) => line.createdtime > new Date().toISOString())).toEqual([])
  })

  test('lets everybody in with the one password', async () => {
    const credenciales = await db.selectFrom('privado.credencial').select('hash').execute()
    expect(credenciales).toHaveLength(8)
    expect(await passwords.verify(DEMO_PASSWORD, credenciales[0]?.hash)).toBe(true)
  })
})

describe('the gates of the demonstration', () => {
  const found = async () => {
    const { rows } = await sql<{
      sentido: string
      respuesta: string
      hallazgos: string[]
      dia: string
      sin_senal: boolean
      visita: object | null
      esperadas: object[]
    }>`
      select sentido, respuesta, hallazgos_de_paso(p) as hallazgos, (momento at time zone 'America/Argentina/Buenos_Aires')::date::text as dia,
        sin_senal, visita, esperadas from paso p`.execute(db)
    return rows
  }

  test('have a week of pasos, with whatever there is to look at', async () => {
    const pasos = await found()
    expect(pasos.length).toBeGreaterThan(50)
    expect(new Set(pasos.map(({ dia }) => dia)).size).toBeGreaterThanOrEqual(7)
    expect(new Set(pasos.flatMap(({ hallazgos }) => hallazgos))).toEqual(
      new Set(['igual', 'no coincide', 'dos puertas', 'chofer de visita', 'de baja']),
    )
    expect(new Set(pasos.map(({ respuesta }) => respuesta))).toEqual(
      new Set(['puede', 'no', 'llamar', 'no coincide', 'visita']),
    )
    expect(pasos.some(({ esperadas }) => esperadas.length > 0)).toBe(true)
    expect(pasos.some(({ sin_senal }) => sin_senal)).toBe(true)
  })

  test('have somebody inside, and controls that were missing on the day', async () => {
    const { rows: adentro } =
      await sql`select a.* from (select distinct sede from puerta) s, privado.adentro_de(s.sede) a`.execute(
        db,
      )
    expect(adentro.length).toBeGreaterThan(2)
    const { rows } = await sql<{ faltan: string[] }>`select faltan from exposicion(hoy() - 7, hoy())`.execute(
      db,
    )
    expect(rows.some(({ faltan }) => faltan.length > 0)).toBe(true)
    expect(rows.some(({ faltan }) => faltan.length === 0)).toBe(true)
  })

  test('write to nobody, and open nothing to anybody', async () => {
    expect(
      await db
        .selectFrom('paso')
        .select('pasoid')
        .where('igual', 'is not', null)
        .where(sql<boolean>`not exists (select from igual_avisado a where a.pasoid = paso.pasoid)`)
        .execute(),
    ).toEqual([])
    const { rows } = await sql<{
      n: string
    }>`select count(*) as n from privado.codigo_de_dispositivo`.execute(db)
    expect(Number(rows[0]?.n)).toBe(0)
  })
})
