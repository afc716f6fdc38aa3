import { indiceDe } from '../src/indice.ts'
import { llaveEscrita, raizEscrita } from '../src/lineas.ts'
import { decir, type Dicho } from '../src/palabras.ts'
import { verificar, type Entregado, type Examen, type LlaveConocida } from '../src/verificar.ts'
import { button, el, icon } from './elementos.ts'
import { deArchivo, deCarpeta, deLoSoltado, type Llegado } from './entregado.ts'
import { indiceEnPagina } from './indice.ts'

/** `verificar.html`: a legajo is dropped on it, and it says in words whether it is as it was signed. */

const numero = new Intl.NumberFormat('es-AR')

function find(id: string): HTMLElement {
  const found = document.getElementById(id)
  if (!found) throw new Error(`no ${id} in this page`)
  return found
}
const [lugar, resultado, explica] = [find('lugar'), find('resultado'), find('explica')]
const chooser = (id: string): HTMLInputElement => {
  const found = find(id)
  if (!(found instanceof HTMLInputElement)) throw new Error(`${id} chooses no file`)
  return found
}
const [zip, carpeta] = [chooser('zip'), chooser('carpeta')]

/** Whoever comes last is told of: an answer about what was chosen before is dropped. */
let turn = 0

zip.addEventListener('change', () => {
  const [file] = zip.files ?? []
  if (file) void check(deArchivo(file))
  zip.value = ''
})
carpeta.addEventListener('change', () => {
  const files = [...(carpeta.files ?? [])].map((file) => ({ camino: file.webkitRelativePath, file }))
  const nombre = files[0]?.camino.split('/')[0]
  if (nombre !== undefined) void check(deCarpeta(nombre, files))
  carpeta.value = ''
})
/** What is dropped on a field is that field's. */
const isOfField = ({ target }: Event): boolean => target instanceof HTMLInputElement
addEventListener('dragover', (event) => {
  if (isOfField(event)) return
  event.preventDefault()
  lugar.firstElementChild?.classList.add('over')
})
addEventListener('dragleave', () => lugar.firstElementChild?.classList.remove('over'))
addEventListener('drop', (event) => {
  if (isOfField(event)) return
  event.preventDefault()
  lugar.firstElementChild?.classList.remove('over')
  if (event.dataTransfer)
    void deLoSoltado(event.dataTransfer).then(
      (llegado) => llegado && check(llegado),
      () => tellUnread(),
    )
})

const choices = (kind: string) => [
  button(kind === 'primary' ? 'Elegir el legajo' : 'Elegir otro', kind, () => zip.click()),
  button('Elegir la carpeta', '', () => carpeta.click()),
]

function wait(): void {
  lugar.replaceChildren(
    el(
      'div',
      'drop',
      el('span', 'sq', icon('zip')),
      el('h1', '', 'Soltá acá el legajo'),
      el(
        'p',
        '',
        'El ZIP o la carpeta. Te decimos qué está intacto, qué no, quién lo firmó y hasta dónde hay testigos.',
      ),
      el('div', 'acts', ...choices('primary')),
    ),
  )
}

const sizeOf = (bytes: number): string =>
  bytes < 1_000_000
    ? `${numero.format(Math.ceil(bytes / 1_000))} KB`
    : `${numero.format(Math.round(bytes / 1_000_000))} MB`

function tellFile({ nombre, bytes }: Llegado, how: Node | string): void {
  lugar.replaceChildren(
    el(
      'div',
      'file',
      el('span', 'sq', icon('zip')),
      el('div', '', el('b', '', nombre), el('small', '', `${sizeOf(bytes)} · `, how)),
      el('div', 'acts', ...choices('')),
    ),
  )
}

/** What whoever verifies has from elsewhere. */
interface Compare {
  raiz?: string
  llave?: string
  /** The certificate of an authority of stamps, and the choice that it came by, so that its field has it again. */
  autoridad?: { bytes: Uint8Array; files: FileList }
}

async function check(llegado: Llegado, compare: Compare = {}): Promise<void> {
  const mine = ++turn
  const bar = el('progress')
  const count = el('span', '', 'leyendo…')
  tellFile(llegado, count)
  lugar.firstElementChild?.children[1]?.append(bar)
  focusOn(lugar.querySelector('b'))
  resultado.replaceChildren()
  explica.hidden = true
  const began = performance.now()
  let entregado: Entregado
  let exam: Examen
  try {
    entregado = await llegado.abrir()
    exam = await verificar(entregado, {
      ...(compare.raiz && { raices: [compare.raiz] }),
      ...(compare.llave && { conocidas: [known(compare.llave)] }),
      ...(compare.autoridad && { autoridades: compare.autoridad.bytes }),
      alAvanzar(done, of) {
        if (mine !== turn || (done % 10 !== 0 && done !== of)) return
        bar.max = of
        bar.value = done
        count.textContent = `comprobando ${numero.format(done)} de ${numero.format(of)} archivos`
      },
    })
  } catch {
    if (mine === turn) tellUnread(llegado)
    return
  }
  if (mine !== turn) return
  const dicho = decir(exam)
  const archivos = exam.manifiesto?.archivos.length ?? entregado.piezas.length
  const seconds = Math.max(1, Math.round((performance.now() - began) / 1000))
  tellFile(
    llegado,
    `${archivos === 1 ? '1 archivo' : `${numero.format(archivos)} archivos`} · comprobado en ${seconds === 1 ? '1 segundo' : `${numero.format(seconds)} segundos`}`,
  )
  resultado.replaceChildren(
    ...saidOf(
      dicho,
      comparing(llegado, exam, compare),
      exam.manifiesto && indexButton(() => indiceDe(entregado, exam)),
    ),
  )
  focusOn(resultado.querySelector('h1'))
  document.title = `${dicho.titulo.join(' ')} Verificar un legajo`
}

/** What was pressed goes away with what it was about: whoever works by keyboard goes on where there is something new. */
function focusOn(element: HTMLElement | null): void {
  if (!element) return
  element.tabIndex = -1
  element.focus()
}

/** A key that somebody typed: nobody told its name. */
const known = (typed: string): LlaveConocida => ({
  llave: llaveEscrita(typed) ?? typed,
  nombre: 'quien esperabas',
  desde: null,
  hasta: null,
})

function tellUnread(llegado?: Llegado): void {
  if (llegado) tellFile(llegado, 'no se pudo leer')
  resultado.replaceChildren(
    verdict(
      'mal',
      ['No se puede leer:', 'el navegador no pudo abrirlo.'],
      'Puede que lo hayas movido o cambiado mientras se leía. Probá de nuevo.',
    ),
  )
}

const verdict = (mark: 'bien' | 'mal', [before, after]: [string, string], below: string, ...rest: Node[]) =>
  el(
    'section',
    'card',
    el(
      'div',
      'vd',
      el('span', `sg ${mark}`, icon(mark)),
      el('div', '', el('h1', '', el('b', '', before), ` ${after}`), el('p', '', below), ...rest),
    ),
  )

const head = (title: string, count = '') => el('div', 'ch', el('h2', '', title), el('span', '', count))

/** Shows what is inside, in words of this page, and puts it away again. */
function indexButton(indice: () => ReturnType<typeof indiceDe>): HTMLButtonElement {
  const label = (isOpen: boolean) => {
    made.textContent = isOpen ? 'Cerrar el índice' : 'Abrir el índice'
    made.ariaExpanded = String(isOpen)
  }
  let shown: HTMLElement | undefined
  let isComing = false
  const made = button('', '', () => {
    if (isComing) return
    if (shown) {
      shown.remove()
      shown = undefined
      label(false)
      return
    }
    isComing = true
    const mine = turn
    void indice()
      .then((found) => {
        if (mine !== turn || !found) return
        shown = indiceEnPagina(found)
        resultado.append(shown)
        label(true)
        focusOn(shown.querySelector('h2'))
      })
      .finally(() => {
        isComing = false
      })
  })
  label(false)
  return made
}

function saidOf(
  { veredicto, titulo, bajada, mal, comprobado, contenido }: Dicho,
  compare: Node,
  index: Node | undefined,
): Node[] {
  const print = el('div', 'acts', printButton(), index)
  return [
    verdict(veredicto === 'intacto' ? 'bien' : 'mal', titulo, bajada, print),
    ...(mal.length === 0
      ? []
      : [
          el(
            'section',
            'card bad',
            head('Lo que no está como se firmó', numero.format(mal.length)),
            el(
              'ul',
              '',
              ...mal
                .slice(0, maxShown)
                .map(({ como, titulo: what, camino, filas }) =>
                  el(
                    'li',
                    '',
                    el('i', 'mal', icon(marks[como])),
                    el('div', '', el('b', '', what), camino !== undefined && el('span', '', ` ${camino}`)),
                    filas.length > 0 &&
                      el(
                        'dl',
                        '',
                        ...filas.flatMap(([name, value]) => [
                          el('dt', '', name),
                          el('dd', name === 'acá' ? 'hs mal' : 'hs', value),
                        ]),
                      ),
                  ),
                ),
              mal.length > maxShown &&
                el('li', '', el('i'), `Y ${numero.format(mal.length - maxShown)} más.`),
            ),
          ),
        ]),
    ...(comprobado.length === 0
      ? []
      : [
          el(
            'section',
            'card',
            head('Qué se comprobó'),
            el(
              'ul',
              'ck',
              ...comprobado.map(({ marca, que, frase, dato }) =>
                el(
                  'li',
                  marca === 'mal' ? 'no' : '',
                  el('i', marca, icon(marca)),
                  el('span', '', el('b', '', `${que}. `), frase),
                  el('span', 'x hs', dato),
                ),
              ),
            ),
          ),
          compare,
          el(
            'section',
            'card',
            head('Qué hay adentro'),
            el(
              'div',
              'tb',
              el(
                'table',
                '',
                el(
                  'thead',
                  '',
                  el(
                    'tr',
                    '',
                    ...['Qué', 'Cuántos', 'De cuándo', 'Estado'].map((name) => el('th', '', name)),
                  ),
                ),
                el(
                  'tbody',
                  '',
                  ...contenido.map(({ que, cuantos, cuando, marca, estado }) =>
                    el(
                      'tr',
                      '',
                      el('td', '', que),
                      el('td', '', cuantos),
                      el('td', '', cuando),
                      el('td', '', el('span', `chip ${marca}`, icon(marca), estado)),
                    ),
                  ),
                ),
              ),
            ),
          ),
        ]),
  ]
}

const marks = { distinto: 'distinto', falta: 'mal', sobra: 'mas' } as const

function printButton(): HTMLButtonElement {
  const made = button('Imprimir este resultado', 'primary', () => window.print())
  made.prepend(icon('imprimir'))
  return made
}

/** A page of more is read by nobody. */
const maxShown = 200

/** With what whoever verifies has from elsewhere: that is what nobody who made the legajo can choose. */
function comparing(
  llegado: Llegado,
  { sellos }: Examen,
  { raiz = '', llave = '', autoridad }: Compare,
): HTMLElement {
  const root = writtenField({
    name: 'La raíz al pie de un correo de esos días',
    value: raiz,
    example: '7c19 e2b4 05da 11aa 93f0',
    reads: raizEscrita,
    wrong: 'Una raíz son 20 signos o más, números y letras de la «a» a la «f». Copiala entera del correo.',
  })
  const key = writtenField({
    name: 'El número de la llave que publica',
    value: llave,
    example: 'a41e 90c7 33d2 0b1f',
    reads: llaveEscrita,
    wrong: 'El número de una llave son 16 signos, números y letras de la «a» a la «f». Copialo entero.',
  })
  // Of a legajo without a stamp there is nothing that a certificate could be held against.
  const stamp = sellos.cuantos > 0 && sellos.comprobados ? certificateField(autoridad) : undefined
  const form = el('form', 'cmp', root.place, key.place, stamp?.label, el('button', 'btn', 'Comparar'))
  if (stamp) form.classList.add('more')
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    // Both say so; the first has the focus.
    const isGood = [key, root].map(({ isReadable }) => isReadable()).every(Boolean)
    if (!isGood) return
    void (stamp?.read() ?? Promise.resolve(undefined)).then((brought) => {
      if (brought === 'unreadable') return
      void check(llegado, {
        raiz: root.input.value.trim(),
        llave: key.input.value.trim(),
        ...(brought && { autoridad: brought }),
      })
    })
  })
  return el('section', 'card compare', head('Compará con lo que tenés de otro lado'), form)
}

interface Written {
  name: string
  value: string
  example: string
  /** What was typed as it is compared; undefined for what can be none. */
  reads: (text: string) => string | undefined
  wrong: string
}

let fields = 0

/** What somebody copies from elsewhere. What can't be one is said beside it, and is not held against the legajo. */
function writtenField({ name, value, example, reads, wrong }: Written) {
  const input = el('input')
  input.value = value
  input.placeholder = example
  input.autocomplete = 'off'
  input.spellcheck = false
  const fault = el('span', 'fault')
  fault.id = `escrito-mal-${++fields}`
  fault.setAttribute('role', 'alert')
  const show = (isWrong: boolean) => {
    fault.textContent = isWrong ? wrong : ''
    fault.hidden = !isWrong
    input.ariaInvalid = isWrong ? 'true' : null
    if (isWrong) input.setAttribute('aria-describedby', fault.id)
    else input.removeAttribute('aria-describedby')
  }
  show(false)
  input.addEventListener('input', () => show(false))
  return {
    input,
    place: el('div', '', el('label', '', name, input), fault),
    isReadable: () => {
      const isWrong = input.value.trim() !== '' && reads(input.value) === undefined
      show(isWrong)
      if (isWrong) input.focus()
      return !isWrong
    },
  }
}

/** Certificates are a few kB, and a file of them all some 300. */
const maxCertificate = 2_000_000

/** Where the certificate of who stamps is dropped or chosen. What is none is said beside it, and everything else stays as it was. */
function certificateField(before: Compare['autoridad']) {
  const input = el('input')
  input.type = 'file'
  input.accept = '.pem,.crt,.cer,.der'
  if (before) input.files = before.files
  const fault = el('span', 'fault')
  fault.id = 'autoridad-mal'
  fault.setAttribute('role', 'alert')
  const remove = button('Sacar el certificado', '', () => {
    input.value = ''
    show('')
    input.focus()
  })
  const show = (problem: string) => {
    fault.textContent = problem
    fault.hidden = problem === ''
    input.ariaInvalid = problem === '' ? null : 'true'
    if (problem === '') input.removeAttribute('aria-describedby')
    else input.setAttribute('aria-describedby', fault.id)
    remove.hidden = input.files?.length !== 1
  }
  const read = async (): Promise<Compare['autoridad'] | 'unreadable'> => {
    const { files } = input
    const [file] = files ?? []
    if (!file || !files) return undefined
    try {
      if (file.size > maxCertificate) throw new Error('too large for a certificate')
      const bytes = new Uint8Array(await file.arrayBuffer())
      const { autoridadesDe } = await import('../src/sello.ts')
      autoridadesDe(bytes)
      return { bytes, files }
    } catch {
      show(
        `${file.name} no es un certificado que se pueda leer. Bajalo del sitio de la autoridad, en PEM o DER.`,
      )
      input.focus()
      return 'unreadable'
    }
  }
  input.addEventListener('change', () => {
    show('')
    void read()
  })
  show('')
  return {
    label: el(
      'div',
      'cert',
      el('label', '', 'El certificado de quien puso el sello de tiempo', input),
      fault,
      remove,
    ),
    read,
  }
}

wait()
