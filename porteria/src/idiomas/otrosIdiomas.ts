import type { OtrosIdiomas } from '@portal/ui/texts/idioma.ts'

/** Spanish is in the app itself; each of these is one file that comes when somebody reads in it. */
export const otrosIdiomas = {
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  'pt-BR': async () => (await import('./pt-BR.ts')).ptBR,
} satisfies OtrosIdiomas
