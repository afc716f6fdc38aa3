import type { RefusalBody } from '@portal/contract'
import { decir, type Decir } from '@portal/contract/dicho.ts'
import type { Idioma } from '@portal/contract/idioma.ts'
import { de } from '@portal/contract/oraciones/de.ts'
import { en } from '@portal/contract/oraciones/en.ts'
import { es } from '@portal/contract/oraciones/es.ts'
import { ptBR } from '@portal/contract/oraciones/pt-BR.ts'
import palabrasDe from './catalogo/palabras/de.json' with { type: 'json' }
import palabrasEn from './catalogo/palabras/en.json' with { type: 'json' }
import palabrasPtBR from './catalogo/palabras/pt-BR.json' with { type: 'json' }

/** The sentences, and the words of the lists that forms choose from: in Spanish those are their own. */
const decires: Readonly<Record<Idioma, Decir>> = {
  es: decir('es', es),
  en: decir('en', { ...palabrasEn, ...en }),
  de: decir('de', { ...palabrasDe, ...de }),
  'pt-BR': decir('pt-BR', { ...palabrasPtBR, ...ptBR }),
}

/** A sentence of ours as it is said in a language: where an answer is written, and nowhere before. */
export const said = (idioma: Idioma, text: string): string => decires[idioma](text)

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
