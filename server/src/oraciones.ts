import type { RefusalBody } from '@portal/contract'
import type { Idioma, OtroIdioma } from '@portal/contract/idioma.ts'
import de from '@portal/contract/oraciones/de.json' with { type: 'json' }
import en from '@portal/contract/oraciones/en.json' with { type: 'json' }
import ptBR from '@portal/contract/oraciones/pt-BR.json' with { type: 'json' }
import { traductor, type Traducir } from '@portal/contract/traducir.ts'
import palabrasDe from './catalogo/palabras/de.json' with { type: 'json' }
import palabrasEn from './catalogo/palabras/en.json' with { type: 'json' }
import palabrasPtBR from './catalogo/palabras/pt-BR.json' with { type: 'json' }

/** The contract's sentences, and the words of the lists that forms choose from. */
const traductores: Readonly<Record<OtroIdioma, Traducir>> = {
  en: traductor('en', { ...palabrasEn, ...en }),
  de: traductor('de', { ...palabrasDe, ...de }),
  'pt-BR': traductor('pt-BR', { ...palabrasPtBR, ...ptBR }),
}

/** A sentence of ours as it is said in a language: where an answer is written, and nowhere before. */
export const said = (idioma: Idioma, oracion: string): string =>
  idioma === 'es' ? oracion : traductores[idioma](oracion)

/** All that a refusal says. What a person or another back office wrote stays as it is. */
export function saidRefusal(idioma: Idioma, body: RefusalBody): RefusalBody {
  if (idioma === 'es') return body
  const { message, fields } = body
  return {
    ...body,
    message: said(idioma, message),
    ...(fields && {
      fields: Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, said(idioma, text)])),
    }),
  }
}
