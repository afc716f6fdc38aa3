import { createContext, useContext } from 'react'

/** The id of who is signed in: what is kept for a person belongs to it. */
const PersonContext = createContext<string | null>(null)
export const PersonProvider = PersonContext.Provider

export const usePerson = (): string => {
  const person = useContext(PersonContext)
  if (person === null) throw new Error('usePerson where nobody is signed in')
  return person
}
