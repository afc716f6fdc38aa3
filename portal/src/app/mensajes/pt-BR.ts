// Written by `npm run mensajes`.
import anular from './pt-BR/anular.json' with { type: 'json' }
import ayuda from './pt-BR/ayuda.json' with { type: 'json' }
import bandeja from './pt-BR/bandeja.json' with { type: 'json' }
import busqueda from './pt-BR/busqueda.json' with { type: 'json' }
import cambios from './pt-BR/cambios.json' with { type: 'json' }
import campos from './pt-BR/campos.json' with { type: 'json' }
import cargarNomina from './pt-BR/cargarNomina.json' with { type: 'json' }
import choferes from './pt-BR/choferes.json' with { type: 'json' }
import compartidos from './pt-BR/compartidos.json' with { type: 'json' }
import cuenta from './pt-BR/cuenta.json' with { type: 'json' }
import cupos from './pt-BR/cupos.json' with { type: 'json' }
import deQuienes from './pt-BR/deQuienes.json' with { type: 'json' }
import documento from './pt-BR/documento.json' with { type: 'json' }
import documentos from './pt-BR/documentos.json' with { type: 'json' }
import documentosDeChoferes from './pt-BR/documentosDeChoferes.json' with { type: 'json' }
import documentosDeDominios from './pt-BR/documentosDeDominios.json' with { type: 'json' }
import dominios from './pt-BR/dominios.json' with { type: 'json' }
import eliminar from './pt-BR/eliminar.json' with { type: 'json' }
import error from './pt-BR/error.json' with { type: 'json' }
import escanear from './pt-BR/escanear.json' with { type: 'json' }
import faltantes from './pt-BR/faltantes.json' with { type: 'json' }
import historial from './pt-BR/historial.json' with { type: 'json' }
import inicio from './pt-BR/inicio.json' with { type: 'json' }
import lote from './pt-BR/lote.json' with { type: 'json' }
import marca from './pt-BR/marca.json' with { type: 'json' }
import marcados from './pt-BR/marcados.json' with { type: 'json' }
import matriz from './pt-BR/matriz.json' with { type: 'json' }
import menu from './pt-BR/menu.json' with { type: 'json' }
import misControles from './pt-BR/misControles.json' with { type: 'json' }
import nominas from './pt-BR/nominas.json' with { type: 'json' }
import operaciones from './pt-BR/operaciones.json' with { type: 'json' }
import pase from './pt-BR/pase.json' with { type: 'json' }
import pedidos from './pt-BR/pedidos.json' with { type: 'json' }
import pendientes from './pt-BR/pendientes.json' with { type: 'json' }
import perfil from './pt-BR/perfil.json' with { type: 'json' }
import presentados from './pt-BR/presentados.json' with { type: 'json' }
import presentar from './pt-BR/presentar.json' with { type: 'json' }
import programas from './pt-BR/programas.json' with { type: 'json' }
import propuestas from './pt-BR/propuestas.json' with { type: 'json' }
import proximamente from './pt-BR/proximamente.json' with { type: 'json' }
import recuperacion from './pt-BR/recuperacion.json' with { type: 'json' }
import recursos from './pt-BR/recursos.json' with { type: 'json' }
import sesiones from './pt-BR/sesiones.json' with { type: 'json' }
import sinSenal from './pt-BR/sinSenal.json' with { type: 'json' }
import suceso from './pt-BR/suceso.json' with { type: 'json' }
import tiposEnMatriz from './pt-BR/tiposEnMatriz.json' with { type: 'json' }
import transporte from './pt-BR/transporte.json' with { type: 'json' }
import unidad from './pt-BR/unidad.json' with { type: 'json' }
import unidades from './pt-BR/unidades.json' with { type: 'json' }
import usuarios from './pt-BR/usuarios.json' with { type: 'json' }

/** What the carriers' app says, by noun. */
export const ptBR = {
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
