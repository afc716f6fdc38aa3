import type { RefusalBody } from '@portal/contract'
import { sayingIn, type Say } from '@portal/contract/wording.ts'
import type { Idioma } from '@portal/contract/idioma.ts'
import { de } from '@portal/contract/sentences/de.ts'
import { en } from '@portal/contract/sentences/en.ts'
import { es } from '@portal/contract/sentences/es.ts'
import { ptBR } from '@portal/contract/sentences/pt-BR.ts'
import palabrasDe from './catalogo/palabras/de.json' with { type: 'json' }
import palabrasEn from './catalogo/palabras/en.json' with { type: 'json' }
import palabrasPtBR from './catalogo/palabras/pt-BR.json' with { type: 'json' }

/** The sentences, and the words of the lists that forms choose from: in Spanish those are their own. */
const sayBy: Readonly<Record<Idioma, Say>> = {
  es: sayingIn('es', es),
  en: sayingIn('en', { ...palabrasEn, ...en }),
  de: sayingIn('de', { ...palabrasDe, ...de }),
  'pt-BR': sayingIn('pt-BR', { ...palabrasPtBR, ...ptBR }),
}

/** A sentence of ours as it is said in a language: where an answer is written, and nowhere before. */
export const said = (idioma: Idioma, text: string): string => sayBy[idioma](text)

/** All that a refusal says. What a person or another back office wrote stays as it is. */
export function saidRefusal(idioma: Idioma, body: RefusalBody): RefusalBody {
  const { message, fields } = body
  return {
    ...body,
    message: said(idioma, message),
    ...(fields && {
      fields: Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, said(idioma, text)])),
    }),
  }
}
