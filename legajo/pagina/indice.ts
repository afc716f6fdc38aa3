import type { ArchivoDelIndice, Indice } from '../src/indice.ts'
import { deBlob, huellaDe } from '../src/fuente.ts'
import { button, el, icon } from './elementos.ts'

const numero = new Intl.NumberFormat('es-AR')

/** More groups than these are read by nobody, and more rows are drawn when somebody opens theirs. */
const maxGroups = 1_000

const marks = {
  intacto: ['bien', 'Intacto'],
  cambio: ['mal', 'Cambió'],
  falta: ['mal', 'Falta'],
  'no vino': ['dato', 'No vino'],
} as const

/**
 * What is inside, by whom it is about. A file can be saved, never opened here: what somebody presented may be a page with a
 * program in it, which would run as this one does.
 */
export function indiceEnPagina({ segun, sinFirma, grupos }: Indice): HTMLElement {
  const files = grupos.reduce((sum, { archivos }) => sum + archivos.length, 0)
  return el(
    'section',
    'card idx',
    el(
      'div',
      'ch',
      el('h2', '', 'Índice'),
      el('span', '', files === 1 ? '1 archivo' : `${numero.format(files)} archivos`),
    ),
    el('p', 'say', noteOf(segun, sinFirma)),
    ...grupos.slice(0, maxGroups).map((grupo) => groupOf(grupo, grupos.length === 1)),
    grupos.length > maxGroups &&
      el('p', 'say', `Y ${numero.format(grupos.length - maxGroups)} más, que están en el manifiesto.`),
  )
}

function noteOf(segun: Indice['segun'], sinFirma: boolean): string {
  if (sinFirma)
    return 'Nadie responde por esta lista: la firma no es buena. Por eso no se guarda nada desde acá.'
  return segun === 'documentos'
    ? 'Lo arma esta página con los datos firmados; no abre el indice.html que vino adentro. Se guarda solo lo que está intacto.'
    : 'Lo que dice cada presentación no está como se firmó: esto es la lista de archivos del manifiesto, que sí lo está.'
}

function groupOf({ nombre, archivos }: Indice['grupos'][number], isOpen: boolean): HTMLElement {
  const wrong = archivos.filter(({ estado }) => marks[estado][0] === 'mal').length
  const list = el('ul')
  const made = el(
    'details',
    '',
    el(
      'summary',
      '',
      el(
        'span',
        'row',
        el('b', '', nombre),
        el('span', '', archivos.length === 1 ? '1 archivo' : `${numero.format(archivos.length)} archivos`),
        wrong > 0 &&
          el(
            'span',
            'chip mal',
            icon('mal'),
            wrong === 1 ? '1 no está bien' : `${numero.format(wrong)} no están bien`,
          ),
      ),
    ),
    list,
  )
  const draw = () => {
    if (made.open && list.childElementCount === 0) list.append(...archivos.map(rowOf))
  }
  made.addEventListener('toggle', draw)
  made.open = isOpen
  return made
}

function rowOf(archivo: ArchivoDelIndice): HTMLElement {
  const { que, sobre, camino, estado, fuente } = archivo
  const [mark, word] = marks[estado]
  const fault = el('span', 'fault')
  fault.setAttribute('role', 'alert')
  fault.hidden = true
  const save = fuente && button('Guardar', '', () => void download(archivo, fault))
  if (save) save.ariaLabel = `Guardar ${que}, ${nameOf(camino)}`
  return el(
    'li',
    '',
    el('span', `chip ${mark}`, icon(mark), word),
    el(
      'div',
      '',
      el('b', '', que),
      sobre !== '' && el('span', '', sobre),
      el('span', 'hs', nameOf(camino)),
      fault,
    ),
    save,
  )
}

const nameOf = (camino: string): string => camino.split('/').at(-1) ?? camino

/** As bytes that no browser shows: its kind is nobody's word. */
async function download(
  { camino, bytes, sha256, fuente }: ArchivoDelIndice,
  fault: HTMLElement,
): Promise<void> {
  fault.hidden = true
  try {
    const read = await fuente?.leer(0, bytes)
    if (!read) throw new Error('nothing to read')
    const blob = new Blob([read], { type: 'application/octet-stream' })
    // It lies where somebody may have changed it since it was looked at.
    if ((await huellaDe(deBlob(blob))) !== sha256)
      throw new Error('another file than the one that was looked at')
    const address = URL.createObjectURL(blob)
    const link = el('a')
    link.href = address
    link.download = nameOf(camino)
    link.click()
    setTimeout(() => URL.revokeObjectURL(address), 60_000)
  } catch {
    fault.textContent = 'No se pudo leer, o cambió desde que se comprobó. Soltá el legajo de nuevo.'
    fault.hidden = false
  }
}
