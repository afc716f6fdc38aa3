// Written by `npm run mensajes`.
import ajustes from './pt-BR/ajustes.json' with { type: 'json' }
import aperturas from './pt-BR/aperturas.json' with { type: 'json' }
import atajos from './pt-BR/atajos.json' with { type: 'json' }
import auditoria from './pt-BR/auditoria.json' with { type: 'json' }
import auditoriaAccion from './pt-BR/auditoriaAccion.json' with { type: 'json' }
import auditoriaAjuste from './pt-BR/auditoriaAjuste.json' with { type: 'json' }
import auditoriaCampo from './pt-BR/auditoriaCampo.json' with { type: 'json' }
import auditoriaValor from './pt-BR/auditoriaValor.json' with { type: 'json' }
import bloqueo from './pt-BR/bloqueo.json' with { type: 'json' }
import busqueda from './pt-BR/busqueda.json' with { type: 'json' }
import catalogo from './pt-BR/catalogo.json' with { type: 'json' }
import clave from './pt-BR/clave.json' with { type: 'json' }
import cola from './pt-BR/cola.json' with { type: 'json' }
import conservacion from './pt-BR/conservacion.json' with { type: 'json' }
import controles from './pt-BR/controles.json' with { type: 'json' }
import controlesMostrar from './pt-BR/controlesMostrar.json' with { type: 'json' }
import correoEstado from './pt-BR/correoEstado.json' with { type: 'json' }
import correos from './pt-BR/correos.json' with { type: 'json' }
import cuenta from './pt-BR/cuenta.json' with { type: 'json' }
import cuentas from './pt-BR/cuentas.json' with { type: 'json' }
import cuentasEstado from './pt-BR/cuentasEstado.json' with { type: 'json' }
import cuitConocidos from './pt-BR/cuitConocidos.json' with { type: 'json' }
import decidir from './pt-BR/decidir.json' with { type: 'json' }
import decision from './pt-BR/decision.json' with { type: 'json' }
import deshacer from './pt-BR/deshacer.json' with { type: 'json' }
import documentosDeCuenta from './pt-BR/documentosDeCuenta.json' with { type: 'json' }
import enSuNombre from './pt-BR/enSuNombre.json' with { type: 'json' }
import espera from './pt-BR/espera.json' with { type: 'json' }
import excepcion from './pt-BR/excepcion.json' with { type: 'json' }
import excepciones from './pt-BR/excepciones.json' with { type: 'json' }
import excepcionesEstado from './pt-BR/excepcionesEstado.json' with { type: 'json' }
import exigencias from './pt-BR/exigencias.json' with { type: 'json' }
import exigenciasOperaciones from './pt-BR/exigenciasOperaciones.json' with { type: 'json' }
import exigenciasTipos from './pt-BR/exigenciasTipos.json' with { type: 'json' }
import exportar from './pt-BR/exportar.json' with { type: 'json' }
import historialDeCuenta from './pt-BR/historialDeCuenta.json' with { type: 'json' }
import ingresar from './pt-BR/ingresar.json' with { type: 'json' }
import invitaciones from './pt-BR/invitaciones.json' with { type: 'json' }
import invitacionesEstado from './pt-BR/invitacionesEstado.json' with { type: 'json' }
import legajo from './pt-BR/legajo.json' with { type: 'json' }
import leido from './pt-BR/leido.json' with { type: 'json' }
import llaves from './pt-BR/llaves.json' with { type: 'json' }
import loQueVence from './pt-BR/loQueVence.json' with { type: 'json' }
import marca from './pt-BR/marca.json' with { type: 'json' }
import menu from './pt-BR/menu.json' with { type: 'json' }
import motivo from './pt-BR/motivo.json' with { type: 'json' }
import nav from './pt-BR/nav.json' with { type: 'json' }
import operacion from './pt-BR/operacion.json' with { type: 'json' }
import operacionesDeCuenta from './pt-BR/operacionesDeCuenta.json' with { type: 'json' }
import operadores from './pt-BR/operadores.json' with { type: 'json' }
import pasos from './pt-BR/pasos.json' with { type: 'json' }
import porteria from './pt-BR/porteria.json' with { type: 'json' }
import porteriaHallazgo from './pt-BR/porteriaHallazgo.json' with { type: 'json' }
import porteriaQue from './pt-BR/porteriaQue.json' with { type: 'json' }
import porteriaRespuesta from './pt-BR/porteriaRespuesta.json' with { type: 'json' }
import programas from './pt-BR/programas.json' with { type: 'json' }
import recuperar from './pt-BR/recuperar.json' with { type: 'json' }
import recursoDeCuenta from './pt-BR/recursoDeCuenta.json' with { type: 'json' }
import recursosDeCuenta from './pt-BR/recursosDeCuenta.json' with { type: 'json' }
import refusedAttacks from './pt-BR/refusedAttacks.json' with { type: 'json' }
import refusedAttacksClase from './pt-BR/refusedAttacksClase.json' with { type: 'json' }
import refusedAttacksPuerta from './pt-BR/refusedAttacksPuerta.json' with { type: 'json' }
import registro from './pt-BR/registro.json' with { type: 'json' }
import registros from './pt-BR/registros.json' with { type: 'json' }
import registrosEstado from './pt-BR/registrosEstado.json' with { type: 'json' }
import revision from './pt-BR/revision.json' with { type: 'json' }
import revisionPlazo from './pt-BR/revisionPlazo.json' with { type: 'json' }
import rol from './pt-BR/rol.json' with { type: 'json' }
import segundoPaso from './pt-BR/segundoPaso.json' with { type: 'json' }
import tareas from './pt-BR/tareas.json' with { type: 'json' }
import tecnico from './pt-BR/tecnico.json' with { type: 'json' }
import tipoVigente from './pt-BR/tipoVigente.json' with { type: 'json' }
import transportesDeOperacion from './pt-BR/transportesDeOperacion.json' with { type: 'json' }
import unidadesDeCuenta from './pt-BR/unidadesDeCuenta.json' with { type: 'json' }
import unidadesEstado from './pt-BR/unidadesEstado.json' with { type: 'json' }

/** What the console says, by noun. */
export const ptBR = {
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
