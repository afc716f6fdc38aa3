import { sentence } from '@portal/contract/wording.ts'
import { refuse } from '@portal/contract'
import type { ZxcvbnFactory, ZxcvbnResult } from '@zxcvbn-ts/core'

/** Of 0 to 4: some hundred million guesses. See docs/decisions/0032. */
const leastScore = 3
/** What comes after is not looked at: the time it takes grows with the square, and whoever asks may be anybody. */
const maxEvaluated = 32
/** Beyond, a text of digits and signs alone takes seconds. */
const maxSubstitutions = 4

/** What people here build passwords of, beside the words and names of the Spanish dictionary: this product, this trade, this country. */
const ownWords = [
  'portal',
  'transporte',
  'transportes',
  'transportista',
  'transportistas',
  'camion',
  'camiones',
  'chofer',
  'choferes',
  'dominio',
  'patente',
  'unidad',
  'unidades',
  'tractor',
  'semirremolque',
  'acoplado',
  'flete',
  'fletes',
  'logistica',
  'empresa',
  'proveedor',
  'consola',
  'contrasena',
  'argentina',
  'buenosaires',
  'cordoba',
  'rosario',
  'mendoza',
  'bocajuniors',
  'riverplate',
  'sanlorenzo',
  'independiente',
  'racing',
  'maradona',
  'messi',
]

/**
 * Why a password is among the first that somebody would try, as a sentence for whoever chose it; nothing when it is not.
 * `about`: what is known of the person, such as e-mail, name and company.
 */
export async function weaknessOf(password: string, about: readonly string[]): Promise<string | undefined> {
  // A document, a phone or a CUIT is as long as a good number, and there are few of them.
  if (/^[\d\s./-]+$/.test(password)) return sentence('debilSoloNumeros')
  const estimate = await estimator()
  // The same word twice is no better for the space in between.
  const joined = password.replace(/\s+/g, '')
  const bare = without(joined, wordsAbout(about))
  const whole = estimate.check(bare.slice(0, maxEvaluated))
  // Digits and signs before and after a word add little to it, and the estimate counts each as a part of its own.
  const core = bare.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  const inner = core.length * 2 < bare.length ? whole : estimate.check(core.slice(0, maxEvaluated))
  if (whole.score >= leastScore && inner.guesses >= fewGuesses) return undefined
  return bare === joined ? sentenceFor(whole) : sentence('debilSobreVos')
}

const plain = sentence('debil')

/** Two words in a row, or one and some letters. */
const fewGuesses = 1e5

/** Refuses it (1513), with the reason beside the field `password`. */
export async function refuseWeak(password: string, about: readonly (string | undefined)[]): Promise<void> {
  const weakness = await weaknessOf(
    password,
    about.filter((text) => text !== undefined),
  )
  if (weakness !== undefined) throw refuse('WEAK_PASSWORD', { fields: { password: weakness } })
}

/** Words of three letters or more, longest first. */
function wordsAbout(about: readonly string[]): string[] {
  const words = about.flatMap((text) => withoutAccents(text).split(/[^a-z\d]+/))
  return [...new Set(words)].filter((word) => word.length > 2).sort((one, other) => other.length - one.length)
}

/** What is left when all that is known of the person is taken out, however it is spelled. */
function without(password: string, words: readonly string[]): string {
  if (words.length === 0) return password
  // Letter by letter, so that each stays where it was.
  const letters = [...segmenter.segment(password)].map(({ segment }) => segment)
  const plainly = letters.map((letter) => withoutAccents(letter).charAt(0) || ' ').join('')
  const found = [...plainly.matchAll(new RegExp(words.join('|'), 'g'))]
  return letters
    .filter((_, at) => !found.some(({ index, 0: word }) => at >= index && at < index + word.length))
    .join('')
}

const segmenter = new Intl.Segmenter('es')
const withoutAccents = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

function sentenceFor({ sequence }: ZxcvbnResult): string {
  const [longest] = [...sequence].sort((one, other) => other.token.length - one.token.length)
  switch (longest?.pattern) {
    case 'dictionary':
      return sentence('debilPalabrasJuntas')
    case 'repeat':
    case 'sequence':
    case 'spatial':
      return sentence('debilRepetida')
    case 'date':
      return sentence('debilFecha')
    default:
      return plain
  }
}

let loading: Promise<ZxcvbnFactory> | undefined

/** A hundred thousand words: they are read when the first password is set, and not when the server starts. */
function estimator(): Promise<ZxcvbnFactory> {
  return (loading ??= load())
}

async function load(): Promise<ZxcvbnFactory> {
  const { ZxcvbnFactory } = await import('@zxcvbn-ts/core')
  const common = await import('@zxcvbn-ts/language-common')
  const spanish = await import('@zxcvbn-ts/language-es-es')
  return new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...spanish.dictionary, propias: ownWords },
    graphs: common.adjacencyGraphs,
    maxLength: maxEvaluated,
    l33tMaxSubstitutions: maxSubstitutions,
  })
}
