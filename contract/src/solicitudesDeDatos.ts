import * as z from 'zod/mini'
import type { Columnas } from './columnFates.ts'
import { sumarDias } from './calendario.ts'
import { operation, pageOf, paged, recordsOf, row, type Told } from './operation.ts'
import { Dia, Momento } from './textKinds.ts'
import { CalendarDate, Id, texto } from './values.ts'
import { sentence, type Sentence } from './wording.ts'

/**
 * That data of a chofer be corrected or removed, which the person may ask for (Ley 25.326, art. 16): asked by the account, or by
 * the provider for it, with the day through which it is answered, and what was done with its reason. See docs/decisions/0146.
 */

export const pedidosDeDatos = ['corregir', 'eliminar'] as const
/** `retirada`: whoever asked took it back. */
export const estadosDeSolicitud = ['abierta', 'hecha', 'rechazada', 'retirada'] as const

/** Working days from the one on which the person asked (Ley 25.326, art. 16, inc. 2). */
export const diasParaResponder = 5

/** So far back at most: a person who asked before that asks anew. */
const maxDiasAtras = 60

/** Why a request can't have been received on that day; undefined where it can. */
export function problemaDeRecibida(recibida: string, hoy: string): Sentence | undefined {
  if (recibida > hoy) return sentence('eseDiaNoLlego')
  const first = sumarDias(hoy, -maxDiasAtras)
  return recibida < first ? sentence('comoMuyAntes', { fecha: { dia: first } }) : undefined
}

const Solicitud = row(
  { solicitudid: z.string(), recursoid: z.string() },
  {
    /** Whose data they are. */
    nombre: z.string(),
    pide: z.enum(pedidosDeDatos),
    detalle: z.string(),
    /** The day on which the person asked, and the last one to answer. */
    recibida: Dia,
    vence: Dia,
    pedida: Momento,
    pedida_por: z.nullable(z.string()),
    por_proveedor: z.boolean(),
    estado: z.enum(estadosDeSolicitud),
    /** What was done, or why it was not. */
    respuesta: z.nullable(z.string()),
    resuelta: z.nullable(Momento),
    resuelta_por: z.nullable(z.string()),
  },
)
const DeCuenta = z.extend(Solicitud.full, { cuentaid: z.string(), accountname: z.string() })

export const SolicitudForm = {
  pide: z.enum(pedidosDeDatos),
  detalle: texto(1000),
  recibida: CalendarDate,
}

/** Of one chofer, the newest first. */
export const ListSolicitudesDeDatos = operation({
  access: 'contacto',
  input: { recursoid: Id },
  output: recordsOf(Solicitud),
})

/** Asks that data of a chofer be corrected or removed. 1511 where the same is asked and not answered yet. */
export const SaveSolicitudDeDatos = operation({
  access: 'contacto',
  whileSuspended: true,
  writes: { record: 'recursoid' },
  input: { recursoid: Id, values: z.strictObject(SolicitudForm) },
  output: recordsOf(Solicitud),
})

/** Takes back what was asked and not answered. 1520 where it was. */
export const RetirarSolicitudDeDatos = operation({
  access: 'contacto',
  whileSuspended: true,
  writes: { record: 'solicitudid' },
  input: { solicitudid: Id },
  output: recordsOf(Solicitud),
})

/** Of all accounts or of one, those that end first; open ones before all others. */
export const SolicitudesDeDatos = operation({
  access: 'administrador',
  input: {
    cuentaid: z.optional(Id),
    recursoid: z.optional(Id),
    estado: z.optional(z.enum(estadosDeSolicitud)),
    ...paged(['vence', 'accountname', 'nombre']),
  },
  output: pageOf(DeCuenta),
})

/** The same as an account asks, where the person came to the provider. */
export const SaveSolicitudPorCuenta = operation({
  access: 'administrador',
  ofCuenta: true,
  writes: { record: 'recursoid' },
  input: { cuentaid: Id, recursoid: Id, values: z.strictObject(SolicitudForm) },
  output: recordsOf(DeCuenta),
})

/** Says what was done, or why nothing was, and writes so to the account. 1520 where it was answered or taken back. */
export const ResponderSolicitudDeDatos = operation({
  access: 'administrador',
  writes: { record: 'solicitudid' },
  input: { solicitudid: Id, hecha: z.boolean(), respuesta: texto(1000) },
  output: recordsOf(DeCuenta),
})

export const columnasDeSolicitud = {
  solicitudid: 'exportada',
  cuenta_id: 'exportada',
  recursoid: 'exportada',
  chofer: 'exportada',
  pide: 'abierta',
  detalle: 'personal',
  recibida: 'abierta',
  vence: 'abierta',
  pedida: 'exportada',
  pedida_por: 'exportada',
  estado: 'abierta',
  respuesta: 'personal',
  resuelta: 'exportada',
  resuelta_por: 'exportada',
  avisada: 'nuestra',
} as const satisfies Columnas

export const told = {
  ListSolicitudesDeDatos: {
    about: 'What was asked about a driver’s data, that they be corrected or removed, and what was done.',
    missed: {
      en: 'Nobody asks through the portal that data be corrected or removed.',
      es: 'nadie pide por el portal que se corrijan o eliminen datos.',
    },
  },
  SaveSolicitudDeDatos: {
    about: 'Asks that data of a driver be corrected or removed.',
    missed: {
      en: 'Nobody asks through the portal that data be corrected or removed.',
      es: 'nadie pide por el portal que se corrijan o eliminen datos.',
    },
  },
  RetirarSolicitudDeDatos: {
    about: 'Takes back what was asked and not answered.',
    missed: {
      en: 'Nobody asks through the portal that data be corrected or removed.',
      es: 'nadie pide por el portal que se corrijan o eliminen datos.',
    },
  },
} satisfies Record<string, Told>
