import { sentence } from './wording.ts'
import * as z from 'zod/mini'
import type { Columnas } from './columnFates.ts'
import { Dia, Momento } from './textKinds.ts'
import { marcado, soloMarcados } from './marcados.ts'
import { listOf, operation, pageOf, paged, recordsOf, row, type Told } from './operation.ts'
import { SaidText } from './saidText.ts'
import { PaisDePatente, Patente } from './patentes.ts'
import {
  Aptitud,
  Bloqueo,
  Casilla,
  Culpable,
  EstadoRecurso,
  operaciones,
  Pertenencia,
  tambienLosQueNoVan,
} from './recursos.ts'
import { CalendarDate, Id, IdONuevo, noNumerico, opcional, requerido, texto, Version } from './values.ts'
import { carrocerias, maxEjes, titularidades, vehiculos } from './vehiculos.ts'

export const TipoVehiculo = z.enum(['MOTRIZ', 'ARRASTRE'])
export const Titularidad = z.enum(titularidades, { error: requerido })

export const DominioRow = row(
  {
    dominioid: z.string(),
    /** The plate, as `AB123CD`. */
    dominio: z.string(),
  },
  {
    pais_patente: z.string(),
    vehiculo: z.string(),
    tipo_vehiculo: TipoVehiculo,
    carroceria: z.nullable(z.string()),
    cantidad_ejes: z.nullable(z.int()),
    marca: z.nullable(z.string()),
    modelo: z.nullable(z.string()),
    anio: z.nullable(z.int()),
    /** What its people call it. */
    nombre: z.nullable(z.string()),
    estado_dominio: EstadoRecurso,
    aptitud: Aptitud,
    /** What keeps the dominio from being fit, or will: "Revisión Técnica Obligatoria venció el 12/11/2026". */
    motivos: z.array(SaidText),
    /** The first of the reasons; null for one that is fit. */
    culpable: z.nullable(Culpable),
    faltantes: z.int(),
    proximo_vencimiento: z.nullable(Dia),
    marcado,
    operaciones,
  },
)

/** By `aptitud` the least fit come first, and of those alike whose next end is nearer. What the person marked comes before all. */
export const ListDominios = operation({
  access: 'contacto',
  kept: true,
  input: {
    estado_dominio: z.optional(EstadoRecurso),
    tipo_vehiculo: z.optional(TipoVehiculo),
    aptitud: z.optional(Aptitud),
    marcado: soloMarcados,
    /** Those that take part in it, by how they stand there. */
    operacionid: z.optional(Id),
    todos: tambienLosQueNoVan,
    ...paged([
      'dominio',
      'vehiculo',
      'marca',
      'nombre',
      'estado_dominio',
      'aptitud',
      'faltantes',
      'proximo_vencimiento',
      'createdtime',
    ]),
  },
  output: pageOf(DominioRow),
})

export const Dominio = row(
  { dominioid: z.string(), dominio: z.string() },
  {
    pais_patente: z.string(),
    vehiculo: z.string(),
    tipo_vehiculo: TipoVehiculo,
    cantidad_ejes: z.nullable(z.int()),
    marca: z.nullable(z.string()),
    modelo: z.nullable(z.string()),
    anio: z.nullable(z.int()),
    nombre: z.nullable(z.string()),
    chasis: z.nullable(z.string()),
    motor: z.nullable(z.string()),
    carroceria: z.nullable(z.string()),
    titular: z.nullable(z.string()),
    titularidad: Titularidad,
    transporta_peligrosas: z.boolean(),
    transporta_alimentos: z.boolean(),
    fecha_baja: z.nullable(Dia),
    motivo_baja: z.nullable(z.string()),
    estado_dominio: EstadoRecurso,
    createdtime: Momento,
    version: z.int(),
    aptitud: Aptitud,
    /** Why it is not fit whatever its documents: on leave, or blocked by the provider. */
    motivo_estado: z.nullable(SaidText),
    bloqueo: Bloqueo,
    /** What of its documents keeps it from being fit, or will. */
    motivos: z.array(SaidText),
    /** Every reason, the leave or the block among them: what the carrier can mend, what waits for the provider, what ends soon. */
    culpables: z.array(Culpable),
    /** What looks odd and does not block: an age that the law limits. */
    advertencias: z.array(SaidText),
    operaciones,
    casillas: listOf(Casilla),
    unidades: listOf(Pertenencia),
  },
)

export const DetailDominio = operation({
  access: 'contacto',
  kept: true,
  input: { dominioid: Id },
  output: recordsOf(Dominio),
})

/** A whole number of a field, which clients send as a number or as its digits. */
const entero = (digits: RegExp, message: string) =>
  z.pipe(
    z.union([z.string().check(z.regex(digits, message)), z.number()], { error: message }),
    z.pipe(
      z.transform(Number),
      z.int(message).check(z.refine((value: number) => digits.test(String(value)), message)),
    ),
  )

/** The same rules in form and server; the server adds the plate's shape, which hangs on its country, and those that need today's date or the other dominios. */
export const DominioForm = {
  dominio: Patente,
  pais_patente: PaisDePatente,
  vehiculo: z.enum(vehiculos, { error: sentence('elegiUnVehiculoDeLaLista') }),
  cantidad_ejes: entero(new RegExp(`^[1-${maxEjes}]$`), sentence('elegiEjes', { max: maxEjes })),
  marca: texto(60),
  modelo: opcional(texto(60)),
  anio: opcional(entero(/^\d{4}$/, sentence('anoInvalido'))),
  nombre: opcional(texto(60)),
  chasis: opcional(texto(40)),
  motor: opcional(texto(40)),
  carroceria: opcional(z.enum(carrocerias, { error: sentence('elegiUnaCarroceriaDeLaLista') })),
  titular: opcional(noNumerico(160)),
  titularidad: Titularidad,
  transporta_peligrosas: z.boolean(),
  transporta_alimentos: z.boolean(),
}

/** Taking a dominio off the road asks when and why; `ACTIVO` brings it back with the earlier file. */
export const DominioLeave = {
  estado_dominio: z.enum(['ACTIVO', 'BAJA']),
  fecha_baja: opcional(CalendarDate),
  motivo_baja: opcional(texto(200)),
}

/** After a save a back office elsewhere may say no more than which dominio it was. */
const DominioGuardado = {
  full: Dominio.full,
  remote: z.extend(z.partial(Dominio.remote), { dominioid: z.string() }),
}

/** What a new dominio can't do without. */
export const dominioNuevo = ['dominio', 'vehiculo', 'cantidad_ejes', 'marca'] as const

/**
 * `dominioid` "0" creates and asks for `dominioNuevo`; otherwise only what is sent changes.
 * `tipo_vehiculo` follows from `vehiculo`: it need not be sent, and is refused when it says otherwise.
 */
export const SaveDominio = operation({
  access: 'contacto',
  writes: { record: 'dominioid' },
  creation: { id: 'dominioid', requires: dominioNuevo },
  input: {
    dominioid: IdONuevo,
    values: z.strictObject({
      ...z.partial(z.object(DominioForm)).shape,
      ...z.partial(z.object(DominioLeave)).shape,
      tipo_vehiculo: z.optional(TipoVehiculo),
      version: Version,
    }),
  },
  output: recordsOf(DominioGuardado),
})

export const columnasDeDominio = {
  dominioid: 'exportada',
  cuenta_id: 'exportada',
  estado_dominio: 'abierta',
  dominio: 'abierta',
  pais_patente: 'abierta',
  nombre: 'abierta',
  vehiculo: 'abierta',
  tipo_vehiculo: 'abierta',
  cantidad_ejes: 'abierta',
  marca: 'abierta',
  modelo: 'abierta',
  anio: 'abierta',
  chasis: 'abierta',
  motor: 'abierta',
  carroceria: 'abierta',
  titular: 'personal',
  titularidad: 'abierta',
  transporta_peligrosas: 'abierta',
  transporta_alimentos: 'abierta',
  fecha_baja: 'abierta',
  motivo_baja: 'abierta',
  createdtime: 'exportada',
  version: 'nuestra',
  texto: 'nuestra',
  estuvo_en_unidad: 'nuestra',
} as const satisfies Columnas

export const told = {
  ListDominios: {
    about:
      'Dominios with their fitness, in every state unless `estado_dominio` names one. Sorted by plate unless asked otherwise.',
  },
  DetailDominio: {
    about: 'A dominio with every slot of documents and the unidades it is in.',
  },
  SaveDominio: {
    about:
      'Creates a dominio (`dominioid` "0") or changes what is sent. The plate is held to the shapes of its country.',
  },
} satisfies Record<string, Told>
