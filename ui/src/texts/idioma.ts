import { idiomaIn, idiomas, type Idioma, type OtroIdioma } from '@portal/contract/idioma.ts'
import { traductor, type Oraciones, type Traducir } from '@portal/contract/traducir.ts'
import i18next from 'i18next'
import { chosenIdioma } from '../kept/kept.ts'
import { writeAs } from './locale.ts'
import { fallbacksOf, leavesOut } from './fallbacks.ts'
import type { Mensajes } from './textos.ts'

/** All that an app says in another language: its own texts, and the sentences of the contract. */
export interface EnOtroIdioma {
  textos: Mensajes
  oraciones: Oraciones
}

/** Each is code of its own, fetched when somebody wants it. */
export type OtrosIdiomas = Readonly<Partial<Record<OtroIdioma, () => Promise<EnOtroIdioma>>>>

let others: OtrosIdiomas = {}
const traductores = new Map<Idioma, Traducir>()

/** What the app can say, Spanish first. */
export const idiomasOfApp = (): readonly Idioma[] =>
  idiomas.filter((idioma) => idioma === 'es' || others[idioma])

export const currentIdioma = (): Idioma => idiomaIn(i18next.language) ?? 'es'

/** A sentence of the contract, which stands in Spanish there; what the server said already is said. */
export const say: Traducir = (oracion) => {
  const idioma = currentIdioma()
  for (const one of [idioma, ...fallbacksOf(idioma)]) {
    const said = traductores.get(one)?.(oracion) ?? oracion
    if (said !== oracion) return said
  }
  return oracion
}

/** Its words, once; nothing where the app has none, or has them already. */
async function bring(idioma: Idioma): Promise<EnOtroIdioma | undefined> {
  if (idioma === 'es' || traductores.has(idioma)) return undefined
  const brought = await others[idioma]?.()
  if (!brought) return undefined
  i18next.addResourceBundle(idioma, 'translation', brought.textos)
  traductores.set(idioma, traductor(idioma, brought.oraciones))
  return brought
}

/** From here on everything is said in it. Throws where its texts can't be had: then it stays as it was. */
export async function speak(idioma: Idioma): Promise<void> {
  if (idioma !== 'es' && !traductores.has(idioma)) {
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
