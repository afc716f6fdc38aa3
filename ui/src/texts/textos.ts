import { onePeriod } from '@portal/contract/onePeriod.ts'
import { adopt, spanish } from './adopt.ts'
import { fallbacksOf } from './fallbacks.ts'
import i18next, { type ParseKeys } from 'i18next'
import type { es } from '../mensajes/es.ts'

type UiMensajes = typeof es

/** Every text of an app, by its noun. The domain's parts and each app add theirs to it. */
export interface Mensajes extends UiMensajes {}

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: Mensajes }
  }
}

/** A text, by the key that says where it stands. */
export type TextKey = ParseKeys

/** The nouns whose texts have all of these. */
export type NounsThatSay<Texts> = Extract<
  { [Noun in keyof Mensajes]: Mensajes[Noun] extends Texts ? Noun : never }[keyof Mensajes],
  string
>

/** What is put into a sentence may bring a period of its own. */
const sentences = { type: 'postProcessor', name: 'sentences', process: onePeriod } as const

/**
 * Before anything is drawn: Spanish is part of the app, and nothing waits for it. Of a built one `texts` are empty, for they
 * come with the code that says them.
 */
export const startTexts = (texts: Mensajes): Promise<unknown> => {
  adopt({ ...texts })
  return i18next.use(sentences).init({
    lng: 'es',
    fallbackLng: fallbacksOf,
    resources: { es: { translation: spanish } },
    parseMissingKeyHandler: complain,
    // React escapes what it draws.
    interpolation: { escapeValue: false },
    postProcess: [sentences.name],
  })
}

/** What is shown where a text is missing: its key, and an error for whoever looks for those, as journeys do. */
function complain(key: string): string {
  reportError(new Error(`No text for ${key}`))
  return key
}
