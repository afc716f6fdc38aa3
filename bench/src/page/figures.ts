/** What is measured of a page. Times are ms from the start of its navigation unless the label says more; KiB as transferred. */
export const figures = {
  codeRequests: { label: 'solicitudes de JS y CSS', unit: '' },
  codeKib: { label: 'JS y CSS', unit: 'KiB' },
  scriptKib: { label: 'JS', unit: 'KiB' },
  styleKib: { label: 'CSS', unit: 'KiB' },
  requests: { label: 'solicitudes en total', unit: '' },
  kib: { label: 'todo', unit: 'KiB' },
  firstPaint: { label: 'primera pintura con contenido', unit: 'ms' },
  lcp: { label: 'LCP', unit: 'ms' },
  cls: { label: 'CLS', unit: '' },
  typedError: { label: 'error de un campo escrito', unit: 'ms' },
  usable: { label: 'se puede tocar', unit: 'ms' },
  ready: { label: 'cifras o filas en pantalla', unit: 'ms' },
  sinceSubmit: { label: 'lo mismo, desde Continuar', unit: 'ms' },
  toChoferes: { label: 'Inicio → Choferes', unit: 'ms' },
  toChofer: { label: 'Choferes → un chofer', unit: 'ms' },
  toDocumentos: { label: 'un chofer → Documentos', unit: 'ms' },
  toInicio: { label: 'Documentos → Inicio', unit: 'ms' },
  firstList: { label: 'de «Sumar» a la lista entera guardada', unit: 'ms' },
  typedVerdict: { label: 'de una patente escrita a la respuesta', unit: 'ms' },
  scanVerdict: { label: 'de la cámara a la respuesta, sin lo que se mira y se teclea', unit: 'ms' },
  passRead: { label: 'de un pase leído a comparar la patente', unit: 'ms' },
  inp: { label: 'INP', unit: 'ms' },
  scrollFrame: { label: 'cuadro más largo al desplazar', unit: 'ms' },
  pageFrame: { label: 'cuadro más largo al pasar de página', unit: 'ms' },
  sortFrame: { label: 'cuadro más largo al ordenar', unit: 'ms' },
} as const satisfies Record<string, { label: string; unit: 'ms' | 'KiB' | '' }>

export type FigureName = keyof typeof figures

/** What one run of a visit told; what could not be told is left out. */
export type Measured = Partial<Record<FigureName, number>>

/** The most that each figure may be. */
export type Goals = Partial<Record<FigureName, number>>
