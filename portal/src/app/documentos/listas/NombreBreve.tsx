import { quienLoPide } from '@portal/parts/detalleDe.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import type { Faltante } from '../faltantes.ts'

/** What is missing and who asks for it, in one line of a phone. */
export const NombreBreve = (documento: Faltante['documento']) =>
  [documento.nombre, quienLoPide(useTexts(), documento)].filter(Boolean).join(' · ')
