import { EstadoDocumento } from '@portal/contract/documentos.ts'
import { estadosHistorial } from '@portal/contract/historial.ts'
import { TipoVehiculo } from '@portal/contract/dominios.ts'
import { Aptitud, EstadoCasilla, EstadoRecurso, TipoRecurso } from '@portal/contract/recursos.ts'
import { filter } from '@portal/ui/list/filter.ts'

/** The filters that lists of several nouns have. */

/** The active ones, unless an address asks for others. */
export const estadoRecursoFilter = filter({
  label: 'recurso.columnas.estado',
  options: EstadoRecurso.options,
  texts: 'estadoRecurso',
  initially: 'ACTIVO',
  all: 'lista.todos',
})

export const aptitudFilter = filter({
  label: 'recurso.columnas.aptitud',
  options: Aptitud.options,
  texts: 'aptitud',
  all: 'lista.todas',
})

export const tipoRecursoFilter = filter({
  label: 'recurso.columnas.tipo',
  options: TipoRecurso.options,
  texts: 'tipoRecurso',
  all: 'lista.todos',
})

/** Of what was presented: what never was has no status but one. */
export const estadoCasillaFilter = filter({
  label: 'recurso.columnas.estado',
  options: EstadoCasilla.options.filter((estado) => estado !== 'pendiente'),
  texts: 'estadoCasilla',
  all: 'lista.todos',
})

/** Of presentations: those that wait, unless an address asks for others. What was withdrawn needs nobody's eyes. */
export const estadoDocumentoFilter = filter({
  label: 'recurso.columnas.estado',
  options: EstadoDocumento.options.filter((estado) => estado !== 'anulado'),
  texts: 'estadoDocumento',
  initially: 'en revision',
})

/** Of lines of the history. */
export const estadoHistorialFilter = filter({
  label: 'recurso.columnas.estado',
  options: estadosHistorial,
  texts: 'estadoHistorial',
  all: 'lista.todos',
})

export const tipoVehiculoFilter = filter({
  label: 'recurso.columnas.tipoVehiculo',
  options: TipoVehiculo.options,
  texts: 'tipoVehiculo',
  all: 'lista.todos',
})
