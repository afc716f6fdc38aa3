import { createContext } from 'react'

/** Where a person finds help: what the provider set of it, if anything. */
export interface Support {
  /** With its country's code. */
  telefono?: string | null | undefined
  email?: string | null | undefined
}

/** Known once somebody is signed in. */
export const SupportContext = createContext<Support>({})

/** A conversation with a number, in the app that most people here have; nothing for what is no number with its country. */
export const whatsAppHref = (telefono: string | null | undefined): string | undefined => {
  const digits = telefono?.replace(/\D/g, '') ?? ''
  return digits.length < minDigits ? undefined : `https://wa.me/${digits}`
}

/** With less there is no country in it. */
const minDigits = 8
