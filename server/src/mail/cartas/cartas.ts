import type { Idioma } from '@portal/contract/idioma.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es, type Cartas } from './es.ts'
import { ptBR } from './pt-BR.ts'

export const cartas: Readonly<Record<Idioma, Cartas>> = { es, en, de, 'pt-BR': ptBR }
