import type { CarrierOperations } from './index.ts'
import * as busqueda from './busqueda.ts'
import * as calendarFeed from './calendarFeed.ts'
import * as choferes from './choferes.ts'
import * as consultas from './consultas.ts'
import * as contactos from './contactos.ts'
import * as control from './control.ts'
import * as cupos from './cupos.ts'
import * as documentos from './documentos.ts'
import * as dominios from './dominios.ts'
import * as eliminados from './eliminados.ts'
import * as entradas from './entradas.ts'
import * as historial from './historial.ts'
import * as informeDeDatos from './informeDeDatos.ts'
import * as solicitudesDeDatos from './solicitudesDeDatos.ts'
import * as invitaciones from './invitaciones.ts'
import * as listas from './listas.ts'
import * as lotes from './lotes.ts'
import * as marcados from './marcados.ts'
import * as matriz from './matriz.ts'
import * as nominas from './nominas.ts'
import type { Told } from './operation.ts'
import * as operaciones from './operaciones.ts'
import * as pases from './pases.ts'
import * as pedidos from './pedidos.ts'
import * as perfil from './perfil.ts'
import * as propuestas from './propuestas.ts'
import * as sesion from './ingreso.ts'
import * as sesiones from './sesiones.ts'
import * as tablero from './tablero.ts'
import * as tokens from './tokens.ts'
import * as totp from './totp.ts'
import * as transporte from './transporte.ts'
import * as unidades from './unidades.ts'
import * as webhooks from './webhooks.ts'

/** What is said of each of the carriers' operations: apart from its promise, which the apps carry. */
export const told: Readonly<Record<keyof CarrierOperations, Told>> = {
  ...busqueda.told,
  ...calendarFeed.told,
  ...choferes.told,
  ...consultas.told,
  ...contactos.told,
  ...control.told,
  ...cupos.told,
  ...documentos.told,
  ...dominios.told,
  ...eliminados.told,
  ...entradas.told,
  ...historial.told,
  ...informeDeDatos.told,
  ...solicitudesDeDatos.told,
  ...invitaciones.told,
  ...listas.told,
  ...lotes.told,
  ...marcados.told,
  ...matriz.told,
  ...nominas.told,
  ...operaciones.told,
  ...pedidos.told,
  ...pases.told,
  ...perfil.told,
  ...propuestas.told,
  ...sesion.told,
  ...sesiones.told,
  ...tablero.told,
  ...tokens.told,
  ...webhooks.told,
  ...totp.told,
  ...transporte.told,
  ...unidades.told,
}
