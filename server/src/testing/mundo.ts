import fc from 'fast-check'
import type pg from 'pg'
import { diaEnBuenosAires, sumarDias } from '@portal/contract/calendario.ts'
import { presentadasAl, type PresentadaConFechas } from '../rules/oracle/alDia.ts'
import { estadoCasilla, mesesAparte, nombraDe, type Presentada } from '../rules/oracle/casilla.ts'
import { excepcionQueVale } from '../rules/oracle/excepcionQueVale.ts'
import { masEstricto } from '../rules/oracle/masEstricto.ts'
import type { Situacion } from '../rules/culpable.ts'
import { exceptuadoHasta } from '../rules/excepcion.ts'
import { sinCondiciones, type Condiciones } from '@portal/contract/reglaDeTipo.ts'
import { rigorEn } from '../rules/exigencia.ts'
import { tipoAplica, type Atributos } from '../rules/requisitos.ts'
import { prepared } from './connectClient.ts'

/** Made-up catalogues, resources and presentations, for tests that hold the database's views to the rules. */

/** The day on which they are looked at. */
export const hoy = '2026-11-21'

// Around every edge: past, today, the days of the two warnings, and far ahead.
const fecha = fc.option(
  fc.constantFrom(-400, -1, 0, 1, 6, 7, 8, 29, 30, 31, 400).map((days) => sumarDias(hoy, days)),
  { freq: 5 },
)
const some = <Value>(...values: Value[]) => fc.option(fc.uniqueArray(fc.constantFrom(...values)), { freq: 2 })
const seldom = fc.integer({ min: 0, max: 4 }).map((n) => n === 0)
const often = seldom.map((value) => !value)

export const condiciones = fc
  .record({
    docrectipo_recurso: fc.constantFrom('transporte', 'chofer', 'chofer dado de baja', 'dominio'),
    alcance: fc.constantFrom('general', 'general', 'por operación'),
    vigente: fc.tuple(fecha, fecha),
    aplica_vehiculos: some('Tractor', 'Semirremolque'),
    aplica_carrocerias: some('Cisterna', 'Sider'),
    aplica_tipo_vehiculo: fc.option(fc.constantFrom('MOTRIZ', 'ARRASTRE'), { freq: 2 }),
    aplica_peligrosas: seldom,
    aplica_alimentos: seldom,
    aplica_titularidades: some('PROPIO', 'LEASING', 'TERCERO'),
    aplica_extranjeros: seldom,
  })
  .map(({ vigente: [one, other], ...rest }) => {
    const turned = one !== null && other !== null && one > other
    return {
      ...rest,
      vigente_desde: turned ? other : one,
      vigente_hasta: turned ? one : other,
    } satisfies Condiciones
  })

export const atributos = fc.record({
  tiporecurso: fc.constantFrom('transporte', 'chofer', 'chofer dado de baja', 'dominio'),
  vehiculo: fc.option(fc.constantFrom('Tractor', 'Semirremolque', 'Utilitario')),
  carroceria: fc.option(fc.constantFrom('Cisterna', 'Sider', 'Otro')),
  tipo_vehiculo: fc.option(fc.constantFrom('MOTRIZ', 'ARRASTRE')),
  transporta_peligrosas: fc.boolean(),
  transporta_alimentos: fc.boolean(),
  titularidad: fc.option(fc.constantFrom('PROPIO', 'LEASING', 'TERCERO')),
  extranjero: fc.boolean(),
}) satisfies fc.Arbitrary<Atributos>

export const presentada = fc.record({
  estado: fc.constantFrom('en revision', 'aprobado', 'rechazado'),
  bloqueado: seldom,
  fecha_vencimiento: fecha,
}) satisfies fc.Arbitrary<Presentada>

/** Up to the day itself, on both sides of Buenos Aires' midnight. */
const pasado = fc
  .tuple(fc.constantFrom(0, 1, 2, 30, 60, 400), fc.constantFrom('02:59:59', '03:00:00', '15:00:00'))
  .map(([days, time]) => `${sumarDias(hoy, -days)}T${time}.000Z`)

/** What was presented in a slot, oldest first. */
const presentaciones = fc
  .array(
    fc.record({
      estado: fc.constantFrom('aprobado', 'aprobado', 'en revision', 'rechazado', 'anulado'),
      bloqueado: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
      fecha_vencimiento: fecha,
      fecha_emision: fc.option(fc.constantFrom(0, 1, 31, 400).map((days) => sumarDias(hoy, -days))),
      periodo: fc.option(fc.constantFrom('2025-10', '2026-09', '2026-10', '2026-11'), { freq: 2 }),
      presentado: pasado,
      tardio: seldom,
    }),
    { maxLength: 4 },
  )
  .map((all) => all.map((each) => ({ ...each, tardio: each.tardio && each.periodo !== null })))
  // Two of one instant have no order that anybody could hold them to.
  .map((all) => [...new Map(all.map((each) => [each.presentado, each])).values()])
  .map((all) => all.toSorted((a, b) => (a.presentado < b.presentado ? -1 : 1)))
  // At most one of a month waits: a new presentation takes the place of the one that did.
  .map((all) =>
    all.filter(
      ({ estado, periodo }, i) =>
        estado !== 'en revision' ||
        !all.slice(i + 1).some((later) => later.estado === 'en revision' && later.periodo === periodo),
    ),
  )

/** What lifts a slot: given up to the day itself, which its own day may have been too. */
const excepcion = fc
  .record({
    antes: fc.constantFrom(0, 0, 1, 30, 60),
    dura: fc.constantFrom(0, 1, 7, 8, 30, 31, 61, 366),
  })
  .map(({ antes, dura }) => ({ desde: sumarDias(hoy, -antes), hasta: sumarDias(hoy, dura - antes) }))

const tipo = fc
  .record({
    condiciones,
    paraTodos: often,
    obligatorio: often,
    critico: often,
    vigencia: fc.constantFrom('impresa', 'meses', 'mensual', 'sin vencimiento'),
    presentaciones,
    excepcion: fc.option(excepcion, { freq: 1 }),
  })
  .map(({ condiciones: { docrectipo_recurso, ...rest }, paraTodos, ...tipo }) => ({
    ...tipo,
    docrectipo_recurso,
    ...(paraTodos ? { ...sinCondiciones, alcance: rest.alcance } : rest),
  }))

/** What an operacion asks of a type, and lifts of it. */
const exigida = fc.record({
  exigencia: fc.option(
    fc
      .record({
        rigor: fc.constantFrom('critico', 'critico', 'obligatorio', 'optativo'),
        vigente: fc.tuple(fecha, fecha),
      })
      .map(({ rigor, vigente: [one, other] }) => {
        const turned = one !== null && other !== null && one > other
        return {
          critico: rigor === 'critico',
          obligatorio: rigor !== 'optativo',
          vigente_desde: turned ? other : one,
          vigente_hasta: turned ? one : other,
        }
      }),
    { freq: 2 },
  ),
  excepcion: fc.option(excepcion, { freq: 1 }),
})

const operacion = fc.record({
  activa: often,
  /** From how many days ago the account takes part, and through how many from today. */
  desde: fc.constantFrom(400, 400, 1, 0, -1),
  hasta: fc.option(fc.constantFrom(-1, 0, 7, 400), { freq: 1 }),
  excluidos: fc.record({ chofer: seldom, dominio: seldom }),
  exigidas: fc.array(exigida, { minLength: 8, maxLength: 8 }),
})

const estadoRecurso = fc.constantFrom('ACTIVO', 'ACTIVO', 'BAJA', 'BLOQUEADO')

export const mundo = fc.record({
  operaciones: fc.array(operacion, { maxLength: 2 }),
  tipos: fc.array(tipo, { minLength: 1, maxLength: 8 }),
  chofer: fc.record({
    estado: estadoRecurso,
    transporta_peligrosas: fc.boolean(),
    transporta_alimentos: fc.boolean(),
    nacionalidad: fc.constantFrom('Argentina', 'Chilena'),
  }),
  dominio: fc.record({
    estado: estadoRecurso,
    vehiculo: fc.constantFrom('Tractor', 'Semirremolque'),
    carroceria: fc.option(fc.constantFrom('Cisterna', 'Sider')),
    tipo_vehiculo: fc.constantFrom('MOTRIZ', 'ARRASTRE'),
    transporta_peligrosas: fc.boolean(),
    transporta_alimentos: fc.boolean(),
    titularidad: fc.constantFrom('PROPIO', 'LEASING', 'TERCERO'),
  }),
  unidad: fc.record({ estado: fc.constantFrom('ACTIVA', 'ACTIVA', 'INACTIVA'), chofer: fc.boolean() }),
})
export type Mundo = typeof mundo extends fc.Arbitrary<infer Value> ? Value : never
export type Tipo = Mundo['tipos'][number]

export type Clase = 'transporte' | 'chofer' | 'dominio'

/** As rows of a carrier of its own, and their ids: of each kind of resource, and of each type. */
export async function insertMundo(
  client: pg.ClientBase,
  { tipos, chofer, dominio, unidad, operaciones }: Mundo,
) {
  const one = async (text: string, values: unknown[]) => {
    const { rows } = await client.query<{ id: string }>(prepared(text, values))
    return String(rows[0]?.id)
  }
  const cuenta_id = await one(
    `insert into cuenta (accountname, tipo_documento, cuit, estado, email)
     values ('Transportes', 'Extranjero', '1', 1, 'a@transporte.example') returning cuenta_id as id`,
    [],
  )
  const contactid = await one(
    `insert into contacto (cuenta_id, firstname, lastname, email)
     values ($1, 'Ana', 'Prueba', 'a@transporte.example') returning contactid as id`,
    [cuenta_id],
  )
  const choferid = await one(
    `insert into chofer (cuenta_id, nombre, apellido, tipo_documento, documento, estado_cuenta, fecha_baja, motivo_baja,
                         transporta_peligrosas, transporta_alimentos, nacionalidad)
     values ($1, 'Ana', 'Prueba', 'DNI', '1', $2, $3, $4, $5, $6, $7) returning choferid as id`,
    [
      cuenta_id,
      chofer.estado,
      bajaOf(chofer.estado).fecha_baja,
      bajaOf(chofer.estado).motivo_baja,
      chofer.transporta_peligrosas,
      chofer.transporta_alimentos,
      chofer.nacionalidad,
    ],
  )
  const dominioid = await one(
    `insert into dominio (cuenta_id, dominio, estado_dominio, fecha_baja, motivo_baja, vehiculo, carroceria, tipo_vehiculo,
                          transporta_peligrosas, transporta_alimentos, titularidad)
     values ($1, 'ZZ000ZZ', $2, $3, $4, $5, $6, $7, $8, $9, $10) returning dominioid as id`,
    [
      cuenta_id,
      dominio.estado,
      bajaOf(dominio.estado).fecha_baja,
      bajaOf(dominio.estado).motivo_baja,
      dominio.vehiculo,
      dominio.carroceria,
      dominio.tipo_vehiculo,
      dominio.transporta_peligrosas,
      dominio.transporta_alimentos,
      dominio.titularidad,
    ],
  )
  await client.query(
    prepared(
      `insert into unidad (cuenta_id, nombre, estado, tractor, chofer1) values ($1, 'Norte', $2, $3, $4)`,
      [cuenta_id, unidad.estado, dominioid, unidad.chofer ? choferid : null],
    ),
  )
  const operadorid = await one(
    `insert into operador (email, nombre, rol) values ('ana@proveedor.example', 'Ana', 'administrador') returning operadorid as id`,
    [],
  )
  const ids = { transporte: cuenta_id, chofer: choferid, dominio: dominioid }
  const tipoIds: string[] = []
  /** Of each type, those of its presentations, in their order. */
  const documentoIds: string[][] = []
  for (const [orden, tipo] of tipos.entries()) {
    const { presentaciones, excepcion, ...row } = tipo
    const tipodocumentoid = await one(
      `insert into tipo_documento (clave, nombre, nombre_corto, origen, orden, meses, docrectipo_recurso, obligatorio, critico, vigencia,
         vigente_desde, vigente_hasta, aplica_vehiculos, aplica_carrocerias, aplica_tipo_vehiculo, aplica_peligrosas,
         aplica_alimentos, aplica_titularidades, aplica_extranjeros, alcance)
       select $2, $2, 't' || $3, 'legal', $3::integer, case t.vigencia when 'meses' then 12 end, t.docrectipo_recurso, t.obligatorio, t.critico,
         t.vigencia, t.vigente_desde, t.vigente_hasta, t.aplica_vehiculos, t.aplica_carrocerias, t.aplica_tipo_vehiculo,
         t.aplica_peligrosas, t.aplica_alimentos, t.aplica_titularidades, t.aplica_extranjeros, t.alcance
       from jsonb_populate_record(null::tipo_documento, $1) t returning tipodocumentoid as id`,
      [JSON.stringify(row), `tipo-${orden}`, orden],
    )
    tipoIds.push(tipodocumentoid)
    if (excepcion)
      await client.query(
        prepared(
          `insert into excepcion (cuenta_id, recursoid, tipodocumentoid, desde, hasta, motivo, dada_por) values ($1, $2, $3, $4, $5, $6, $7)`,
          [
            cuenta_id,
            ids[claseOf(tipo)],
            tipodocumentoid,
            excepcion.desde,
            excepcion.hasta,
            motivoDeExcepcion(orden),
            operadorid,
          ],
        ),
      )
    const ofTipo: string[] = []
    for (const {
      estado,
      bloqueado,
      fecha_vencimiento,
      fecha_emision,
      periodo,
      presentado,
      tardio,
    } of presentaciones) {
      const documentoid = await one(
        `insert into documento (cuenta_id, recursoid, tipodocumentoid, estado, bloqueado, fecha_vencimiento, fecha_emision,
                                periodo, presentado_por, presentado, decidido, bloqueado_desde, motivo, tardio)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::timestamptz, case when $11 then $10::timestamptz end,
                 case when $5 then $10::timestamptz end, $12, $13) returning documentoid as id`,
        [
          cuenta_id,
          ids[claseOf(tipo)],
          tipodocumentoid,
          estado,
          bloqueado,
          fecha_vencimiento,
          fecha_emision,
          periodo,
          contactid,
          presentado,
          estado === 'aprobado' || estado === 'rechazado',
          motivoOf(presentado),
          tardio,
        ],
      )
      ofTipo.push(documentoid)
    }
    documentoIds.push(ofTipo)
  }
  const operacionIds: string[] = []
  for (const [n, { activa, desde, hasta, excluidos, exigidas }] of operaciones.entries()) {
    const operacionid = await one(
      `insert into operacion (nombre, activa) values ($1, $2) returning operacionid as id`,
      [`Operación ${n} de ${cuenta_id}`, activa],
    )
    operacionIds.push(operacionid)
    const [first, last] = participacionDe({ desde, hasta })
    await client.query(
      prepared(
        'insert into cuenta_operacion (cuenta_id, operacionid, desde, hasta) values ($1, $2, $3, $4)',
        [cuenta_id, operacionid, first, last],
      ),
    )
    for (const clase of ['chofer', 'dominio'] as const)
      if (excluidos[clase])
        await client.query(
          prepared(
            `insert into exclusion (cuenta_id, recursoid, operacionid, motivo, excluido_por) values ($1, $2, $3, 'No va', $4)`,
            [cuenta_id, ids[clase], operacionid, contactid],
          ),
        )
    for (const [orden, tipo] of tipos.entries()) {
      const { exigencia, excepcion } = exigidas[orden] ?? { exigencia: null, excepcion: null }
      if (exigencia)
        await client.query(
          prepared(
            `insert into exigencia (operacionid, tipodocumentoid, critico, obligatorio, vigente_desde, vigente_hasta)
           values ($1, $2, $3, $4, $5, $6)`,
            [
              operacionid,
              tipoIds[orden],
              exigencia.critico,
              exigencia.obligatorio,
              exigencia.vigente_desde,
              exigencia.vigente_hasta,
            ],
          ),
        )
      if (excepcion)
        await client.query(
          prepared(
            `insert into excepcion (cuenta_id, recursoid, tipodocumentoid, operacionid, desde, hasta, motivo, dada_por)
           values ($1, $2, $3, $4, $5, $6, $7, $8)`,
            [
              cuenta_id,
              ids[claseOf(tipo)],
              tipoIds[orden],
              operacionid,
              excepcion.desde,
              excepcion.hasta,
              motivoDeExcepcion(orden, n),
              operadorid,
            ],
          ),
        )
    }
  }
  return { ids, operadorid, tipoIds, documentoIds, operacionIds }
}

/** The days of an account in an operation. One that never began ends before. */
function participacionDe({ desde, hasta }: Pick<Mundo['operaciones'][number], 'desde' | 'hasta'>) {
  const first = sumarDias(hoy, -desde)
  const last = hasta === null ? null : sumarDias(hoy, hasta)
  return [first, last !== null && last < sumarDias(first, -1) ? sumarDias(first, -1) : last] as const
}

/** Whether a resource takes part in an operacion on a day. */
export function participa(
  { activa, excluidos, ...dias }: Mundo['operaciones'][number],
  clase: Clase,
  dia: string,
): boolean {
  const [first, last] = participacionDe(dias)
  return activa && first <= dia && (last ?? dia) >= dia && !(clase !== 'transporte' && excluidos[clase])
}

const motivoDeExcepcion = (orden: number, operacion?: number) =>
  operacion === undefined ? `Exceptuado ${orden}` : `Exceptuado ${orden} en la ${operacion}`

/** Where slots are looked at: what all ask, what an operacion asks beside that, or whatever anybody does. */
type Donde = 'general' | 'todas' | number

function rigorDe({ operaciones, tipos }: Mundo, clase: Clase, orden: number, dia: string, donde: Donde) {
  const tipo = tipos[orden]
  if (!tipo) return null
  const de = (n: number) => {
    const operacion = operaciones[n]
    const exigencia =
      operacion && participa(operacion, clase, dia) ? operacion.exigidas[orden]?.exigencia : null
    return rigorEn(tipo, exigencia ?? null, dia)
  }
  if (donde === 'general') return rigorEn(tipo, null, dia)
  if (donde === 'todas') return masEstricto([rigorEn(tipo, null, dia), ...operaciones.map((_, n) => de(n))])
  return de(donde)
}

/** What each presentation says why: its own words, so that nobody else's are taken for them. */
const motivoOf = (presentado: string) => `Por ${presentado}`

const bajaOf = (estado: Situacion['estado']) =>
  estado === 'BAJA'
    ? { fecha_baja: sumarDias(hoy, -3), motivo_baja: 'Venta' }
    : { fecha_baja: null, motivo_baja: null }

const situacionOf = (estado: Situacion['estado']): Situacion => ({ estado, ...bajaOf(estado) })

interface Inserted {
  tipoIds: readonly string[]
  documentoIds: readonly (readonly string[])[]
}

/** The slots that the rules see of a kind of resource on a day, in the catalogue's order, the ones that no longer apply too. */
export function casillasOf(
  clase: Clase,
  given: Mundo,
  { tipoIds, documentoIds }: Inserted,
  dia: string,
  donde: Donde = 'general',
) {
  const { atributos } = recursosOf(given)[clase]
  return given.tipos.flatMap((tipo, orden) => {
    if (claseOf(tipo) !== clase) return []
    const presentadas = tipo.presentaciones
      .map((each, i) => ({ ...each, documentoid: documentoIds[orden]?.[i] ?? '' }))
      .filter(isPresentada)
    const { ultima, vigente } = presentadasAl(tipo.vigencia, presentadas, dia)
    const estado = estadoCasilla(ultima, vigente, dia)
    const speaks = vigente?.bloqueado === true ? vigente : ultima
    const fecha_vencimiento = (vigente ?? ultima)?.fecha_vencimiento ?? null
    const there =
      typeof donde === 'number' ? (given.operaciones[donde]?.exigidas[orden]?.excepcion ?? null) : null
    const excepcion = excepcionQueVale(
      tipo.excepcion && { ...tipo.excepcion, motivo: motivoDeExcepcion(orden) },
      there && { ...there, motivo: motivoDeExcepcion(orden, Number(donde)) },
      dia,
    )
    const aplica = tipoAplica(tipo, atributos, dia)
    // Of what it is not asked for nobody asks more.
    const rigor = aplica ? rigorDe(given, clase, orden, dia, donde) : rigorEn(tipo, null, dia)
    const isDated = estado === 'en revision' || estado === 'rechazado' || estado === 'bloqueado'
    return {
      tipodocumentoid: tipoIds[orden] ?? '',
      nombre: `tipo-${orden}`,
      nombre_corto: `t${orden}`,
      orden,
      exigible: rigor !== null && aplica,
      presentada: ultima !== undefined,
      critico: rigor?.critico ?? false,
      obligatorio: rigor?.obligatorio ?? false,
      vigencia: tipo.vigencia,
      estado,
      renovacion: ultima?.estado === 'en revision' && vigente !== undefined,
      fecha_vencimiento,
      exceptuado_hasta: exceptuadoHasta({ estado, fecha_vencimiento }, excepcion, dia),
      excepcion_motivo: excepcion?.motivo ?? null,
      documentoid: ultima?.documentoid ?? null,
      nombra: nombraDe(tipo.vigencia, ultima, vigente, dia)?.documentoid ?? null,
      vigente_documentoid: vigente?.documentoid ?? null,
      vigente_bloqueado: vigente?.bloqueado === true,
      // Decided and blocked as it was presented, says insertMundo.
      desde: isDated && speaks ? diaEnBuenosAires(new Date(speaks.presentado)) : null,
      motivo: speaks ? motivoOf(speaks.presentado) : null,
      mes: false,
    }
  })
}

/** The months that the rules see today beside the slots of a kind of resource. */
export function mesesOf(clase: Clase, given: Mundo, { tipoIds, documentoIds }: Inserted) {
  const { atributos } = recursosOf(given)[clase]
  return given.tipos.flatMap((tipo, orden) => {
    if (claseOf(tipo) !== clase || tipo.vigencia !== 'mensual') return []
    const presentadas = tipo.presentaciones
      .map((each, i) => ({ ...each, documentoid: documentoIds[orden]?.[i] ?? '' }))
      .filter(isPresentada)
    return mesesAparte(presentadas, hoy).map(({ estado, presentada }) => ({
      tipodocumentoid: tipoIds[orden] ?? '',
      exigible: tipoAplica(tipo, atributos, hoy) && rigorDe(given, clase, orden, hoy, 'todas') !== null,
      critico: tipo.critico,
      obligatorio: tipo.obligatorio,
      vigencia: tipo.vigencia,
      estado,
      renovacion: false,
      mes: true,
      documentoid: presentada.documentoid,
      periodo: presentada.periodo,
      fecha_vencimiento: presentada.fecha_vencimiento,
      desde: estado === 'activo' ? null : diaEnBuenosAires(new Date(presentada.presentado)),
    }))
  })
}

/** How each resource stands, and what the requirements ask about it. */
export function recursosOf({ chofer, dominio }: Mundo): Record<Clase, Situacion & { atributos: Atributos }> {
  return {
    transporte: { ...situacionOf('ACTIVO'), atributos: { ...nothing, tiporecurso: 'transporte' } },
    chofer: {
      ...situacionOf(chofer.estado),
      atributos: {
        ...nothing,
        ...chofer,
        tiporecurso: chofer.estado === 'BAJA' ? 'chofer dado de baja' : 'chofer',
        extranjero: chofer.nacionalidad !== 'Argentina',
      },
    },
    dominio: {
      ...situacionOf(dominio.estado),
      // Nothing is asked of one on leave.
      atributos: { ...nothing, ...dominio, tiporecurso: dominio.estado === 'BAJA' ? '' : 'dominio' },
    },
  }
}

export const claseOf = (tipo: Tipo) => tipo.docrectipo_recurso.split(' ')[0] as Clase // 'chofer dado de baja' is of a chofer

type Presentacion = Tipo['presentaciones'][number]
const isPresentada = <Each extends Presentacion>(each: Each): each is Each & PresentadaConFechas =>
  each.estado !== 'anulado'

const nothing: Atributos = {
  tiporecurso: '',
  vehiculo: null,
  carroceria: null,
  tipo_vehiculo: null,
  transporta_peligrosas: false,
  transporta_alimentos: false,
  titularidad: null,
  extranjero: false,
}
