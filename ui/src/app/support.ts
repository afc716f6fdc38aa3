import { createContext } from 'react'

/** Where a person finds help: what the provider set of it, if anything. */
export interface Support {
  /** With its country's code. */
  telefono?: string | null | undefined
  email?: string | null | undefined
}

/** Known once somebody is signed in. */
export const SupportContext = createContext<Support>({})

/** A conversation with a number, in the app that most people here have. */
export const whatsAppHref = (telefono: string): string => `https://wa.me/${telefono.replace(/\D/g, '')}`
