// Written by `npm run mensajes`.
import ajustes from './de/ajustes.json' with { type: 'json' }
import aperturas from './de/aperturas.json' with { type: 'json' }
import atajos from './de/atajos.json' with { type: 'json' }
import auditoria from './de/auditoria.json' with { type: 'json' }
import auditoriaAccion from './de/auditoriaAccion.json' with { type: 'json' }
import auditoriaAjuste from './de/auditoriaAjuste.json' with { type: 'json' }
import auditoriaCampo from './de/auditoriaCampo.json' with { type: 'json' }
import auditoriaValor from './de/auditoriaValor.json' with { type: 'json' }
import bloqueo from './de/bloqueo.json' with { type: 'json' }
import busqueda from './de/busqueda.json' with { type: 'json' }
import catalogo from './de/catalogo.json' with { type: 'json' }
import clave from './de/clave.json' with { type: 'json' }
import cola from './de/cola.json' with { type: 'json' }
import conservacion from './de/conservacion.json' with { type: 'json' }
import controles from './de/controles.json' with { type: 'json' }
import controlesMostrar from './de/controlesMostrar.json' with { type: 'json' }
import correoEstado from './de/correoEstado.json' with { type: 'json' }
import correos from './de/correos.json' with { type: 'json' }
import cuenta from './de/cuenta.json' with { type: 'json' }
import cuentas from './de/cuentas.json' with { type: 'json' }
import cuentasEstado from './de/cuentasEstado.json' with { type: 'json' }
import cuitConocidos from './de/cuitConocidos.json' with { type: 'json' }
import decidir from './de/decidir.json' with { type: 'json' }
import decision from './de/decision.json' with { type: 'json' }
import deshacer from './de/deshacer.json' with { type: 'json' }
import documentosDeCuenta from './de/documentosDeCuenta.json' with { type: 'json' }
import enSuNombre from './de/enSuNombre.json' with { type: 'json' }
import espera from './de/espera.json' with { type: 'json' }
import excepcion from './de/excepcion.json' with { type: 'json' }
import excepciones from './de/excepciones.json' with { type: 'json' }
import excepcionesEstado from './de/excepcionesEstado.json' with { type: 'json' }
import exigencias from './de/exigencias.json' with { type: 'json' }
import exigenciasOperaciones from './de/exigenciasOperaciones.json' with { type: 'json' }
import exigenciasTipos from './de/exigenciasTipos.json' with { type: 'json' }
import exportar from './de/exportar.json' with { type: 'json' }
import historialDeCuenta from './de/historialDeCuenta.json' with { type: 'json' }
import ingresar from './de/ingresar.json' with { type: 'json' }
import invitaciones from './de/invitaciones.json' with { type: 'json' }
import invitacionesEstado from './de/invitacionesEstado.json' with { type: 'json' }
import legajo from './de/legajo.json' with { type: 'json' }
import leido from './de/leido.json' with { type: 'json' }
import llaves from './de/llaves.json' with { type: 'json' }
import loQueVence from './de/loQueVence.json' with { type: 'json' }
import marca from './de/marca.json' with { type: 'json' }
import menu from './de/menu.json' with { type: 'json' }
import motivo from './de/motivo.json' with { type: 'json' }
import nav from './de/nav.json' with { type: 'json' }
import operacion from './de/operacion.json' with { type: 'json' }
import operacionesDeCuenta from './de/operacionesDeCuenta.json' with { type: 'json' }
import operadores from './de/operadores.json' with { type: 'json' }
import pasos from './de/pasos.json' with { type: 'json' }
import porteria from './de/porteria.json' with { type: 'json' }
import porteriaHallazgo from './de/porteriaHallazgo.json' with { type: 'json' }
import porteriaQue from './de/porteriaQue.json' with { type: 'json' }
import porteriaRespuesta from './de/porteriaRespuesta.json' with { type: 'json' }
import programas from './de/programas.json' with { type: 'json' }
import recuperar from './de/recuperar.json' with { type: 'json' }
import recursoDeCuenta from './de/recursoDeCuenta.json' with { type: 'json' }
import recursosDeCuenta from './de/recursosDeCuenta.json' with { type: 'json' }
import refusedAttacks from './de/refusedAttacks.json' with { type: 'json' }
import refusedAttacksClase from './de/refusedAttacksClase.json' with { type: 'json' }
import refusedAttacksPuerta from './de/refusedAttacksPuerta.json' with { type: 'json' }
import registro from './de/registro.json' with { type: 'json' }
import registros from './de/registros.json' with { type: 'json' }
import registrosEstado from './de/registrosEstado.json' with { type: 'json' }
import revision from './de/revision.json' with { type: 'json' }
import revisionPlazo from './de/revisionPlazo.json' with { type: 'json' }
import rol from './de/rol.json' with { type: 'json' }
import segundoPaso from './de/segundoPaso.json' with { type: 'json' }
import tareas from './de/tareas.json' with { type: 'json' }
import tecnico from './de/tecnico.json' with { type: 'json' }
import tipoVigente from './de/tipoVigente.json' with { type: 'json' }
import transportesDeOperacion from './de/transportesDeOperacion.json' with { type: 'json' }
import unidadesDeCuenta from './de/unidadesDeCuenta.json' with { type: 'json' }
import unidadesEstado from './de/unidadesEstado.json' with { type: 'json' }

/** What the console says, by noun. */
export const de = {
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
