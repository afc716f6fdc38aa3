// Written by `npm run mensajes`.
import aptitud from './pt-BR/aptitud.json' with { type: 'json' }
import articulo from './pt-BR/articulo.json' with { type: 'json' }
import calendario from './pt-BR/calendario.json' with { type: 'json' }
import casilla from './pt-BR/casilla.json' with { type: 'json' }
import contrasenaPropia from './pt-BR/contrasenaPropia.json' with { type: 'json' }
import control from './pt-BR/control.json' with { type: 'json' }
import culpable from './pt-BR/culpable.json' with { type: 'json' }
import dosPasos from './pt-BR/dosPasos.json' with { type: 'json' }
import eliminado from './pt-BR/eliminado.json' with { type: 'json' }
import enOperaciones from './pt-BR/enOperaciones.json' with { type: 'json' }
import estadoCasilla from './pt-BR/estadoCasilla.json' with { type: 'json' }
import estadoCuenta from './pt-BR/estadoCuenta.json' with { type: 'json' }
import estadoDocumento from './pt-BR/estadoDocumento.json' with { type: 'json' }
import estadoHistorial from './pt-BR/estadoHistorial.json' with { type: 'json' }
import estadoRecurso from './pt-BR/estadoRecurso.json' with { type: 'json' }
import estadoRegistro from './pt-BR/estadoRegistro.json' with { type: 'json' }
import estadoUsuario from './pt-BR/estadoUsuario.json' with { type: 'json' }
import importar from './pt-BR/importar.json' with { type: 'json' }
import informe from './pt-BR/informe.json' with { type: 'json' }
import nomina from './pt-BR/nomina.json' with { type: 'json' }
import programa from './pt-BR/programa.json' with { type: 'json' }
import recurso from './pt-BR/recurso.json' with { type: 'json' }
import solicitudes from './pt-BR/solicitudes.json' with { type: 'json' }
import solicitudesEstado from './pt-BR/solicitudesEstado.json' with { type: 'json' }
import tiempo from './pt-BR/tiempo.json' with { type: 'json' }
import tipoRecurso from './pt-BR/tipoRecurso.json' with { type: 'json' }
import tipoVehiculo from './pt-BR/tipoVehiculo.json' with { type: 'json' }
import titularidad from './pt-BR/titularidad.json' with { type: 'json' }
import traerLegajo from './pt-BR/traerLegajo.json' with { type: 'json' }
import vehiculo from './pt-BR/vehiculo.json' with { type: 'json' }
import webhook from './pt-BR/webhook.json' with { type: 'json' }
import rotulo from '@portal/contract/mensajes/pt-BR/rotulo.json' with { type: 'json' }

/** What the apps say of the domain. */
export const ptBR = {
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
