import { createContext, useContext } from 'react'
import { formatNumber } from './show/format.ts'

/** Every sentence of these parts. An app in another language provides its own. */
export const spanishTexts = {
  accept: 'Aceptar',
  cancel: 'Cancelar',
  close: 'Cerrar',
  retry: 'Reintentar',
  loading: 'Cargando…',
  optional: 'opcional',

  skipToContent: 'Saltar al contenido',
  mainMenu: 'Menú principal',
  openMenu: 'Abrir el menú',
  closeMenu: 'Cerrar el menú',
  expandGroup: (name: string) => `Abrir ${name}`,
  userMenu: 'Menú de usuario',
  youAreHere: 'Estas aquí:',
  version: (version: string) => `Versión: ${version}`,
  useDarkMode: 'Usar el modo oscuro',
  useLightMode: 'Usar el modo claro',

  search: 'Buscar',
  clearSearch: 'Borrar la búsqueda',
  selected: (count: number) => `${formatNumber(count)} seleccionados`,
  selectAll: 'Seleccionar todos los de esta página',
  selectRow: (name: string) => `Seleccionar ${name}`,
  columns: 'Columnas',
  density: 'Densidad',
  comfortable: 'Cómoda',
  compact: 'Compacta',
  tableOptions: 'Opciones de la tabla',
  sortBy: 'Ordenar por',
  ascending: 'ascendente',
  descending: 'descendente',
  rowsPerPage: 'Por página',
  pageRange: (from: number, to: number, total: number) =>
    `${formatNumber(from)}–${formatNumber(to)} de ${formatNumber(total)}`,
  firstPage: 'Primera página',
  previousPage: 'Página anterior',
  nextPage: 'Página siguiente',
  lastPage: 'Última página',

  errorTitle: 'No pudimos cargar esto',
  errorMessage: 'Revisá tu conexión y probá de nuevo.',

  showPassword: 'Mostrar la contraseña',
  hidePassword: 'Ocultar la contraseña',
  capsLock: 'Tenés activadas las mayúsculas.',
  passwordStrength: 'Fortaleza de la contraseña',
  passwordLevels: ['Muy débil', 'Débil', 'Aceptable', 'Buena', 'Muy buena'] as readonly string[],
  noOptions: 'No hay resultados',
  openOptions: 'Abrir la lista',
  clearField: 'Borrar',

  saveFailed: 'No pudimos guardar. Probá de nuevo en unos minutos.',
  seeTwin: 'Ver el que ya existe',

  newItem: 'Add New Item',
  fullScreen: 'Pantalla completa',
  exitFullScreen: 'Salir de la pantalla completa',

  unsavedTitle: 'Tenés cambios sin guardar',
  unsavedMessage: 'Si salís ahora, lo que escribiste se pierde.',
  unsavedLeave: 'Salir sin guardar',
  unsavedStay: 'Seguir editando',

  dropFiles: 'Arrastrá los archivos acá',
  or: 'o',
  chooseFiles: 'Elegir archivos',
  takePhoto: 'Sacar una foto',
  removeFile: (name: string) => `Quitar ${name}`,
  cancelUpload: (name: string) => `Cancelar la subida de ${name}`,
  retryUpload: (name: string) => `Reintentar la subida de ${name}`,
  uploaded: 'Subido',
  uploading: (percent: number) => `Subiendo: ${percent}%`,
  ready: 'Listo para enviar',

  previewOf: (name: string) => `Vista previa de ${name}`,
  page: (page: number, total: number) => `Página ${page} de ${total}`,
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  fitWidth: 'Ajustar al ancho',
  rotate: 'Girar',
  openOriginal: 'Abrir el original',
  previewFailed: 'No pudimos mostrar este archivo',
  previewFailedHint: 'Podés abrir el original en otra pestaña.',
}

export type UiTexts = typeof spanishTexts

const TextsContext = createContext<UiTexts>(spanishTexts)
export const TextsProvider = TextsContext.Provider
export const useTexts = (): UiTexts => useContext(TextsContext)
