import type { ProviderOperations } from '@portal/contract'
import type { Handlers } from '../../dispatch.ts'
import { Ajustes } from './ajustes/Ajustes.ts'
import { SaveAjustes } from './ajustes/SaveAjustes.ts'
import { PrimerosPasos } from './ajustes/PrimerosPasos.ts'
import { ListAuditoria } from './auditoria/ListAuditoria.ts'
import { VerificarAuditoria } from './auditoria/VerificarAuditoria.ts'
import { BuscarEnCuentas } from './busqueda/BuscarEnCuentas.ts'
import { CrearCalendario } from './calendario/CrearCalendario.ts'
import { DetailCalendario } from './calendario/DetailCalendario.ts'
import { RevocarCalendario } from './calendario/RevocarCalendario.ts'
import { SaveCalendario } from './calendario/SaveCalendario.ts'
import { DetailTipo } from './catalogo/DetailTipo.ts'
import { ListTipos } from './catalogo/ListTipos.ts'
import { QuitarEjemplo } from './catalogo/QuitarEjemplo.ts'
import { RetirarCambioDeTipo } from './catalogo/RetirarCambioDeTipo.ts'
import { SaveTipoDocumento } from './catalogo/SaveTipoDocumento.ts'
import { PrepararLegajo } from './legajo/PrepararLegajo.ts'
import { EnsayarConservacion } from './conservacion/EnsayarConservacion.ts'
import { LevantarRetencion } from './conservacion/LevantarRetencion.ts'
import { ListRetenciones } from './conservacion/ListRetenciones.ts'
import { PonerRetencion } from './conservacion/PonerRetencion.ts'
import { ResponderSolicitudDeDatos } from './solicitudesDeDatos/ResponderSolicitudDeDatos.ts'
import { SaveSolicitudPorCuenta } from './solicitudesDeDatos/SaveSolicitudPorCuenta.ts'
import { SolicitudesDeDatos } from './solicitudesDeDatos/SolicitudesDeDatos.ts'
import { Cola } from './cola/Cola.ts'
import { BloquearRecurso } from './cuentas/BloquearRecurso.ts'
import { DetailCuenta } from './cuentas/DetailCuenta.ts'
import { ExportarCuenta } from './cuentas/ExportarCuenta.ts'
import { DetailRecursoCuenta } from './cuentas/DetailRecursoCuenta.ts'
import { ListCuentas } from './cuentas/ListCuentas.ts'
import { ListDocumentosCuenta } from './cuentas/ListDocumentosCuenta.ts'
import { ListHistorialCuenta } from './cuentas/ListHistorialCuenta.ts'
import { ListRecursosCuenta } from './cuentas/ListRecursosCuenta.ts'
import { ListUnidadesCuenta } from './cuentas/ListUnidadesCuenta.ts'
import { CargarCuitConocidos } from './cuentas/CargarCuitConocidos.ts'
import { RevisarCuitConocidos } from './cuentas/RevisarCuitConocidos.ts'
import { ListCuitConocidos } from './cuentas/ListCuitConocidos.ts'
import { QuitarCuitConocido } from './cuentas/QuitarCuitConocido.ts'
import { SaveCuenta } from './cuentas/SaveCuenta.ts'
import { ListCorreos } from './correos/ListCorreos.ts'
import { ProbarCorreo } from './correos/ProbarCorreo.ts'
import { PruebaDeCorreo } from './correos/PruebaDeCorreo.ts'
import { ReenviarCorreo } from './correos/ReenviarCorreo.ts'
import { CerrarMes } from './control/CerrarMes.ts'
import { ControlDeCuenta } from './control/ControlDeCuenta.ts'
import { ControlDelMes } from './control/ControlDelMes.ts'
import { DecidirNoCorresponde } from './control/DecidirNoCorresponde.ts'
import { DetailCierre } from './control/DetailCierre.ts'
import { ListControles } from './control/ListControles.ts'
import { PedirControles } from './control/PedirControles.ts'
import { SaveControl } from './control/SaveControl.ts'
import { ListPuertas } from './porteria/ListPuertas.ts'
import { SavePuerta } from './porteria/SavePuerta.ts'
import { CrearCodigoDeDispositivo } from './porteria/CrearCodigoDeDispositivo.ts'
import { RevocarDispositivo } from './porteria/RevocarDispositivo.ts'
import { ListGuardias } from './porteria/ListGuardias.ts'
import { SaveGuardia } from './porteria/SaveGuardia.ts'
import { ListPasos } from './porteria/ListPasos.ts'
import { SummarizePasos } from './porteria/SummarizePasos.ts'
import { ListAdentro } from './porteria/ListAdentro.ts'
import { Exposicion } from './porteria/Exposicion.ts'
import { SaveNoCorresponde } from './control/SaveNoCorresponde.ts'
import { FijarLlave } from './llaves/FijarLlave.ts'
import { ListLlaves } from './llaves/ListLlaves.ts'
import { QuitarLlave } from './llaves/QuitarLlave.ts'
import { TerminarNoCorresponde } from './control/TerminarNoCorresponde.ts'
import { ListExcepciones } from './excepciones/ListExcepciones.ts'
import { SaveExcepcion } from './excepciones/SaveExcepcion.ts'
import { TerminarExcepcion } from './excepciones/TerminarExcepcion.ts'
import { DetailOperacion } from './operaciones/DetailOperacion.ts'
import { ListCatalogoOperaciones } from './operaciones/ListCatalogoOperaciones.ts'
import { SaveParticipacionCuenta } from './operaciones/SaveParticipacionCuenta.ts'
import { ListParticipaciones } from './operaciones/ListParticipaciones.ts'
import { SaveCuentasOperacion } from './operaciones/SaveCuentasOperacion.ts'
import { SaveOperacion } from './operaciones/SaveOperacion.ts'
import { CambiarClaveOperador } from './operadores/CambiarClaveOperador.ts'
import { ClaveOperador } from './operadores/ClaveOperador.ts'
import { ListInvitaciones } from './invitaciones/ListInvitaciones.ts'
import { ResumenInvitaciones } from './invitaciones/ResumenInvitaciones.ts'
import { RevisarInvitaciones } from './invitaciones/RevisarInvitaciones.ts'
import { InvitarTransportes } from './invitaciones/InvitarTransportes.ts'
import { ReinvitarTransporte } from './invitaciones/ReinvitarTransporte.ts'
import { RetirarInvitacion } from './invitaciones/RetirarInvitacion.ts'
import { ListOperadores } from './operadores/ListOperadores.ts'
import { PedirClaveOperador } from './operadores/PedirClaveOperador.ts'
import { SaveOperador } from './operadores/SaveOperador.ts'
import { ListRefusedAttacks } from './refusedAttacks/ListRefusedAttacks.ts'
import { SummarizeRefusedAttacks } from './refusedAttacks/SummarizeRefusedAttacks.ts'
import { AprobarRegistro } from './registros/AprobarRegistro.ts'
import { DetailRegistro } from './registros/DetailRegistro.ts'
import { ListRegistros } from './registros/ListRegistros.ts'
import { RechazarRegistro } from './registros/RechazarRegistro.ts'
import { DeshacerRegistro } from './registros/DeshacerRegistro.ts'
import { RetirarPropuesta } from './registros/RetirarPropuesta.ts'
import { UnirRegistro } from './registros/UnirRegistro.ts'
import { BalanceRevision } from './revision/BalanceRevision.ts'
import { ListAperturas } from './revision/ListAperturas.ts'
import { DecidirDocumento } from './revision/DecidirDocumento.ts'
import { DeshacerDecision } from './revision/DeshacerDecision.ts'
import { DetailRevision } from './revision/DetailRevision.ts'
import { LecturaDocumento } from './revision/LecturaDocumento.ts'
import { ListRevision } from './revision/ListRevision.ts'
import { MirarDocumentos } from './revision/MirarDocumentos.ts'
import { LoginOperador } from './sesion/LoginOperador.ts'
import { LogoutOperador } from './sesion/LogoutOperador.ts'
import { SesionOperador } from './sesion/SesionOperador.ts'
import { ActivarTotpOperador } from './totp/ActivarTotpOperador.ts'
import { IniciarTotpOperador } from './totp/IniciarTotpOperador.ts'
import { QuitarTotpOperador } from './totp/QuitarTotpOperador.ts'
import { EjecutarTarea } from './tareas/EjecutarTarea.ts'
import { Tareas } from './tareas/Tareas.ts'
import { ListEntregas } from '../shared/webhooks/ListEntregas.ts'
import { ListWebhooks } from '../shared/webhooks/ListWebhooks.ts'
import { ProbarWebhook } from '../shared/webhooks/ProbarWebhook.ts'
import { ReenviarEntregas } from '../shared/webhooks/ReenviarEntregas.ts'
import { RevocarWebhook } from '../shared/webhooks/RevocarWebhook.ts'
import { SaveWebhook } from '../shared/webhooks/SaveWebhook.ts'
import { CrearToken } from './tokens/CrearToken.ts'
import { ListTokens } from './tokens/ListTokens.ts'
import { RevocarToken } from './tokens/RevocarToken.ts'
import { SaveNominaPorCuenta } from './nominas/SaveNominaPorCuenta.ts'
import { ListNominasCuenta } from './nominas/ListNominasCuenta.ts'
import { CompararNominaCuenta } from './nominas/CompararNominaCuenta.ts'
import { RevisarLotePorCuenta } from './lotes/RevisarLotePorCuenta.ts'
import { ImportarLotePorCuenta } from './lotes/ImportarLotePorCuenta.ts'
import { CancelarLotePorCuenta } from './lotes/CancelarLotePorCuenta.ts'
import { DeshacerLotePorCuenta } from './lotes/DeshacerLotePorCuenta.ts'
import { ListLotesCuenta } from './lotes/ListLotesCuenta.ts'
import { DetailLoteCuenta } from './lotes/DetailLoteCuenta.ts'
import { PlantillaDeLoteCuenta } from './lotes/PlantillaDeLoteCuenta.ts'

/** Who keeps each of the provider's promises. */
export const providerHandlers: Handlers<ProviderOperations> = {
  LoginOperador,
  LogoutOperador,
  SesionOperador,
  CambiarClaveOperador,
  IniciarTotpOperador,
  ActivarTotpOperador,
  QuitarTotpOperador,
  Cola,
  ListRegistros,
  DetailRegistro,
  AprobarRegistro,
  RechazarRegistro,
  UnirRegistro,
  DeshacerRegistro,
  RetirarPropuesta,
  ListRevision,
  DetailRevision,
  LecturaDocumento,
  BalanceRevision,
  ListAperturas,
  MirarDocumentos,
  DecidirDocumento,
  DeshacerDecision,
  BuscarEnCuentas,
  ListCuentas,
  DetailCuenta,
  SaveCuenta,
  ListCuitConocidos,
  RevisarCuitConocidos,
  CargarCuitConocidos,
  QuitarCuitConocido,
  ExportarCuenta,
  PrepararLegajo,
  ListInvitaciones,
  ResumenInvitaciones,
  RevisarInvitaciones,
  InvitarTransportes,
  ReinvitarTransporte,
  RetirarInvitacion,
  ListOperadores,
  PedirClaveOperador,
  SaveOperador,
  ClaveOperador,
  PrimerosPasos,
  Ajustes,
  SaveAjustes,
  ListCorreos,
  ProbarCorreo,
  PruebaDeCorreo,
  ReenviarCorreo,
  ListAuditoria,
  VerificarAuditoria,
  ListRefusedAttacks,
  SummarizeRefusedAttacks,
  Tareas,
  EjecutarTarea,
  ListRecursosCuenta,
  BloquearRecurso,
  DetailOperacion,
  ListCatalogoOperaciones,
  ListParticipaciones,
  SaveParticipacionCuenta,
  SaveCuentasOperacion,
  SaveOperacion,
  CerrarMes,
  ControlDeCuenta,
  ControlDelMes,
  DecidirNoCorresponde,
  DetailCierre,
  ListControles,
  PedirControles,
  SaveControl,
  ListPuertas,
  SavePuerta,
  CrearCodigoDeDispositivo,
  RevocarDispositivo,
  ListGuardias,
  SaveGuardia,
  ListPasos,
  SummarizePasos,
  ListAdentro,
  Exposicion,
  SaveNoCorresponde,
  TerminarNoCorresponde,
  ListLlaves,
  FijarLlave,
  QuitarLlave,
  EnsayarConservacion,
  ListRetenciones,
  PonerRetencion,
  SolicitudesDeDatos,
  SaveSolicitudPorCuenta,
  ResponderSolicitudDeDatos,
  LevantarRetencion,
  ListExcepciones,
  SaveExcepcion,
  TerminarExcepcion,
  DetailRecursoCuenta,
  ListUnidadesCuenta,
  ListDocumentosCuenta,
  ListHistorialCuenta,
  ListTipos,
  DetailTipo,
  SaveTipoDocumento,
  RetirarCambioDeTipo,
  QuitarEjemplo,
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
  SaveNominaPorCuenta,
  ListNominasCuenta,
  CompararNominaCuenta,
  RevisarLotePorCuenta,
  ImportarLotePorCuenta,
  CancelarLotePorCuenta,
  DeshacerLotePorCuenta,
  ListLotesCuenta,
  DetailLoteCuenta,
  PlantillaDeLoteCuenta,
}
