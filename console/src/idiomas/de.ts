import { campos } from '@portal/contract/sentences/de/campos.ts'
import { formularios } from '@portal/contract/sentences/de/formularios.ts'
import { de as partes } from '@portal/parts/mensajes/de.ts'
import type { EnOtroIdioma } from '@portal/ui/texts/idioma.ts'
import { de as ui } from '@portal/ui/mensajes/de.ts'
import { de as propios } from '../mensajes/de.ts'

export const de: EnOtroIdioma = {
  textos: { ...ui, ...partes, ...propios },
  sentences: { ...campos, ...formularios },
}
