// Written by `npm run mensajes`.
import ajustes from './en/ajustes.json' with { type: 'json' }
import aperturas from './en/aperturas.json' with { type: 'json' }
import atajos from './en/atajos.json' with { type: 'json' }
import auditoria from './en/auditoria.json' with { type: 'json' }
import auditoriaAccion from './en/auditoriaAccion.json' with { type: 'json' }
import auditoriaAjuste from './en/auditoriaAjuste.json' with { type: 'json' }
import auditoriaCampo from './en/auditoriaCampo.json' with { type: 'json' }
import auditoriaValor from './en/auditoriaValor.json' with { type: 'json' }
import bloqueo from './en/bloqueo.json' with { type: 'json' }
import busqueda from './en/busqueda.json' with { type: 'json' }
import catalogo from './en/catalogo.json' with { type: 'json' }
import clave from './en/clave.json' with { type: 'json' }
import cola from './en/cola.json' with { type: 'json' }
import conservacion from './en/conservacion.json' with { type: 'json' }
import controles from './en/controles.json' with { type: 'json' }
import controlesMostrar from './en/controlesMostrar.json' with { type: 'json' }
import correoEstado from './en/correoEstado.json' with { type: 'json' }
import correos from './en/correos.json' with { type: 'json' }
import cuenta from './en/cuenta.json' with { type: 'json' }
import cuentas from './en/cuentas.json' with { type: 'json' }
import cuentasEstado from './en/cuentasEstado.json' with { type: 'json' }
import cuitConocidos from './en/cuitConocidos.json' with { type: 'json' }
import decidir from './en/decidir.json' with { type: 'json' }
import decision from './en/decision.json' with { type: 'json' }
import deshacer from './en/deshacer.json' with { type: 'json' }
import documentosDeCuenta from './en/documentosDeCuenta.json' with { type: 'json' }
import enSuNombre from './en/enSuNombre.json' with { type: 'json' }
import espera from './en/espera.json' with { type: 'json' }
import excepcion from './en/excepcion.json' with { type: 'json' }
import excepciones from './en/excepciones.json' with { type: 'json' }
import excepcionesEstado from './en/excepcionesEstado.json' with { type: 'json' }
import exigencias from './en/exigencias.json' with { type: 'json' }
import exigenciasOperaciones from './en/exigenciasOperaciones.json' with { type: 'json' }
import exigenciasTipos from './en/exigenciasTipos.json' with { type: 'json' }
import exportar from './en/exportar.json' with { type: 'json' }
import historialDeCuenta from './en/historialDeCuenta.json' with { type: 'json' }
import ingresar from './en/ingresar.json' with { type: 'json' }
import invitaciones from './en/invitaciones.json' with { type: 'json' }
import invitacionesEstado from './en/invitacionesEstado.json' with { type: 'json' }
import legajo from './en/legajo.json' with { type: 'json' }
import leido from './en/leido.json' with { type: 'json' }
import llaves from './en/llaves.json' with { type: 'json' }
import loQueVence from './en/loQueVence.json' with { type: 'json' }
import marca from './en/marca.json' with { type: 'json' }
import menu from './en/menu.json' with { type: 'json' }
import motivo from './en/motivo.json' with { type: 'json' }
import nav from './en/nav.json' with { type: 'json' }
import operacion from './en/operacion.json' with { type: 'json' }
import operacionesDeCuenta from './en/operacionesDeCuenta.json' with { type: 'json' }
import operadores from './en/operadores.json' with { type: 'json' }
import pasos from './en/pasos.json' with { type: 'json' }
import porteria from './en/porteria.json' with { type: 'json' }
import porteriaHallazgo from './en/porteriaHallazgo.json' with { type: 'json' }
import porteriaQue from './en/porteriaQue.json' with { type: 'json' }
import porteriaRespuesta from './en/porteriaRespuesta.json' with { type: 'json' }
import programas from './en/programas.json' with { type: 'json' }
import recuperar from './en/recuperar.json' with { type: 'json' }
import recursoDeCuenta from './en/recursoDeCuenta.json' with { type: 'json' }
import recursosDeCuenta from './en/recursosDeCuenta.json' with { type: 'json' }
import refusedAttacks from './en/refusedAttacks.json' with { type: 'json' }
import refusedAttacksClase from './en/refusedAttacksClase.json' with { type: 'json' }
import refusedAttacksPuerta from './en/refusedAttacksPuerta.json' with { type: 'json' }
import registro from './en/registro.json' with { type: 'json' }
import registros from './en/registros.json' with { type: 'json' }
import registrosEstado from './en/registrosEstado.json' with { type: 'json' }
import revision from './en/revision.json' with { type: 'json' }
import revisionPlazo from './en/revisionPlazo.json' with { type: 'json' }
import rol from './en/rol.json' with { type: 'json' }
import segundoPaso from './en/segundoPaso.json' with { type: 'json' }
import tareas from './en/tareas.json' with { type: 'json' }
import tecnico from './en/tecnico.json' with { type: 'json' }
import tipoVigente from './en/tipoVigente.json' with { type: 'json' }
import transportesDeOperacion from './en/transportesDeOperacion.json' with { type: 'json' }
import unidadesDeCuenta from './en/unidadesDeCuenta.json' with { type: 'json' }
import unidadesEstado from './en/unidadesEstado.json' with { type: 'json' }

/** What the console says, by noun. */
export const en = {
  ajustes,
  aperturas,
  atajos,
  auditoria,
  auditoriaAccion,
  auditoriaAjuste,
  auditoriaCampo,
  auditoriaValor,
  bloqueo,
  busqueda,
  catalogo,
  clave,
  cola,
  conservacion,
  controles,
  controlesMostrar,
  correoEstado,
  correos,
  cuenta,
  cuentas,
  cuentasEstado,
  cuitConocidos,
  decidir,
  decision,
  deshacer,
  documentosDeCuenta,
  enSuNombre,
  espera,
  excepcion,
  excepciones,
  excepcionesEstado,
  exigencias,
  exigenciasOperaciones,
  exigenciasTipos,
  exportar,
  historialDeCuenta,
  ingresar,
  invitaciones,
  invitacionesEstado,
  legajo,
  leido,
  llaves,
  loQueVence,
  marca,
  menu,
  motivo,
  nav,
  operacion,
  operacionesDeCuenta,
  operadores,
  pasos,
  porteria,
  porteriaHallazgo,
  porteriaQue,
  porteriaRespuesta,
  programas,
  recuperar,
  recursoDeCuenta,
  recursosDeCuenta,
  refusedAttacks,
  refusedAttacksClase,
  refusedAttacksPuerta,
  registro,
  registros,
  registrosEstado,
  revision,
  revisionPlazo,
  rol,
  segundoPaso,
  tareas,
  tecnico,
  tipoVigente,
  transportesDeOperacion,
  unidadesDeCuenta,
  unidadesEstado,
}
