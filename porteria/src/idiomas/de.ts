// Written by `npm run mensajes`.
import { campos } from '@portal/contract/sentences/de/campos.ts'
import { formularios } from '@portal/contract/sentences/de/formularios.ts'
import type { EnOtroIdioma } from '@portal/ui/texts/idioma.ts'
import { de as ui } from '@portal/ui/mensajes/de.ts'
import { de as own } from '../mensajes/de.ts'

export const de: EnOtroIdioma = {
  textos: { ...ui, ...own },
  sentences: { ...campos, ...formularios },
}
