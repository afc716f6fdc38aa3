import { campos } from '@portal/contract/sentences/de/campos.ts'
import { formularios } from '@portal/contract/sentences/de/formularios.ts'
import type { EnOtroIdioma } from '@portal/ui/texts/idioma.ts'
import { de as ui } from '@portal/ui/mensajes/de.ts'
import { de as propios } from '../mensajes/de.ts'

export const de: EnOtroIdioma = {
  textos: { ...ui, ...propios },
  sentences: { ...campos, ...formularios },
}
