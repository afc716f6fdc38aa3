import type * as z from 'zod/mini'
import * as ajustes from './ajustes.ts'
import * as aperturas from './aperturas.ts'
import * as auditoria from './auditoria.ts'
import * as busqueda from './busqueda.ts'
import * as calendarFeed from './calendarFeed.ts'
import * as catalogo from './catalogo.ts'
import * as choferes from './choferes.ts'
import * as cola from './cola.ts'
import * as conservacion from './conservacion.ts'
import * as consultas from './consultas.ts'
import * as contactos from './contactos.ts'
import * as control from './control.ts'
import * as correos from './correos.ts'
import * as cuentas from './cuentas.ts'
import * as cupos from './cupos.ts'
import * as documentos from './documentos.ts'
import * as dominios from './dominios.ts'
import * as eliminados from './eliminados.ts'
import * as entradas from './entradas.ts'
import * as excepciones from './excepciones.ts'
import * as historial from './historial.ts'
import * as informeDeDatos from './informeDeDatos.ts'
import * as invitaciones from './invitaciones.ts'
import * as legajo from './legajo.ts'
import * as llaves from './llaves.ts'
import * as listas from './listas.ts'
import * as lotes from './lotes.ts'
import * as marcados from './marcados.ts'
import * as nominas from './nominas.ts'
import * as operadores from './operadores.ts'
import * as matriz from './matriz.ts'
import {
  isOnBothSides,
  isOperation,
  type CarrierOperation,
  type OnBothSides,
  type Operation,
  type ProviderOperation,
} from './operation.ts'
import * as operaciones from './operaciones.ts'
import * as pases from './pases.ts'
import * as pedidos from './pedidos.ts'
import * as perfil from './perfil.ts'
import * as primerosPasos from './primerosPasos.ts'
import * as propuestas from './propuestas.ts'
import * as puertas from './puertas.ts'
import * as refusedAttacks from './refusedAttacks.ts'
import * as registros from './registros.ts'
import * as revision from './revision.ts'
import * as sesion from './ingreso.ts'
import * as sesiones from './sesiones.ts'
import * as sesionOperador from './sesionOperador.ts'
import * as solicitudesDeDatos from './solicitudesDeDatos.ts'
import * as tablero from './tablero.ts'
import * as tareas from './tareas.ts'
import * as tokens from './tokens.ts'
import * as totp from './totp.ts'
import * as transporte from './transporte.ts'
import * as unidades from './unidades.ts'
import * as webhooks from './webhooks.ts'

/** The files of all nouns: whatever operation one of them exports is promised. */
const files = () => ({
  ...sesion,
  ...invitaciones,
  ...consultas,
  ...listas,
  ...perfil,
  ...sesiones,
  ...totp,
  ...tokens,
  ...webhooks,
  ...calendarFeed,
  ...contactos,
  ...propuestas,
  ...tablero,
  ...busqueda,
  ...transporte,
  ...choferes,
  ...informeDeDatos,
  ...solicitudesDeDatos,
  ...conservacion,
  ...dominios,
  ...unidades,
  ...cupos,
  ...lotes,
  ...marcados,
  ...eliminados,
  ...documentos,
  ...operaciones,
  ...nominas,
  ...pedidos,
  ...pases,
  ...entradas,
  ...matriz,
  ...historial,
  ...sesionOperador,
  ...operadores,
  ...cola,
  ...registros,
  ...revision,
  ...aperturas,
  ...cuentas,
  ...legajo,
  ...llaves,
  ...primerosPasos,
  ...ajustes,
  ...correos,
  ...auditoria,
  ...refusedAttacks,
  ...tareas,
  ...excepciones,
  ...control,
  ...puertas,
  ...catalogo,
})
type Files = ReturnType<typeof files>
type Those<Kind> = {
  readonly [Name in keyof Files as Files[Name] extends Kind ? Name : never]: Files[Name]
}

/**
 * All that the product can do. The first table is the carriers', whose operations may be answered by a back office
 * elsewhere, so each makes two promises; the second the provider's, which is only ever asked of this server. What both do
 * is in both, each with the right that it takes there.
 */
export const carrierOperations = /* @__PURE__ */ those<CarrierOperation>(
  (each) => each.remoteOutput !== undefined,
)
export const providerOperations = /* @__PURE__ */ those<ProviderOperation | OnBothSides>(
  (each) => each.remoteOutput === undefined || isOnBothSides(each),
  (each) => (isOnBothSides(each) ? { ...each, access: each.atConsole } : each),
)

function those<Kind>(
  are: (each: Operation) => boolean,
  there: (each: Operation) => Operation = (each) => each,
): Those<Kind> {
  const chosen = Object.entries<unknown>(files()).flatMap(([name, each]) =>
    isOperation(each) && are(each) ? [[name, there(each)] as const] : [],
  )
  return Object.fromEntries(chosen) as Those<Kind> // the type chooses by the same fields
}

export type CarrierOperations = typeof carrierOperations
export type ProviderOperations = typeof providerOperations
export type Operations = CarrierOperations & ProviderOperations
export type OperationName = keyof Operations

/** What a handler is given: checked, with defaults filled in. */
export type Input<Name extends OperationName> = z.output<Operations[Name]['input']>
/** What a caller sends. */
export type Request<Name extends OperationName> = z.input<Operations[Name]['input']>
/** What a person fills in: parameters, and what stands in `values`. */
export type FieldOf<Name extends OperationName> = KeyOf<Input<Name>> | KeyOf<ValuesOf<Input<Name>>>
type KeyOf<Each> = Each extends object ? keyof Each & string : never
type ValuesOf<Each> = Each extends { values?: infer Values } ? Values : never
/** What this server answers. */
export type Result<Name extends OperationName> = z.output<Operations[Name]['output']>
/** What a screen may count on: of a carrier's operation, only what any back office answers. */
export type Answer<Name extends OperationName> =
  Operations[Name] extends Operation<z.ZodMiniType, z.ZodMiniType, infer Remote extends z.ZodMiniType>
    ? z.output<Remote>
    : Result<Name>

export { Refusal, refuse, refuseField, refusals, type RefusalBody, type RefusalName } from './refusals.ts'
