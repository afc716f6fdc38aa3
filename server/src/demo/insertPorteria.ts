import { randomBytes, randomUUID } from 'node:crypto'
import { diaEnBuenosAires, hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import { lugares } from '@portal/contract/lugaresDeUnidad.ts'
import type { PasoDicho, TurnoDicho } from '@portal/contract/porteria.ts'
import type { Autoriza } from '@portal/contract/puertas.ts'
import { deUno } from '@portal/pase/juicio.ts'
import { sql, type Transaction } from 'kysely'
import * as z from 'zod/mini'
import type { Database } from '../database/schema.ts'
import { EnPuerta, motivosEnPuerta } from '../operations/gate/enPuerta.ts'
import { said } from '../said.ts'
import { demoOperaciones } from './insertOperaciones.ts'

/** Gates of the demonstration, of one operation and of none, with the devices there; what is revoked was lost three days ago. */
export const demoPuertas = [
  {
    nombre: 'Balanza (demo)',
    sede: 'Planta Norte (demo)',
    operacion: demoOperaciones[0].nombre,
    con_nombres: true,
    dispositivos: [{ nombre: 'Celular de la balanza (demo)', revocado: false }],
  },
  {
    nombre: 'Portón (demo)',
    sede: 'Depósito Central (demo)',
    operacion: null,
    con_nombres: false,
    dispositivos: [
      { nombre: 'Tableta del portón (demo)', revocado: false },
      { nombre: 'Celular perdido (demo)', revocado: true },
    ],
  },
] as const

const autoriza: Autoriza = {
  nombre: 'Jefatura de Utilería (demo)',
  puesto: 'Jefa de planta',
  telefono: '+54 11 5550 0199',
  email: null,
}
export const demoGuardias = ['Fermín Tranquera (demo)', 'Ramona Barrera (demo)'] as const
/** Of both: whoever tries the app needs a code of the console besides. */
export const DEMO_PIN = '2468'

const HOUR = 3_600_000
const DAY = 24 * HOUR

interface Demo {
  administrador: string
  hashPin: (pin: string) => Promise<string>
  now: Date
}

/**
 * A week at two gates, as their devices would have written it down and by the same way in. How each stood is how it stands now.
 * No device has a token: what was never drawn opens nothing to anybody.
 */
export async function insertPorteria(
  trx: Transaction<Database>,
  { administrador, hashPin, now }: Demo,
): Promise<void> {
  const [norte, central] = await Promise.all(
    demoPuertas.map((puerta) => insertPuerta(trx, puerta, { administrador, now })),
  )
  if (!norte || !central) return
  const guardias = await insertGuardias(trx, [norte.puertaid, central.puertaid], await hashPin(DEMO_PIN))
  const [celular] = norte.dispositivos
  const [tableta, perdido] = central.dispositivos
  if (!celular || !tableta || !perdido) return
  const atNorte = await unitsAt(trx, celular)
  const known = await unitsAt(trx, tableta)
  const left = await trx
    .selectFrom('chofer')
    .select('documento')
    .where('estado_cuenta', '=', 'BAJA')
    .where('fecha_baja', '<', diaEnBuenosAires(new Date(now.getTime() - 7 * DAY)))
    .orderBy('choferid')
    .executeTakeFirst()
  const baja = left && (await see(trx, tableta, { lugar: 'chofer1', texto: left.documento })).alone
  const [both] = mayEnter(atNorte)
  const [first, second] = mayEnter(known.filter((each) => plateOf(each) !== (both && plateOf(both))))
  const other = first && (await otherDriver(trx, tableta, first))
  await receive(trx, celular, weekAtNorte(atNorte, now), { guardias, now })
  await receive(trx, tableta, weekAtCentral({ known, atNorte, both, first, second, other, baja }, now), {
    guardias,
    now,
  })
  await receive(trx, perdido, lostDay(known, now), { guardias, now })
  await asIfSoon(trx, { perdido, administrador, now })
}

interface Dispositivo {
  dispositivoid: string
  hash: Buffer
}

async function insertPuerta(
  trx: Transaction<Database>,
  { dispositivos, operacion, ...puerta }: (typeof demoPuertas)[number],
  { administrador, now }: Pick<Demo, 'administrador' | 'now'>,
) {
  const { puertaid } = await trx
    .insertInto('puerta')
    .values({
      ...puerta,
      operacionid: trx.selectFrom('operacion').select('operacionid').where('nombre', '=', operacion),
      autorizan: JSON.stringify([autoriza]),
      creada: new Date(now.getTime() - 45 * DAY).toISOString(),
    })
    .returning('puertaid')
    .executeTakeFirstOrThrow()
  const made: Dispositivo[] = []
  for (const { nombre } of dispositivos) {
    const { dispositivoid } = await trx
      .insertInto('dispositivo')
      .values({
        puertaid,
        nombre,
        enrolado: new Date(now.getTime() - 40 * DAY).toISOString(),
        enrolado_por: administrador,
        visto: now.toISOString(),
        lista: now.toISOString(),
      })
      .returning('dispositivoid')
      .executeTakeFirstOrThrow()
    const hash = randomBytes(32)
    await sql`insert into privado.clave_de_dispositivo (token_hash, dispositivoid) values (${hash}, ${dispositivoid})`.execute(
      trx,
    )
    made.push({ dispositivoid, hash })
  }
  return { puertaid, dispositivos: made }
}

async function insertGuardias(
  trx: Transaction<Database>,
  puertas: string[],
  hash: string,
): Promise<string[]> {
  const rows = await trx
    .insertInto('guardia')
    .values(demoGuardias.map((nombre) => ({ nombre, puertas })))
    .returning('guardiaid')
    .execute()
  for (const { guardiaid } of rows)
    await sql`insert into privado.pin_de_guardia (guardiaid, hash) values (${guardiaid}, ${hash})`.execute(
      trx,
    )
  return rows.map(({ guardiaid }) => guardiaid)
}

/** A unit as it came, and how it stands there. */
interface Llegada {
  transporte: string
  partes: PasoDicho['partes']
  respuesta: 'puede' | 'no' | 'llamar'
  motivos: string[]
}

const Parte = z.extend(EnPuerta, { lugar: z.optional(z.enum(lugares)) })
const Visto = z.object({
  partes: z.array(Parte),
  unidades: z.array(z.object({ partes: z.array(Parte) })),
})

/** How who bears that plate or number stands at a gate, and the unit that it is of. */
async function see(
  trx: Transaction<Database>,
  { hash }: Dispositivo,
  parte: PasoDicho['partes'][number],
): Promise<{ alone: Llegada; unidad: Llegada | undefined }> {
  const { rows } = await sql<{ visto: unknown }>`
    select ver_en_puerta(${hash}, ${JSON.stringify([parte])}) as visto`.execute(trx)
  const { partes, unidades } = Visto.parse(rows[0]?.visto)
  const [unidad] = unidades
  return {
    alone: arrived(partes.map((each) => ({ ...each, lugar: parte.lugar }))),
    unidad: unidad && arrived(unidad.partes),
  }
}

function arrived(partes: readonly z.output<typeof Parte>[]): Llegada {
  const hoy = hoyEnBuenosAires()
  const judged = partes.map((parte) => deUno(parte, parte.dicho, hoy).respuesta)
  return {
    transporte: partes[0]?.transporte ?? '',
    partes: partes.flatMap(({ lugar, dicho }) => (lugar ? [{ lugar, texto: dicho }] : [])),
    respuesta: judged.includes('llamar') ? 'llamar' : judged.includes('no') ? 'no' : 'puede',
    motivos: partes
      .flatMap((parte) => motivosEnPuerta(parte, hoy))
      .map((motivo) => said('es', motivo))
      .slice(0, 10),
  }
}

/** Every unit on the road that a gate knows. */
async function unitsAt(trx: Transaction<Database>, dispositivo: Dispositivo): Promise<Llegada[]> {
  const tractores = await trx
    .selectFrom('unidad')
    .innerJoin('dominio', 'dominio.dominioid', 'unidad.tractor')
    .select('dominio.dominio')
    .where('unidad.estado', '=', 'ACTIVA')
    .orderBy('unidad.unidadid')
    .execute()
  const known: Llegada[] = []
  for (const { dominio } of tractores) {
    const { unidad } = await see(trx, dispositivo, { lugar: 'tractor', texto: dominio })
    if (unidad) known.push(unidad)
  }
  return known
}

/** Another driver of the same transporte: one who may enter, where there is one. */
async function otherDriver(
  trx: Transaction<Database>,
  dispositivo: Dispositivo,
  { transporte, partes }: Llegada,
): Promise<Llegada | undefined> {
  const choferes = await trx
    .selectFrom('chofer')
    .innerJoin('cuenta', 'cuenta.cuenta_id', 'chofer.cuenta_id')
    .select('chofer.documento')
    .where('cuenta.accountname', '=', transporte)
    .where('chofer.estado_cuenta', '=', 'ACTIVO')
    .orderBy('chofer.choferid')
    .execute()
  const others: Llegada[] = []
  for (const { documento } of choferes)
    if (!partes.some(({ texto }) => texto === documento))
      others.push((await see(trx, dispositivo, { lugar: 'chofer1', texto: documento })).alone)
  return others.find(({ respuesta }) => respuesta === 'puede') ?? others[0]
}

/** What a device wrote down, but for its names and its shift. */
type Anotado = Omit<PasoDicho, 'pasoid' | 'turnoid' | 'momento' | 'reloj' | 'pase'> & { at: Date }

/** On a day so long ago, at an hour there. */
const on = (now: Date, daysAgo: number, hour: number): Date =>
  new Date(Date.parse(diaEnBuenosAires(new Date(now.getTime() - daysAgo * DAY))) + (hour + 3) * HOUR)

const hoursAgo = (now: Date, hours: number): Date => new Date(now.getTime() - hours * HOUR)

const noted = (
  at: Date,
  sentido: PasoDicho['sentido'],
  llegada: Llegada,
  more: Partial<Anotado> = {},
): Anotado => ({
  at,
  sentido,
  partes: llegada.partes,
  esperadas: [],
  visita: null,
  respuesta: llegada.respuesta,
  motivos: sentido === 'sale' ? [] : llegada.motivos,
  edad: 240,
  igual: null,
  tecleado: [],
  sin_senal: false,
  ...more,
})

const visit = (
  at: Date,
  sentido: PasoDicho['sentido'],
  visita: NonNullable<PasoDicho['visita']>,
): Anotado => ({
  ...noted(at, sentido, { ...desconocida, partes: [], motivos: [] }),
  visita,
  respuesta: 'visita',
})

const inAndOut = (entra: Date, sale: Date, llegada: Llegada, more?: Partial<Anotado>): Anotado[] => [
  noted(entra, 'entra', llegada, more),
  noted(sale, 'sale', llegada),
]

const visits = (entra: Date, sale: Date, who: NonNullable<PasoDicho['visita']>): Anotado[] => [
  visit(entra, 'entra', who),
  visit(sale, 'sale', who),
]

/** One that may not enter is turned away. */
const comesAndGoes = (entra: Date, sale: Date, llegada: Llegada, more?: Partial<Anotado>): Anotado[] =>
  llegada.respuesta === 'puede'
    ? inAndOut(entra, sale, llegada, more)
    : [noted(entra, 'no entra', llegada, more)]

/** Who may comes each day, at an hour of its own; and each of the others once. */
const week = (now: Date, known: readonly Llegada[], hour: number): Anotado[] => [
  ...days.flatMap((daysAgo) =>
    mayEnter(known).flatMap((llegada, i) => {
      const at = hour + i * 0.7 + (daysAgo % 3) * 0.3
      return inAndOut(on(now, daysAgo, at), on(now, daysAgo, at + 3.4), llegada)
    }),
  ),
  ...days.flatMap((daysAgo, i) =>
    known
      .filter(({ respuesta }) => respuesta === 'no')
      .slice(i, i + 1)
      .map((llegada) => noted(on(now, daysAgo, hour + 2.9), 'no entra', llegada)),
  ),
]

const mayEnter = (known: readonly Llegada[]): Llegada[] =>
  known.filter(({ respuesta }) => respuesta === 'puede').slice(0, 5)

const days = [6, 5, 4, 3, 2, 1] as const

const igual = { autoriza: autoriza.nombre, motivo: 'Carga perecedera: trae el papel mañana.' }

const desconocida: Llegada = {
  transporte: '',
  partes: [{ lugar: 'tractor', texto: 'ZX999ZZ' }],
  respuesta: 'llamar',
  motivos: ['No figura en la lista de hoy. Puede ser nueva o de un transporte que no se registró.'],
}

const visitante = {
  nombre: 'Visitante de Cartón (demo)',
  documento: '99000111',
  a_quien: 'Mantenimiento',
  empresa: 'Tornería Ficticia (demo)',
}

function weekAtNorte(known: readonly Llegada[], now: Date): Anotado[] {
  const [first] = mayEnter(known)
  if (!first) return week(now, known, 6.2)
  // Without a signal for three hours of a night.
  const atNight = inAndOut(on(now, 3, 22.6), on(now, 3, 23.5), first, { edad: 9_800 })
  return [
    ...week(now, known, 6.2),
    ...atNight.map((paso) => ({ ...paso, sin_senal: true })),
    noted(hoursAgo(now, 2.2), 'entra', first),
  ]
}

interface OfCentral {
  known: readonly Llegada[]
  atNorte: readonly Llegada[]
  /** That goes to both gates, and two that go to this one. */
  both: Llegada | undefined
  first: Llegada | undefined
  second: Llegada | undefined
  /** Who drives the first once in the place of its driver, and one who left. */
  other: Llegada | undefined
  baja: Llegada | undefined
}

/** Beside those that come each day, one of each thing that there is to look at. */
function weekAtCentral(
  { known, atNorte, both, first, second, other, baja }: OfCentral,
  now: Date,
): Anotado[] {
  const [stopped, another] = known.filter(({ respuesta }) => respuesta === 'no').slice(days.length)
  const allowed = another ?? stopped
  const driver = first && driverOf(first)
  return [
    ...week(
      now,
      known.filter((each) => !atNorte.some((other) => plateOf(other) === plateOf(each))),
      7.1,
    ),
    ...(stopped ? [noted(on(now, 5, 15.2), 'no entra', stopped)] : []),
    ...(baja ? [noted(on(now, 5, 9.3), 'no entra', baja)] : []),
    noted(on(now, 4, 10.4), 'no entra', desconocida),
    ...(allowed ? inAndOut(on(now, 2, 15.6), on(now, 2, 17.1), allowed, { igual }) : []),
    ...(first
      ? [noted(on(now, 4, 16.1), 'no entra', first, { respuesta: 'no coincide', tecleado: ['777'] })]
      : []),
    ...(second ? inAndOut(on(now, 3, 17.3), on(now, 3, 18.9), second, { tecleado: ['0O0'] }) : []),
    ...(first && driver && other
      ? comesAndGoes(
          on(now, 1, 16.4),
          on(now, 1, 18.1),
          { ...other, partes: first.partes.flatMap((parte) => (parte === driver ? other.partes : parte)) },
          { esperadas: [driver] },
        )
      : []),
    // Nobody wrote down that it left the other site.
    ...(both ? inAndOut(on(now, 1, 8.2), on(now, 1, 8.9), both) : []),
    ...visits(on(now, 1, 10.2), on(now, 1, 11.6), visitante),
    ...(driver
      ? visits(on(now, 2, 11.2), on(now, 2, 12.4), {
          ...visitante,
          nombre: 'Chofer de Visita (demo)',
          documento: driver.texto,
        })
      : []),
    ...(second ? [noted(hoursAgo(now, 0.8), 'entra', second)] : []),
    visit(hoursAgo(now, 0.5), 'entra', {
      ...visitante,
      nombre: 'Inspectora de Cartón (demo)',
      documento: '99000222',
    }),
  ]
}

const plateOf = ({ partes }: Llegada) => partes.find(({ lugar }) => lugar === 'tractor')?.texto
const driverOf = ({ partes }: Llegada) => partes.find(({ lugar }) => lugar === 'chofer1')

const lostDay = (known: readonly Llegada[], now: Date): Anotado[] =>
  mayEnter(known)
    .slice(0, 1)
    .flatMap((llegada) => inAndOut(on(now, 6, 19), on(now, 6, 20.2), llegada))

/** As a device brings it: a shift a day, and its pasos in the order of their moments. */
async function receive(
  trx: Transaction<Database>,
  { hash }: Dispositivo,
  all: readonly Anotado[],
  { guardias, now }: { guardias: readonly string[]; now: Date },
): Promise<void> {
  const turnos = new Map<string, TurnoDicho>()
  const pasos: PasoDicho[] = []
  for (const { at, ...paso } of all.toSorted((one, other) => one.at.getTime() - other.at.getTime())) {
    const dia = diaEnBuenosAires(at)
    const desde = new Date(at.getTime() - HOUR / 2)
    const turno = turnos.get(dia) ?? {
      turnoid: randomUUID(),
      guardiaid: guardias[turnos.size % guardias.length] ?? '',
      desde: desde.toISOString(),
      hasta: null,
    }
    turnos.set(dia, {
      ...turno,
      hasta: new Date(Math.min(at.getTime() + HOUR / 2, now.getTime())).toISOString(),
    })
    const momento = at.toISOString()
    pasos.push({ ...paso, pasoid: randomUUID(), turnoid: turno.turnoid, momento, reloj: momento, pase: null })
  }
  await sql`
    select * from recibir_pasos(${hash}, ${JSON.stringify([...turnos.values()])}, ${JSON.stringify(pasos)}, 'demo', null)`.execute(
    trx,
  )
}

/** Each reached the server soon, unless there was no signal, and nobody is written to of a week that never was. */
async function asIfSoon(
  trx: Transaction<Database>,
  { perdido, administrador, now }: { perdido: Dispositivo; administrador: string; now: Date },
): Promise<void> {
  await sql`insert into igual_avisado (pasoid) select pasoid from paso where igual is not null`.execute(trx)
  await sql`set constraints all immediate`.execute(trx)
  await sql`alter table paso disable trigger user`.execute(trx)
  await sql`update paso set recibido = momento + case when sin_senal then interval '3 hours' else interval '4 seconds' end`.execute(
    trx,
  )
  await sql`alter table paso enable trigger user`.execute(trx)
  const lost = new Date(now.getTime() - 3 * DAY).toISOString()
  await trx
    .updateTable('dispositivo')
    .set({ revocado: lost, revocado_por: administrador, visto: lost, lista: lost })
    .where('dispositivoid', '=', perdido.dispositivoid)
    .execute()
}
