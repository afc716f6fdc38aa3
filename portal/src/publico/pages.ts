import type { ComponentType } from 'react'
import { living } from './living.ts'
import { descripciones } from './mensajes/es/descripciones.ts'
import { titulos } from './mensajes/es/titulos.ts'
import { pageNameIn } from './pageNameIn.ts'

export interface Page {
  title: string
  description: string
  load: () => Promise<ComponentType>
  /** Nothing in it has to be brought to life, so it is sent without scripts. */
  still?: boolean
  /** No search engine lists it. */
  unlisted?: boolean
}

/** The pages before sign-in, each called like its folder and, once built, like its HTML file. */
export const pages = {
  index: {
    title: titulos.index,
    description: descripciones.index,
    load: async () => (await import('./index/Portada.tsx')).Portada,
    still: true,
  },
  'landing-creative': {
    title: titulos.landingCreative,
    description: descripciones.index,
    load: async () => (await import('./landing-creative/PortadaCreativa.tsx')).PortadaCreativa,
    still: true,
  },
  contacto: {
    title: titulos.contacto,
    description: descripciones.contacto,
    load: async () => (await import('./contacto/Contacto.tsx')).Contacto,
    still: true,
  },
  'contacto-enviado': {
    title: titulos.contactoEnviado,
    description: descripciones.contacto,
    load: async () => (await import('./contacto-enviado/ContactoEnviado.tsx')).ContactoEnviado,
    still: true,
  },
  login: {
    title: titulos.login,
    description: descripciones.login,
    load: living.login,
  },
  registrese: {
    title: titulos.registrese,
    description: descripciones.registrese,
    load: living.registrese,
  },
  'registro-exitoso': {
    title: titulos.registroExitoso,
    description: descripciones.registroExitoso,
    load: async () => (await import('./registro-exitoso/RegistroExitoso.tsx')).RegistroExitoso,
    still: true,
  },
  'confirmar-email': {
    title: titulos.confirmarEmail,
    description: descripciones.confirmarEmail,
    load: living['confirmar-email'],
  },
  'reset-password': {
    title: titulos.resetPassword,
    description: descripciones.resetPassword,
    load: living['reset-password'],
  },
  'reset-password-code': {
    title: titulos.resetPasswordCode,
    description: descripciones.resetPasswordCode,
    load: living['reset-password-code'],
  },
  pedido: {
    title: titulos.pedido,
    description: descripciones.pedido,
    load: living.pedido,
    unlisted: true,
  },
  pase: {
    title: titulos.pase,
    description: descripciones.pase,
    load: living.pase,
    unlisted: true,
  },
  'not-found': {
    title: titulos.notFound,
    description: descripciones.notFound,
    load: async () => (await import('./not-found/NotFound.tsx')).NotFound,
    still: true,
  },
} satisfies Record<string, Page>

export type PageName = keyof typeof pages

const isPageName = (name: string): name is PageName => Object.hasOwn(pages, name)

/** The page at an address: those that anybody reads at the root, the others under /auth. */
export function pageAt(path: string): PageName {
  const name = pageNameIn(path)
  return isPageName(name) ? name : 'not-found'
}
