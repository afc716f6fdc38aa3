import i18next from 'i18next'
import { languages, type Language } from '../../app/languages.ts'
import { useTexts } from '../../app/useTexts.ts'
import { Choices } from './Choices.tsx'

const choices = (Object.keys(languages) as Language[]).map((value) => ({
  value,
  label: languages[value],
  lang: value,
}))

/** Not there while there is nothing to choose between. */
export const LanguageChoice = () => {
  const t = useTexts()
  if (choices.length < 2) return null
  return (
    <Choices
      look="segments"
      title={t('apariencia.idioma')}
      choices={choices}
      chosen={choices.find(({ value }) => value === i18next.language)?.value ?? 'es'}
      onChoose={(language) => void i18next.changeLanguage(language)}
    />
  )
}
