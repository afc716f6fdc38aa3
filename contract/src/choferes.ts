import { sentence } from './wording.ts'
import * as z from 'zod/mini'
import type { Columnas } from './columnFates.ts'
import { Dia, Momento } from './textKinds.ts'
import { listOf, operation, pageOf, paged, recordsOf, row, type Told } from './operation.ts'
import { SaidText } from './saidText.ts'
import { marcado, soloMarcados } from './marcados.ts'
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
import {
  CalendarDate,
  Cuit,
  Email,
  Id,
  IdONada,
  IdONuevo,
  Mobile,
  noNumerico,
  opcional,
  texto,
  Version,
} from './values.ts'

export const ChoferRow = row(
  {
    choferid: z.string(),
    /** Apellido, Nombre. */
    nombre: z.string(),
  },
  {
    /** As `SaveChofer` takes it. */
    contactid: z.string(),
    tipo_documento: z.string(),
    documento: z.string(),
    cuil: z.nullable(z.string()),
    estado_cuenta: EstadoRecurso,
    aptitud: Aptitud,
    /** What keeps the chofer from being fit, or will: "Licencia Nacional de Conducir venció el 12/11/2026". */
    motivos: z.array(SaidText),
    /** The first of the reasons; null for one who is fit. */
    culpable: z.nullable(Culpable),
    faltantes: z.int(),
    proximo_vencimiento: z.nullable(Dia),
    foto: z.nullable(z.string()),
    marcado,
    operaciones,
  },
)

/** By `aptitud` the least fit come first, and of those alike whose next end is nearer. What the person marked comes before all. */
export const ListChoferes = operation({
  access: 'contacto',
  kept: true,
  input: {
    estado_cuenta: z.optional(EstadoRecurso),
    aptitud: z.optional(Aptitud),
    marcado: soloMarcados,
    /** Those that take part in it, by how they stand there. */
    operacionid: z.optional(Id),
    todos: tambienLosQueNoVan,
    ...paged([
      'nombre',
      'documento',
      'cuil',
      'estado_cuenta',
      'aptitud',
      'faltantes',
      'proximo_vencimiento',
      'createdtime',
    ]),
  },
  output: pageOf(ChoferRow),
})

export const Chofer = row(
  { choferid: z.string(), nombre: z.string() },
  {
    contactid: z.string(),
    apellido: z.string(),
    tipo_documento: z.string(),
    documento: z.string(),
    cuil: z.nullable(z.string()),
    fecha_nacimiento: z.nullable(Dia),
    nacionalidad: z.string(),
    telefono: z.nullable(z.string()),
    email: z.nullable(z.string()),
    calle: z.nullable(z.string()),
    pais: z.nullable(z.string()),
    provincia: z.nullable(z.string()),
    ciudad: z.nullable(z.string()),
    licencia_numero: z.nullable(z.string()),
    licencia_clase: z.nullable(z.string()),
    transporta_peligrosas: z.boolean(),
    transporta_alimentos: z.boolean(),
    fecha_alta: z.nullable(Dia),
    fecha_baja: z.nullable(Dia),
    motivo_baja: z.nullable(z.string()),
    foto: z.nullable(z.string()),
    estado_cuenta: EstadoRecurso,
    createdtime: Momento,
    version: z.int(),
    aptitud: Aptitud,
    /** Why the chofer is not fit whatever the documents: on leave, or blocked by the provider. */
    motivo_estado: z.nullable(SaidText),
    bloqueo: Bloqueo,
    /** What of the documents keeps the chofer from being fit, or will. */
    motivos: z.array(SaidText),
    /** Every reason, the leave or the block among them: what the carrier can mend, what waits for the provider, what ends soon. */
    culpables: z.array(Culpable),
    /** What looks odd and does not block: a CUIL whose digits differ from the DNI, an age over 70. */
    advertencias: z.array(SaidText),
    operaciones,
    casillas: listOf(Casilla),
    unidades: listOf(Pertenencia),
  },
)

export const DetailChofer = operation({
  access: 'contacto',
  kept: true,
  input: { choferid: Id },
  output: recordsOf(Chofer),
})

/** The same rules in form and server; the server adds those that need today's date or the other choferes. */
export const ChoferForm = {
  nombre: noNumerico(80),
  apellido: noNumerico(80),
  tipo_documento: texto(60),
  documento: texto(20).check(z.regex(/^[A-Za-z0-9.\- ]*$/, sentence('soloLetrasYNumeros'))),
  cuil: opcional(Cuit),
  fecha_nacimiento: opcional(CalendarDate),
  nacionalidad: texto(80),
  telefono: opcional(Mobile),
  email: opcional(Email),
  calle: opcional(noNumerico(160)),
  pais: opcional(texto(80)),
  provincia: opcional(texto(120)),
  ciudad: opcional(texto(120)),
  licencia_numero: opcional(texto(40)),
  licencia_clase: opcional(texto(40)),
  transporta_peligrosas: z.boolean(),
  transporta_alimentos: z.boolean(),
  fecha_alta: opcional(CalendarDate),
  foto: opcional(Id),
}

/** Taking a chofer off the road asks when and why; `ACTIVO` brings the chofer back with the earlier file. */
export const ChoferLeave = {
  estado_cuenta: z.enum(['ACTIVO', 'BAJA']),
  fecha_baja: opcional(CalendarDate),
  motivo_baja: opcional(texto(200)),
}

/** After a save a back office elsewhere may say no more than which chofer it was. */
const ChoferGuardado = {
  full: Chofer.full,
  remote: z.extend(z.partial(Chofer.remote), { choferid: z.string() }),
}

/** What a new chofer can't do without. */
export const choferNuevo = ['nombre', 'apellido', 'tipo_documento', 'documento', 'nacionalidad'] as const

/**
 * `choferid` "0" creates and asks for `choferNuevo`; otherwise only what is sent changes.
 * `contactid` is accepted as the seed's clients send it, and must be the chofer's own when it names one.
 */
export const SaveChofer = operation({
  access: 'contacto',
  writes: { record: 'choferid' },
  creation: { id: 'choferid', requires: choferNuevo },
  input: {
    choferid: IdONuevo,
    contactid: IdONada,
    values: z.strictObject({
      ...z.partial(z.object(ChoferForm)).shape,
      ...z.partial(z.object(ChoferLeave)).shape,
      version: Version,
    }),
  },
  output: recordsOf(ChoferGuardado),
})

export const columnasDeChofer = {
  choferid: 'exportada',
  contactid: 'exportada',
  cuenta_id: 'exportada',
  estado_cuenta: 'abierta',
  nombre: 'personal',
  apellido: 'personal',
  tipo_documento: 'personal',
  documento: 'personal',
  cuil: 'personal',
  fecha_nacimiento: 'callada',
  nacionalidad: 'abierta',
  telefono: 'personal',
  email: 'personal',
  calle: 'callada',
  pais: 'callada',
  provincia: 'callada',
  ciudad: 'callada',
  licencia_numero: 'personal',
  licencia_clase: 'abierta',
  transporta_peligrosas: 'abierta',
  transporta_alimentos: 'abierta',
  fecha_alta: 'abierta',
  fecha_baja: 'abierta',
  motivo_baja: 'personal',
  foto: 'callada',
  createdtime: 'exportada',
  version: 'nuestra',
  texto: 'nuestra',
  estuvo_en_unidad: 'nuestra',
} as const satisfies Columnas

export const told = {
  ListChoferes: {
    about:
      'Choferes with their fitness, in every state unless `estado_cuenta` names one. Sorted by full name unless asked otherwise.',
  },
  DetailChofer: {
    about: 'A chofer with every slot of documents and the unidades they are in.',
  },
  SaveChofer: {
    about:
      'Creates a chofer (`choferid` "0") or changes what is sent. `estado_cuenta: "BAJA"` takes one off the road, and asks when and why.',
  },
} satisfies Record<string, Told>
