// Written by `npm run mensajes`.
import { campos } from '@portal/contract/sentences/en/campos.ts'
import { formularios } from '@portal/contract/sentences/en/formularios.ts'
import type { EnOtroIdioma } from '@portal/ui/texts/idioma.ts'
import { en as ui } from '@portal/ui/mensajes/en.ts'
import { en as parts } from '@portal/parts/mensajes/en.ts'
import { en as own } from '../mensajes/en.ts'

export const en: EnOtroIdioma = {
  textos: { ...ui, ...parts, ...own },
  sentences: { ...campos, ...formularios },
}
