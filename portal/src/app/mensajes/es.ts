// Written by `npm run mensajes`.
import anular from './es/anular.json' with { type: 'json' }
import ayuda from './es/ayuda.json' with { type: 'json' }
import bandeja from './es/bandeja.json' with { type: 'json' }
import busqueda from './es/busqueda.json' with { type: 'json' }
import cambios from './es/cambios.json' with { type: 'json' }
import campos from './es/campos.json' with { type: 'json' }
import cargarNomina from './es/cargarNomina.json' with { type: 'json' }
import choferes from './es/choferes.json' with { type: 'json' }
import compartidos from './es/compartidos.json' with { type: 'json' }
import cuenta from './es/cuenta.json' with { type: 'json' }
import cupos from './es/cupos.json' with { type: 'json' }
import deQuienes from './es/deQuienes.json' with { type: 'json' }
import documento from './es/documento.json' with { type: 'json' }
import documentos from './es/documentos.json' with { type: 'json' }
import documentosDeChoferes from './es/documentosDeChoferes.json' with { type: 'json' }
import documentosDeDominios from './es/documentosDeDominios.json' with { type: 'json' }
import dominios from './es/dominios.json' with { type: 'json' }
import eliminar from './es/eliminar.json' with { type: 'json' }
import error from './es/error.json' with { type: 'json' }
import escanear from './es/escanear.json' with { type: 'json' }
import faltantes from './es/faltantes.json' with { type: 'json' }
import historial from './es/historial.json' with { type: 'json' }
import inicio from './es/inicio.json' with { type: 'json' }
import lote from './es/lote.json' with { type: 'json' }
import marca from './es/marca.json' with { type: 'json' }
import marcados from './es/marcados.json' with { type: 'json' }
import matriz from './es/matriz.json' with { type: 'json' }
import menu from './es/menu.json' with { type: 'json' }
import misControles from './es/misControles.json' with { type: 'json' }
import nominas from './es/nominas.json' with { type: 'json' }
import operaciones from './es/operaciones.json' with { type: 'json' }
import pase from './es/pase.json' with { type: 'json' }
import pedidos from './es/pedidos.json' with { type: 'json' }
import pendientes from './es/pendientes.json' with { type: 'json' }
import perfil from './es/perfil.json' with { type: 'json' }
import presentados from './es/presentados.json' with { type: 'json' }
import presentar from './es/presentar.json' with { type: 'json' }
import programas from './es/programas.json' with { type: 'json' }
import propuestas from './es/propuestas.json' with { type: 'json' }
import proximamente from './es/proximamente.json' with { type: 'json' }
import recuperacion from './es/recuperacion.json' with { type: 'json' }
import recursos from './es/recursos.json' with { type: 'json' }
import sesiones from './es/sesiones.json' with { type: 'json' }
import sinSenal from './es/sinSenal.json' with { type: 'json' }
import suceso from './es/suceso.json' with { type: 'json' }
import tiposEnMatriz from './es/tiposEnMatriz.json' with { type: 'json' }
import transporte from './es/transporte.json' with { type: 'json' }
import unidad from './es/unidad.json' with { type: 'json' }
import unidades from './es/unidades.json' with { type: 'json' }
import usuarios from './es/usuarios.json' with { type: 'json' }

/** What the carriers' app says, by noun. */
export const es = {
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
