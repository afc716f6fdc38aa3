import { idiomaIn, idiomas, type Idioma, type OtroIdioma } from '@portal/contract/idioma.ts'
import { sayingIn, type Say, type SentenceTable } from '@portal/contract/wording.ts'
import { campos } from '@portal/contract/sentences/es/campos.ts'
import { formularios } from '@portal/contract/sentences/es/formularios.ts'
import i18next from 'i18next'
import { chosenIdioma } from '../kept/kept.ts'
import { writeAs } from './locale.ts'
import { fallbacksOf, leavesOut } from './fallbacks.ts'
import type { Mensajes } from './textos.ts'

/** All that an app says in another language: its own texts, and the sentences that forms and calls say by themselves. */
export interface EnOtroIdioma {
  textos: Mensajes
  sentences: SentenceTable
}

/** Each is code of its own, fetched when somebody wants it. */
export type OtrosIdiomas = Readonly<Partial<Record<OtroIdioma, () => Promise<EnOtroIdioma>>>>

let others: OtrosIdiomas = {}
const sayBy = new Map<Idioma, Say>([['es', sayingIn('es', { ...campos, ...formularios })]])

/** What the app can say, Spanish first. */
export const idiomasOfApp = (): readonly Idioma[] =>
  idiomas.filter((idioma) => idioma === 'es' || others[idioma])

export const currentIdioma = (): Idioma => idiomaIn(i18next.language) ?? 'es'

/** Makes text of a sentence of the contract; what the server said already is said. */
export const say: Say = (text) => (sayBy.get(currentIdioma()) ?? sayBy.get('es'))?.(text) ?? text

/** Its words, once; nothing where the app has none, or has them already. */
async function bring(idioma: Idioma): Promise<EnOtroIdioma | undefined> {
  if (idioma === 'es' || sayBy.has(idioma)) return undefined
  const brought = await others[idioma]?.()
  if (!brought) return undefined
  i18next.addResourceBundle(idioma, 'translation', brought.textos)
  sayBy.set(idioma, sayingIn(idioma, brought.sentences))
  return brought
}

/** From here on everything is said in it. Throws where its texts can't be had: then it stays as it was. */
export async function speak(idioma: Idioma): Promise<void> {
  if (!sayBy.has(idioma)) {
    const brought = await bring(idioma)
    if (!brought) return
    const spanish = i18next.getResourceBundle('es', 'translation') as Mensajes // the one that `startTexts` put there
    if (leavesOut(brought.textos, spanish))
      await Promise.all(fallbacksOf(idioma).map(bring)).catch(() => undefined)
  }
  writeAs(idioma)
  document.documentElement.lang = idioma
  await i18next.changeLanguage(idioma)
}

/** As the person chose, once; an app that can't bring those words begins in Spanish. */
export async function speakAsChosen(otros: OtrosIdiomas): Promise<void> {
  others = otros
  const chosen = idiomaIn(chosenIdioma.read())
  if (chosen === undefined || chosen === 'es') return
  await speak(chosen).catch(() => {
    document.documentElement.lang = 'es'
  })
}
