import oraciones from '@portal/contract/oraciones/de.json' with { type: 'json' }
import { de as partes } from '@portal/parts/mensajes/de.ts'
import type { EnOtroIdioma } from '@portal/ui/texts/idioma.ts'
import { de as ui } from '@portal/ui/mensajes/de.ts'
import { de as propios } from '../mensajes/de.ts'

export const de: EnOtroIdioma = { textos: { ...ui, ...partes, ...propios }, oraciones }
