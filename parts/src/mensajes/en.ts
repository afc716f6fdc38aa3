// Written by `npm run mensajes`.
import aptitud from './en/aptitud.json' with { type: 'json' }
import articulo from './en/articulo.json' with { type: 'json' }
import calendario from './en/calendario.json' with { type: 'json' }
import casilla from './en/casilla.json' with { type: 'json' }
import contrasenaPropia from './en/contrasenaPropia.json' with { type: 'json' }
import control from './en/control.json' with { type: 'json' }
import culpable from './en/culpable.json' with { type: 'json' }
import dosPasos from './en/dosPasos.json' with { type: 'json' }
import eliminado from './en/eliminado.json' with { type: 'json' }
import enOperaciones from './en/enOperaciones.json' with { type: 'json' }
import estadoCasilla from './en/estadoCasilla.json' with { type: 'json' }
import estadoCuenta from './en/estadoCuenta.json' with { type: 'json' }
import estadoDocumento from './en/estadoDocumento.json' with { type: 'json' }
import estadoHistorial from './en/estadoHistorial.json' with { type: 'json' }
import estadoRecurso from './en/estadoRecurso.json' with { type: 'json' }
import estadoRegistro from './en/estadoRegistro.json' with { type: 'json' }
import estadoUsuario from './en/estadoUsuario.json' with { type: 'json' }
import importar from './en/importar.json' with { type: 'json' }
import informe from './en/informe.json' with { type: 'json' }
import nomina from './en/nomina.json' with { type: 'json' }
import programa from './en/programa.json' with { type: 'json' }
import recurso from './en/recurso.json' with { type: 'json' }
import solicitudes from './en/solicitudes.json' with { type: 'json' }
import solicitudesEstado from './en/solicitudesEstado.json' with { type: 'json' }
import tiempo from './en/tiempo.json' with { type: 'json' }
import tipoRecurso from './en/tipoRecurso.json' with { type: 'json' }
import tipoVehiculo from './en/tipoVehiculo.json' with { type: 'json' }
import titularidad from './en/titularidad.json' with { type: 'json' }
import traerLegajo from './en/traerLegajo.json' with { type: 'json' }
import vehiculo from './en/vehiculo.json' with { type: 'json' }
import webhook from './en/webhook.json' with { type: 'json' }
import rotulo from '@portal/contract/mensajes/en/rotulo.json' with { type: 'json' }

/** What the apps say of the domain. */
export const en = {
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
