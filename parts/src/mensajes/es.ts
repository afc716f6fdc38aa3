// Written by `npm run mensajes`.
import aptitud from './es/aptitud.json' with { type: 'json' }
import articulo from './es/articulo.json' with { type: 'json' }
import calendario from './es/calendario.json' with { type: 'json' }
import casilla from './es/casilla.json' with { type: 'json' }
import contrasenaPropia from './es/contrasenaPropia.json' with { type: 'json' }
import control from './es/control.json' with { type: 'json' }
import culpable from './es/culpable.json' with { type: 'json' }
import dosPasos from './es/dosPasos.json' with { type: 'json' }
import eliminado from './es/eliminado.json' with { type: 'json' }
import enOperaciones from './es/enOperaciones.json' with { type: 'json' }
import estadoCasilla from './es/estadoCasilla.json' with { type: 'json' }
import estadoCuenta from './es/estadoCuenta.json' with { type: 'json' }
import estadoDocumento from './es/estadoDocumento.json' with { type: 'json' }
import estadoHistorial from './es/estadoHistorial.json' with { type: 'json' }
import estadoRecurso from './es/estadoRecurso.json' with { type: 'json' }
import estadoRegistro from './es/estadoRegistro.json' with { type: 'json' }
import estadoUsuario from './es/estadoUsuario.json' with { type: 'json' }
import importar from './es/importar.json' with { type: 'json' }
import informe from './es/informe.json' with { type: 'json' }
import nomina from './es/nomina.json' with { type: 'json' }
import programa from './es/programa.json' with { type: 'json' }
import recurso from './es/recurso.json' with { type: 'json' }
import solicitudes from './es/solicitudes.json' with { type: 'json' }
import solicitudesEstado from './es/solicitudesEstado.json' with { type: 'json' }
import tiempo from './es/tiempo.json' with { type: 'json' }
import tipoRecurso from './es/tipoRecurso.json' with { type: 'json' }
import tipoVehiculo from './es/tipoVehiculo.json' with { type: 'json' }
import titularidad from './es/titularidad.json' with { type: 'json' }
import traerLegajo from './es/traerLegajo.json' with { type: 'json' }
import vehiculo from './es/vehiculo.json' with { type: 'json' }
import webhook from './es/webhook.json' with { type: 'json' }
import rotulo from '@portal/contract/mensajes/es/rotulo.json' with { type: 'json' }

/** What the apps say of the domain. */
export const es = {
  aptitud,
  articulo,
  calendario,
  casilla,
  contrasenaPropia,
  control,
  culpable,
  dosPasos,
  eliminado,
  enOperaciones,
  estadoCasilla,
  estadoCuenta,
  estadoDocumento,
  estadoHistorial,
  estadoRecurso,
  estadoRegistro,
  estadoUsuario,
  importar,
  informe,
  nomina,
  programa,
  recurso,
  solicitudes,
  solicitudesEstado,
  tiempo,
  tipoRecurso,
  tipoVehiculo,
  titularidad,
  traerLegajo,
  vehiculo,
  webhook,
  rotulo,
}
