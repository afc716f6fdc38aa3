// Written by `npm run mensajes`.
import ajustes from './es/ajustes.json' with { type: 'json' }
import aperturas from './es/aperturas.json' with { type: 'json' }
import atajos from './es/atajos.json' with { type: 'json' }
import auditoria from './es/auditoria.json' with { type: 'json' }
import auditoriaAccion from './es/auditoriaAccion.json' with { type: 'json' }
import auditoriaAjuste from './es/auditoriaAjuste.json' with { type: 'json' }
import auditoriaCampo from './es/auditoriaCampo.json' with { type: 'json' }
import auditoriaValor from './es/auditoriaValor.json' with { type: 'json' }
import bloqueo from './es/bloqueo.json' with { type: 'json' }
import busqueda from './es/busqueda.json' with { type: 'json' }
import catalogo from './es/catalogo.json' with { type: 'json' }
import clave from './es/clave.json' with { type: 'json' }
import cola from './es/cola.json' with { type: 'json' }
import conservacion from './es/conservacion.json' with { type: 'json' }
import controles from './es/controles.json' with { type: 'json' }
import controlesMostrar from './es/controlesMostrar.json' with { type: 'json' }
import correoEstado from './es/correoEstado.json' with { type: 'json' }
import correos from './es/correos.json' with { type: 'json' }
import cuenta from './es/cuenta.json' with { type: 'json' }
import cuentas from './es/cuentas.json' with { type: 'json' }
import cuentasEstado from './es/cuentasEstado.json' with { type: 'json' }
import cuitConocidos from './es/cuitConocidos.json' with { type: 'json' }
import decidir from './es/decidir.json' with { type: 'json' }
import decision from './es/decision.json' with { type: 'json' }
import deshacer from './es/deshacer.json' with { type: 'json' }
import documentosDeCuenta from './es/documentosDeCuenta.json' with { type: 'json' }
import enSuNombre from './es/enSuNombre.json' with { type: 'json' }
import espera from './es/espera.json' with { type: 'json' }
import excepcion from './es/excepcion.json' with { type: 'json' }
import excepciones from './es/excepciones.json' with { type: 'json' }
import excepcionesEstado from './es/excepcionesEstado.json' with { type: 'json' }
import exigencias from './es/exigencias.json' with { type: 'json' }
import exigenciasOperaciones from './es/exigenciasOperaciones.json' with { type: 'json' }
import exigenciasTipos from './es/exigenciasTipos.json' with { type: 'json' }
import exportar from './es/exportar.json' with { type: 'json' }
import historialDeCuenta from './es/historialDeCuenta.json' with { type: 'json' }
import ingresar from './es/ingresar.json' with { type: 'json' }
import invitaciones from './es/invitaciones.json' with { type: 'json' }
import invitacionesEstado from './es/invitacionesEstado.json' with { type: 'json' }
import legajo from './es/legajo.json' with { type: 'json' }
import leido from './es/leido.json' with { type: 'json' }
import llaves from './es/llaves.json' with { type: 'json' }
import loQueVence from './es/loQueVence.json' with { type: 'json' }
import marca from './es/marca.json' with { type: 'json' }
import menu from './es/menu.json' with { type: 'json' }
import motivo from './es/motivo.json' with { type: 'json' }
import nav from './es/nav.json' with { type: 'json' }
import operacion from './es/operacion.json' with { type: 'json' }
import operacionesDeCuenta from './es/operacionesDeCuenta.json' with { type: 'json' }
import operadores from './es/operadores.json' with { type: 'json' }
import pasos from './es/pasos.json' with { type: 'json' }
import porteria from './es/porteria.json' with { type: 'json' }
import porteriaHallazgo from './es/porteriaHallazgo.json' with { type: 'json' }
import porteriaQue from './es/porteriaQue.json' with { type: 'json' }
import porteriaRespuesta from './es/porteriaRespuesta.json' with { type: 'json' }
import programas from './es/programas.json' with { type: 'json' }
import recuperar from './es/recuperar.json' with { type: 'json' }
import recursoDeCuenta from './es/recursoDeCuenta.json' with { type: 'json' }
import recursosDeCuenta from './es/recursosDeCuenta.json' with { type: 'json' }
import refusedAttacks from './es/refusedAttacks.json' with { type: 'json' }
import refusedAttacksClase from './es/refusedAttacksClase.json' with { type: 'json' }
import refusedAttacksPuerta from './es/refusedAttacksPuerta.json' with { type: 'json' }
import registro from './es/registro.json' with { type: 'json' }
import registros from './es/registros.json' with { type: 'json' }
import registrosEstado from './es/registrosEstado.json' with { type: 'json' }
import revision from './es/revision.json' with { type: 'json' }
import revisionPlazo from './es/revisionPlazo.json' with { type: 'json' }
import rol from './es/rol.json' with { type: 'json' }
import segundoPaso from './es/segundoPaso.json' with { type: 'json' }
import tareas from './es/tareas.json' with { type: 'json' }
import tecnico from './es/tecnico.json' with { type: 'json' }
import tipoVigente from './es/tipoVigente.json' with { type: 'json' }
import transportesDeOperacion from './es/transportesDeOperacion.json' with { type: 'json' }
import unidadesDeCuenta from './es/unidadesDeCuenta.json' with { type: 'json' }
import unidadesEstado from './es/unidadesEstado.json' with { type: 'json' }

/** What the console says, by noun. */
export const es = {
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
