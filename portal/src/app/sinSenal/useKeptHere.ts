import { currentIdioma } from '@portal/ui/texts/idioma.ts'
import { useEffect } from 'react'
import { keepHere } from './keptHere.ts'

/** The first screen has what it asked for before anything is kept. */
const quietMs = 3000

/** While somebody is signed in: what this browser keeps of the app is for them. */
export const useKeptHere = (person: string) => {
  useEffect(() => {
    const timer = setTimeout(() => void keepHere(person, currentIdioma()), quietMs)
    return () => clearTimeout(timer)
  }, [person])
}
