// Written by `npm run mensajes`.
import aptitud from './de/aptitud.json' with { type: 'json' }
import articulo from './de/articulo.json' with { type: 'json' }
import calendario from './de/calendario.json' with { type: 'json' }
import casilla from './de/casilla.json' with { type: 'json' }
import contrasenaPropia from './de/contrasenaPropia.json' with { type: 'json' }
import control from './de/control.json' with { type: 'json' }
import culpable from './de/culpable.json' with { type: 'json' }
import dosPasos from './de/dosPasos.json' with { type: 'json' }
import eliminado from './de/eliminado.json' with { type: 'json' }
import enOperaciones from './de/enOperaciones.json' with { type: 'json' }
import estadoCasilla from './de/estadoCasilla.json' with { type: 'json' }
import estadoCuenta from './de/estadoCuenta.json' with { type: 'json' }
import estadoDocumento from './de/estadoDocumento.json' with { type: 'json' }
import estadoHistorial from './de/estadoHistorial.json' with { type: 'json' }
import estadoRecurso from './de/estadoRecurso.json' with { type: 'json' }
import estadoRegistro from './de/estadoRegistro.json' with { type: 'json' }
import estadoUsuario from './de/estadoUsuario.json' with { type: 'json' }
import importar from './de/importar.json' with { type: 'json' }
import informe from './de/informe.json' with { type: 'json' }
import nomina from './de/nomina.json' with { type: 'json' }
import programa from './de/programa.json' with { type: 'json' }
import recurso from './de/recurso.json' with { type: 'json' }
import solicitudes from './de/solicitudes.json' with { type: 'json' }
import solicitudesEstado from './de/solicitudesEstado.json' with { type: 'json' }
import tiempo from './de/tiempo.json' with { type: 'json' }
import tipoRecurso from './de/tipoRecurso.json' with { type: 'json' }
import tipoVehiculo from './de/tipoVehiculo.json' with { type: 'json' }
import titularidad from './de/titularidad.json' with { type: 'json' }
import traerLegajo from './de/traerLegajo.json' with { type: 'json' }
import vehiculo from './de/vehiculo.json' with { type: 'json' }
import webhook from './de/webhook.json' with { type: 'json' }
import rotulo from '@portal/contract/mensajes/de/rotulo.json' with { type: 'json' }

/** What the apps say of the domain. */
export const de = {
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
