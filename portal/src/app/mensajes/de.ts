// Written by `npm run mensajes`.
import anular from './de/anular.json' with { type: 'json' }
import ayuda from './de/ayuda.json' with { type: 'json' }
import bandeja from './de/bandeja.json' with { type: 'json' }
import busqueda from './de/busqueda.json' with { type: 'json' }
import cambios from './de/cambios.json' with { type: 'json' }
import campos from './de/campos.json' with { type: 'json' }
import cargarNomina from './de/cargarNomina.json' with { type: 'json' }
import choferes from './de/choferes.json' with { type: 'json' }
import compartidos from './de/compartidos.json' with { type: 'json' }
import cuenta from './de/cuenta.json' with { type: 'json' }
import cupos from './de/cupos.json' with { type: 'json' }
import deQuienes from './de/deQuienes.json' with { type: 'json' }
import documento from './de/documento.json' with { type: 'json' }
import documentos from './de/documentos.json' with { type: 'json' }
import documentosDeChoferes from './de/documentosDeChoferes.json' with { type: 'json' }
import documentosDeDominios from './de/documentosDeDominios.json' with { type: 'json' }
import dominios from './de/dominios.json' with { type: 'json' }
import eliminar from './de/eliminar.json' with { type: 'json' }
import error from './de/error.json' with { type: 'json' }
import escanear from './de/escanear.json' with { type: 'json' }
import faltantes from './de/faltantes.json' with { type: 'json' }
import historial from './de/historial.json' with { type: 'json' }
import inicio from './de/inicio.json' with { type: 'json' }
import lote from './de/lote.json' with { type: 'json' }
import marca from './de/marca.json' with { type: 'json' }
import marcados from './de/marcados.json' with { type: 'json' }
import matriz from './de/matriz.json' with { type: 'json' }
import menu from './de/menu.json' with { type: 'json' }
import misControles from './de/misControles.json' with { type: 'json' }
import nominas from './de/nominas.json' with { type: 'json' }
import operaciones from './de/operaciones.json' with { type: 'json' }
import pase from './de/pase.json' with { type: 'json' }
import pedidos from './de/pedidos.json' with { type: 'json' }
import pendientes from './de/pendientes.json' with { type: 'json' }
import perfil from './de/perfil.json' with { type: 'json' }
import presentados from './de/presentados.json' with { type: 'json' }
import presentar from './de/presentar.json' with { type: 'json' }
import programas from './de/programas.json' with { type: 'json' }
import propuestas from './de/propuestas.json' with { type: 'json' }
import proximamente from './de/proximamente.json' with { type: 'json' }
import recuperacion from './de/recuperacion.json' with { type: 'json' }
import recursos from './de/recursos.json' with { type: 'json' }
import sesiones from './de/sesiones.json' with { type: 'json' }
import sinSenal from './de/sinSenal.json' with { type: 'json' }
import suceso from './de/suceso.json' with { type: 'json' }
import tiposEnMatriz from './de/tiposEnMatriz.json' with { type: 'json' }
import transporte from './de/transporte.json' with { type: 'json' }
import unidad from './de/unidad.json' with { type: 'json' }
import unidades from './de/unidades.json' with { type: 'json' }
import usuarios from './de/usuarios.json' with { type: 'json' }

/** What the carriers' app says, by noun. */
export const de = {
  anular,
  ayuda,
  bandeja,
  busqueda,
  cambios,
  campos,
  cargarNomina,
  choferes,
  compartidos,
  cuenta,
  cupos,
  deQuienes,
  documento,
  documentos,
  documentosDeChoferes,
  documentosDeDominios,
  dominios,
  eliminar,
  error,
  escanear,
  faltantes,
  historial,
  inicio,
  lote,
  marca,
  marcados,
  matriz,
  menu,
  misControles,
  nominas,
  operaciones,
  pase,
  pedidos,
  pendientes,
  perfil,
  presentados,
  presentar,
  programas,
  propuestas,
  proximamente,
  recuperacion,
  recursos,
  sesiones,
  sinSenal,
  suceso,
  tiposEnMatriz,
  transporte,
  unidad,
  unidades,
  usuarios,
}
