import type * as z from 'zod/mini'
import * as ajustes from './ajustes.ts'
import * as auditoria from './auditoria.ts'
import * as busqueda from './busqueda.ts'
import * as catalogo from './catalogo.ts'
import * as choferes from './choferes.ts'
import * as cola from './cola.ts'
import * as consultas from './consultas.ts'
import * as contactos from './contactos.ts'
import * as correos from './correos.ts'
import * as cuentas from './cuentas.ts'
import * as cupos from './cupos.ts'
import * as documentos from './documentos.ts'
import * as dominios from './dominios.ts'
import * as eliminados from './eliminados.ts'
import * as excepciones from './excepciones.ts'
import * as historial from './historial.ts'
import * as invitaciones from './invitaciones.ts'
import * as listas from './listas.ts'
import * as marcados from './marcados.ts'
import * as operadores from './operadores.ts'
import * as matriz from './matriz.ts'
import type { CarrierOperation, Operation, ProviderOperation } from './operation.ts'
import * as perfil from './perfil.ts'
import * as primerosPasos from './primerosPasos.ts'
import * as propuestas from './propuestas.ts'
import * as refusedAttacks from './refusedAttacks.ts'
import * as registros from './registros.ts'
import * as revision from './revision.ts'
import * as sesion from './ingreso.ts'
import * as sesiones from './sesiones.ts'
import * as sesionOperador from './sesionOperador.ts'
import * as tablero from './tablero.ts'
import * as tareas from './tareas.ts'
import * as totp from './totp.ts'
import * as transporte from './transporte.ts'
import * as unidades from './unidades.ts'

/**
 * All that the product can do. The first table is the carriers', whose operations may be answered by a back office
 * elsewhere, so each makes two promises; the second the provider's, which is only ever asked of this server.
 */

export const carrierOperations = {
  login: sesion.login,
  logout: sesion.logout,
  ping: sesion.ping,
  saveRecord: sesion.saveRecord,
  ConfirmarEmail: sesion.ConfirmarEmail,
  AbrirInvitacion: invitaciones.AbrirInvitacion,
  EnviarConsulta: consultas.EnviarConsulta,
  sendMailForPassword: sesion.sendMailForPassword,
  changePasswordByCode: sesion.changePasswordByCode,
  getPickListValues: listas.getPickListValues,
  getCiudades: listas.getCiudades,
  DetailProfile: perfil.DetailProfile,
  SaveProfile: perfil.SaveProfile,
  SaveLogo: perfil.SaveLogo,
  changePasswordProfile: perfil.changePasswordProfile,
  ListSesiones: sesiones.ListSesiones,
  CerrarSesion: sesiones.CerrarSesion,
  DetailTotp: totp.DetailTotp,
  IniciarTotp: totp.IniciarTotp,
  ActivarTotp: totp.ActivarTotp,
  RenovarRecuperacion: totp.RenovarRecuperacion,
  QuitarTotp: totp.QuitarTotp,
  ListContacts: contactos.ListContacts,
  DetailContact: contactos.DetailContact,
  SaveContact: contactos.SaveContact,
  ListPropuestas: propuestas.ListPropuestas,
  ResponderPropuesta: propuestas.ResponderPropuesta,
  Dashboard: tablero.Dashboard,
  Buscar: busqueda.Buscar,
  DetailTransporte: transporte.DetailTransporte,
  ListChoferes: choferes.ListChoferes,
  DetailChofer: choferes.DetailChofer,
  SaveChofer: choferes.SaveChofer,
  ListDominios: dominios.ListDominios,
  DetailDominio: dominios.DetailDominio,
  SaveDominio: dominios.SaveDominio,
  ListUnidades: unidades.ListUnidades,
  UnidadesDelDia: unidades.UnidadesDelDia,
  DetailUnidad: unidades.DetailUnidad,
  SaveUnidad: unidades.SaveUnidad,
  ListCupos: cupos.ListCupos,
  MarcarRecursos: marcados.MarcarRecursos,
  EliminarRecursos: eliminados.EliminarRecursos,
  DeshacerEliminacion: eliminados.DeshacerEliminacion,
  TiposDocumentos: documentos.TiposDocumentos,
  ListRecDocFaltantes: documentos.ListRecDocFaltantes,
  ContarFaltantes: documentos.ContarFaltantes,
  MatrizDocumentos: matriz.MatrizDocumentos,
  ListDocumentos: documentos.ListDocumentos,
  DetailDocumento: documentos.DetailDocumento,
  ExportarDocumentos: documentos.ExportarDocumentos,
  SaveDocumentoRecurso: documentos.SaveDocumentoRecurso,
  AnularDocumento: documentos.AnularDocumento,
  RecursosDelTipo: documentos.RecursosDelTipo,
  ListCambiosDeTipo: documentos.ListCambiosDeTipo,
  ListRecDocHistorial: historial.ListRecDocHistorial,
} satisfies Record<string, CarrierOperation>

export const providerOperations = {
  LoginOperador: sesionOperador.LoginOperador,
  LogoutOperador: sesionOperador.LogoutOperador,
  SesionOperador: sesionOperador.SesionOperador,
  CambiarClaveOperador: operadores.CambiarClaveOperador,
  IniciarTotpOperador: totp.IniciarTotpOperador,
  ActivarTotpOperador: totp.ActivarTotpOperador,
  QuitarTotpOperador: totp.QuitarTotpOperador,
  Cola: cola.Cola,
  ListRegistros: registros.ListRegistros,
  DetailRegistro: registros.DetailRegistro,
  AprobarRegistro: registros.AprobarRegistro,
  RechazarRegistro: registros.RechazarRegistro,
  UnirRegistro: registros.UnirRegistro,
  DeshacerRegistro: registros.DeshacerRegistro,
  RetirarPropuesta: registros.RetirarPropuesta,
  ListRevision: revision.ListRevision,
  DetailRevision: revision.DetailRevision,
  LecturaDocumento: revision.LecturaDocumento,
  BalanceRevision: revision.BalanceRevision,
  MirarDocumentos: revision.MirarDocumentos,
  DecidirDocumento: revision.DecidirDocumento,
  DeshacerDecision: revision.DeshacerDecision,
  BuscarEnCuentas: busqueda.BuscarEnCuentas,
  ListCuentas: cuentas.ListCuentas,
  DetailCuenta: cuentas.DetailCuenta,
  SaveCuenta: cuentas.SaveCuenta,
  ListCuitConocidos: cuentas.ListCuitConocidos,
  QuitarCuitConocido: cuentas.QuitarCuitConocido,
  ExportarCuenta: cuentas.ExportarCuenta,
  ListInvitaciones: invitaciones.ListInvitaciones,
  ResumenInvitaciones: invitaciones.ResumenInvitaciones,
  RevisarInvitaciones: invitaciones.RevisarInvitaciones,
  InvitarTransportes: invitaciones.InvitarTransportes,
  ReinvitarTransporte: invitaciones.ReinvitarTransporte,
  RetirarInvitacion: invitaciones.RetirarInvitacion,
  ListOperadores: operadores.ListOperadores,
  SaveOperador: operadores.SaveOperador,
  PedirClaveOperador: operadores.PedirClaveOperador,
  ClaveOperador: operadores.ClaveOperador,
  PrimerosPasos: primerosPasos.PrimerosPasos,
  Ajustes: ajustes.Ajustes,
  SaveAjustes: ajustes.SaveAjustes,
  ListCorreos: correos.ListCorreos,
  ReenviarCorreo: correos.ReenviarCorreo,
  ProbarCorreo: correos.ProbarCorreo,
  PruebaDeCorreo: correos.PruebaDeCorreo,
  ListAuditoria: auditoria.ListAuditoria,
  VerificarAuditoria: auditoria.VerificarAuditoria,
  ListRefusedAttacks: refusedAttacks.ListRefusedAttacks,
  SummarizeRefusedAttacks: refusedAttacks.SummarizeRefusedAttacks,
  Tareas: tareas.Tareas,
  EjecutarTarea: tareas.EjecutarTarea,
  ListRecursosCuenta: cuentas.ListRecursosCuenta,
  BloquearRecurso: cuentas.BloquearRecurso,
  ListExcepciones: excepciones.ListExcepciones,
  SaveExcepcion: excepciones.SaveExcepcion,
  TerminarExcepcion: excepciones.TerminarExcepcion,
  DetailRecursoCuenta: cuentas.DetailRecursoCuenta,
  ListUnidadesCuenta: cuentas.ListUnidadesCuenta,
  ListDocumentosCuenta: cuentas.ListDocumentosCuenta,
  ListHistorialCuenta: cuentas.ListHistorialCuenta,
  ListTipos: catalogo.ListTipos,
  DetailTipo: catalogo.DetailTipo,
  SaveTipoDocumento: catalogo.SaveTipoDocumento,
  RetirarCambioDeTipo: catalogo.RetirarCambioDeTipo,
  QuitarEjemplo: catalogo.QuitarEjemplo,
} satisfies Record<string, ProviderOperation>

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
