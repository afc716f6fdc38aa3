// Written by `npm run mensajes`.
import anular from './en/anular.json' with { type: 'json' }
import ayuda from './en/ayuda.json' with { type: 'json' }
import bandeja from './en/bandeja.json' with { type: 'json' }
import busqueda from './en/busqueda.json' with { type: 'json' }
import cambios from './en/cambios.json' with { type: 'json' }
import campos from './en/campos.json' with { type: 'json' }
import cargarNomina from './en/cargarNomina.json' with { type: 'json' }
import choferes from './en/choferes.json' with { type: 'json' }
import compartidos from './en/compartidos.json' with { type: 'json' }
import cuenta from './en/cuenta.json' with { type: 'json' }
import cupos from './en/cupos.json' with { type: 'json' }
import deQuienes from './en/deQuienes.json' with { type: 'json' }
import documento from './en/documento.json' with { type: 'json' }
import documentos from './en/documentos.json' with { type: 'json' }
import documentosDeChoferes from './en/documentosDeChoferes.json' with { type: 'json' }
import documentosDeDominios from './en/documentosDeDominios.json' with { type: 'json' }
import dominios from './en/dominios.json' with { type: 'json' }
import eliminar from './en/eliminar.json' with { type: 'json' }
import error from './en/error.json' with { type: 'json' }
import escanear from './en/escanear.json' with { type: 'json' }
import faltantes from './en/faltantes.json' with { type: 'json' }
import historial from './en/historial.json' with { type: 'json' }
import inicio from './en/inicio.json' with { type: 'json' }
import lote from './en/lote.json' with { type: 'json' }
import marca from './en/marca.json' with { type: 'json' }
import marcados from './en/marcados.json' with { type: 'json' }
import matriz from './en/matriz.json' with { type: 'json' }
import menu from './en/menu.json' with { type: 'json' }
import misControles from './en/misControles.json' with { type: 'json' }
import nominas from './en/nominas.json' with { type: 'json' }
import operaciones from './en/operaciones.json' with { type: 'json' }
import pase from './en/pase.json' with { type: 'json' }
import pedidos from './en/pedidos.json' with { type: 'json' }
import pendientes from './en/pendientes.json' with { type: 'json' }
import perfil from './en/perfil.json' with { type: 'json' }
import presentados from './en/presentados.json' with { type: 'json' }
import presentar from './en/presentar.json' with { type: 'json' }
import programas from './en/programas.json' with { type: 'json' }
import propuestas from './en/propuestas.json' with { type: 'json' }
import proximamente from './en/proximamente.json' with { type: 'json' }
import recuperacion from './en/recuperacion.json' with { type: 'json' }
import recursos from './en/recursos.json' with { type: 'json' }
import sesiones from './en/sesiones.json' with { type: 'json' }
import sinSenal from './en/sinSenal.json' with { type: 'json' }
import suceso from './en/suceso.json' with { type: 'json' }
import tiposEnMatriz from './en/tiposEnMatriz.json' with { type: 'json' }
import transporte from './en/transporte.json' with { type: 'json' }
import unidad from './en/unidad.json' with { type: 'json' }
import unidades from './en/unidades.json' with { type: 'json' }
import usuarios from './en/usuarios.json' with { type: 'json' }

/** What the carriers' app says, by noun. */
export const en = {
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
