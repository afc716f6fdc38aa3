// Written by `npm run mensajes`.
import type { OtrosIdiomas } from '@portal/ui/texts/idioma.ts'

/** Spanish is in the app itself; each of these is one file that comes when somebody reads in it. */
export const otrosIdiomas = {
  de: async () => (await import('./de.ts')).de,
  en: async () => (await import('./en.ts')).en,
  'pt-BR': async () => (await import('./pt-BR.ts')).ptBR,
} satisfies OtrosIdiomas
