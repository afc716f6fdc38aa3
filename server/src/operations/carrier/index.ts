import type { CarrierOperations } from '@portal/contract'
import type { Handlers } from '../../dispatch.ts'
import { Buscar } from './busqueda/Buscar.ts'
import { CrearCalendario } from './calendario/CrearCalendario.ts'
import { DetailCalendario } from './calendario/DetailCalendario.ts'
import { RevocarCalendario } from './calendario/RevocarCalendario.ts'
import { SaveCalendario } from './calendario/SaveCalendario.ts'
import { DetailChofer } from './choferes/DetailChofer.ts'
import { InformeDeDatos } from './choferes/InformeDeDatos.ts'
import { ListSolicitudesDeDatos } from './solicitudesDeDatos/ListSolicitudesDeDatos.ts'
import { RetirarSolicitudDeDatos } from './solicitudesDeDatos/RetirarSolicitudDeDatos.ts'
import { SaveSolicitudDeDatos } from './solicitudesDeDatos/SaveSolicitudDeDatos.ts'
import { ListChoferes } from './choferes/ListChoferes.ts'
import { SaveChofer } from './choferes/SaveChofer.ts'
import { DetailContact } from './contactos/DetailContact.ts'
import { ListContacts } from './contactos/ListContacts.ts'
import { ListPropuestas } from './contactos/ListPropuestas.ts'
import { ResponderPropuesta } from './contactos/ResponderPropuesta.ts'
import { SaveContact } from './contactos/SaveContact.ts'
import { ListCupos } from './cupos/ListCupos.ts'
import { AnularDocumento } from './documentos/AnularDocumento.ts'
import { DetailDocumento } from './documentos/DetailDocumento.ts'
import { ExportarDocumentos } from './documentos/ExportarDocumentos.ts'
import { ListDocumentos } from './documentos/ListDocumentos.ts'
import { ContarFaltantes } from './documentos/ContarFaltantes.ts'
import { ListRecDocFaltantes } from './documentos/ListRecDocFaltantes.ts'
import { ListCambiosDeTipo } from './documentos/ListCambiosDeTipo.ts'
import { RecursosDelTipo } from './documentos/RecursosDelTipo.ts'
import { SaveDocumentoRecurso } from './documentos/SaveDocumentoRecurso.ts'
import { TiposDocumentos } from './documentos/TiposDocumentos.ts'
import { ListRecDocHistorial } from './historial/ListRecDocHistorial.ts'
import { DetailDominio } from './dominios/DetailDominio.ts'
import { ListDominios } from './dominios/ListDominios.ts'
import { SaveDominio } from './dominios/SaveDominio.ts'
import { DescartarEntradas } from './entradas/DescartarEntradas.ts'
import { DividirEntrada } from './entradas/DividirEntrada.ts'
import { ListBandeja } from './entradas/ListBandeja.ts'
import { ListIdentidades } from './entradas/ListIdentidades.ts'
import { PresentarEntradas } from './entradas/PresentarEntradas.ts'
import { RecibirEntradas } from './entradas/RecibirEntradas.ts'
import { SaveEntrada } from './entradas/SaveEntrada.ts'
import { CompararNomina } from './nominas/CompararNomina.ts'
import { DetailNomina } from './nominas/DetailNomina.ts'
import { ListNominas } from './nominas/ListNominas.ts'
import { QuitarNomina } from './nominas/QuitarNomina.ts'
import { SaveNoManeja } from './nominas/SaveNoManeja.ts'
import { SaveNomina } from './nominas/SaveNomina.ts'
import { ListOperaciones } from './operaciones/ListOperaciones.ts'
import { SaveParticipacion } from './operaciones/SaveParticipacion.ts'
import { UnirEntradas } from './entradas/UnirEntradas.ts'
import { AnularPase } from './pases/AnularPase.ts'
import { CompartirPase } from './pases/CompartirPase.ts'
import { ListMisPasos } from './pases/ListMisPasos.ts'
import { VerPase } from './pases/VerPase.ts'
import { AnularPedido } from './pedidos/AnularPedido.ts'
import { CrearPedidos } from './pedidos/CrearPedidos.ts'
import { ListPedibles } from './pedidos/ListPedibles.ts'
import { ListPedidos } from './pedidos/ListPedidos.ts'
import { PedirDeNuevo } from './pedidos/PedirDeNuevo.ts'
import { getCiudades } from './listas/getCiudades.ts'
import { getPickListValues } from './listas/getPickListValues.ts'
import { AbrirInvitacion } from './invitaciones/AbrirInvitacion.ts'
import { EnviarConsulta } from './consultas/EnviarConsulta.ts'
import { changePasswordProfile } from './perfil/changePasswordProfile.ts'
import { DetailProfile } from './perfil/DetailProfile.ts'
import { SaveLogo } from './perfil/SaveLogo.ts'
import { SaveProfile } from './perfil/SaveProfile.ts'
import { ConfirmarEmail } from './registro/ConfirmarEmail.ts'
import { saveRecord } from './registro/saveRecord.ts'
import { changePasswordByCode } from './sesion/changePasswordByCode.ts'
import { login } from './sesion/login.ts'
import { logout } from './sesion/logout.ts'
import { ping } from './sesion/ping.ts'
import { sendMailForPassword } from './sesion/sendMailForPassword.ts'
import { CerrarSesion } from './sesiones/CerrarSesion.ts'
import { ListSesiones } from './sesiones/ListSesiones.ts'
import { ActivarTotp } from './totp/ActivarTotp.ts'
import { DetailTotp } from './totp/DetailTotp.ts'
import { IniciarTotp } from './totp/IniciarTotp.ts'
import { QuitarTotp } from './totp/QuitarTotp.ts'
import { RenovarRecuperacion } from './totp/RenovarRecuperacion.ts'
import { DeshacerEliminacion } from './eliminados/DeshacerEliminacion.ts'
import { EliminarRecursos } from './eliminados/EliminarRecursos.ts'
import { MarcarRecursos } from './marcados/MarcarRecursos.ts'
import { ControlesDelMes } from './control/ControlesDelMes.ts'
import { ProponerNoCorresponde } from './control/ProponerNoCorresponde.ts'
import { RetirarNoCorresponde } from './control/RetirarNoCorresponde.ts'
import { MatrizDocumentos } from './matriz/MatrizDocumentos.ts'
import { Dashboard } from './tablero/Dashboard.ts'
import { DetailTransporte } from './transporte/DetailTransporte.ts'
import { DetailUnidad } from './unidades/DetailUnidad.ts'
import { ListUnidades } from './unidades/ListUnidades.ts'
import { SaveUnidad } from './unidades/SaveUnidad.ts'
import { UnidadesDelDia } from './unidades/UnidadesDelDia.ts'
import { ListEntregas } from '../shared/webhooks/ListEntregas.ts'
import { ListWebhooks } from '../shared/webhooks/ListWebhooks.ts'
import { ProbarWebhook } from '../shared/webhooks/ProbarWebhook.ts'
import { ReenviarEntregas } from '../shared/webhooks/ReenviarEntregas.ts'
import { RevocarWebhook } from '../shared/webhooks/RevocarWebhook.ts'
import { SaveWebhook } from '../shared/webhooks/SaveWebhook.ts'
import { CrearToken } from './tokens/CrearToken.ts'
import { ListTokens } from './tokens/ListTokens.ts'
import { RevocarToken } from './tokens/RevocarToken.ts'
import { RevisarLote } from './lotes/RevisarLote.ts'
import { ImportarLote } from './lotes/ImportarLote.ts'
import { CancelarLote } from './lotes/CancelarLote.ts'
import { DeshacerLote } from './lotes/DeshacerLote.ts'
import { ListLotes } from './lotes/ListLotes.ts'
import { DetailLote } from './lotes/DetailLote.ts'
import { PlantillaDeLote } from './lotes/PlantillaDeLote.ts'

/** Who keeps each of the carriers' promises. */
export const carrierHandlers: Handlers<CarrierOperations> = {
  login,
  logout,
  ping,
  saveRecord,
  ConfirmarEmail,
  AbrirInvitacion,
  EnviarConsulta,
  sendMailForPassword,
  changePasswordByCode,
  getPickListValues,
  getCiudades,
  DetailProfile,
  SaveProfile,
  SaveLogo,
  changePasswordProfile,
  ListSesiones,
  CerrarSesion,
  DetailTotp,
  IniciarTotp,
  ActivarTotp,
  RenovarRecuperacion,
  QuitarTotp,
  ListContacts,
  DetailContact,
  SaveContact,
  ListPropuestas,
  ResponderPropuesta,
  Dashboard,
  Buscar,
  DetailTransporte,
  ListChoferes,
  DetailChofer,
  SaveChofer,
  ListDominios,
  DetailDominio,
  SaveDominio,
  InformeDeDatos,
  ListSolicitudesDeDatos,
  SaveSolicitudDeDatos,
  RetirarSolicitudDeDatos,
  ListUnidades,
  UnidadesDelDia,
  DetailUnidad,
  SaveUnidad,
  ListCupos,
  MarcarRecursos,
  EliminarRecursos,
  DeshacerEliminacion,
  TiposDocumentos,
  ListRecDocFaltantes,
  ContarFaltantes,
  ControlesDelMes,
  ProponerNoCorresponde,
  RetirarNoCorresponde,
  MatrizDocumentos,
  ListDocumentos,
  DetailDocumento,
  ExportarDocumentos,
  SaveDocumentoRecurso,
  AnularDocumento,
  RecursosDelTipo,
  ListCambiosDeTipo,
  ListRecDocHistorial,
  VerPase,
  CompartirPase,
  AnularPase,
  ListMisPasos,
  CrearPedidos,
  ListPedibles,
  SaveNomina,
  ListNominas,
  DetailNomina,
  QuitarNomina,
  CompararNomina,
  SaveNoManeja,
  ListOperaciones,
  SaveParticipacion,
  ListPedidos,
  AnularPedido,
  PedirDeNuevo,
  ListBandeja,
  ListIdentidades,
  SaveEntrada,
  PresentarEntradas,
  DescartarEntradas,
  RecibirEntradas,
  UnirEntradas,
  DividirEntrada,
  DetailCalendario,
  CrearCalendario,
  SaveCalendario,
  RevocarCalendario,
  CrearToken,
  ListTokens,
  RevocarToken,
  ListWebhooks,
  SaveWebhook,
  RevocarWebhook,
  ListEntregas,
  ReenviarEntregas,
  ProbarWebhook,
  RevisarLote,
  ImportarLote,
  CancelarLote,
  DeshacerLote,
  ListLotes,
  DetailLote,
  PlantillaDeLote,
}
