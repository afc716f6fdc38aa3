import i18next, { type TFunction } from 'i18next'
import { createContext, useContext, useEffect, useMemo, useState } from 'react'

const Texts = createContext<TFunction>(i18next.t)

export const TextsProvider = Texts.Provider

/** The app's texts in the language of the moment; another function when that changes, so that all is drawn again. */
export const useLanguageTexts = (): TFunction => {
  const [language, setLanguage] = useState(i18next.language)
  useEffect(() => {
    i18next.on('languageChanged', setLanguage)
    return () => i18next.off('languageChanged', setLanguage)
  }, [])
  return useMemo(() => remembering(i18next.getFixedT(language)), [language])
}

/** Each look at i18next works a key out anew, and a list says hundreds. Without values a text stays what it was. */
function remembering(t: TFunction): TFunction {
  const said = new Map<unknown, unknown>()
  const ask = (...asked: Parameters<TFunction>) => {
    if (asked.length > 1) return t(...asked)
    const [key] = asked
    if (!said.has(key)) said.set(key, t(...asked))
    return said.get(key)
  }
  return ask as TFunction // it answers what `t` does
}

/** Says a text by its key. A list draws hundreds of them, so this reads a context and nothing else. */
export const useTexts = (): TFunction => useContext(Texts)
