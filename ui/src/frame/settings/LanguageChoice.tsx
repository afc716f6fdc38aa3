import { nombreDeIdioma, type Idioma } from '@portal/contract/idioma.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { currentIdioma, idiomasOfApp, speak } from '../../texts/idioma.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Notice } from '../../feedback/Notice.tsx'
import { chosenIdioma } from '../../kept/kept.ts'
import { Choices } from './Choices.tsx'
import styles from './settings.module.css'

/** Not there while there is nothing to choose between. */
export const LanguageChoice = () => {
  const t = useTexts()
  const queryClient = useQueryClient()
  const [failed, setFailed] = useState(false)
  /** Pressed, and its words on their way. */
  const [wanted, setWanted] = useState<Idioma>()
  const choices = idiomasOfApp().map((value) => ({ value, label: nombreDeIdioma[value], lang: value }))
  if (choices.length < 2) return null

  const choose = async (idioma: Idioma) => {
    setFailed(false)
    setWanted(idioma)
    try {
      await speak(idioma)
    } catch {
      setFailed(true)
      return
    } finally {
      setWanted(undefined)
    }
    chosenIdioma.write(idioma)
    // What the server says in sentences, it says again.
    await queryClient.invalidateQueries()
  }

  return (
    <>
      <Choices
        look="segments"
        title={t('apariencia.idioma')}
        choices={choices}
        chosen={wanted ?? currentIdioma()}
        onChoose={(idioma) => void choose(idioma)}
      />
      {failed && (
        <Notice severity="error" title={t('falla.titulo')} className={styles.whole}>
          {t('falla.mensaje')}
        </Notice>
      )}
    </>
  )
}
