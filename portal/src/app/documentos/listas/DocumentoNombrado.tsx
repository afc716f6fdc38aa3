import { detalleDe } from '@portal/parts/detalleDe.ts'
import { documentoName } from '@portal/parts/documentoName.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Nombrado } from '../Nombrado.tsx'
import type { Presentado } from '../presentado.ts'

/** A document in a row: what it is, and below it what tells it from another, or why it was rejected. */
export const DocumentoNombrado = ({ documento }: { documento: Presentado }) => {
  const t = useTexts()
  return (
    <Nombrado
      nombre={documentoName({ ...documento, nombre: documento.tipodocumento })}
      detalle={detalleDe(t, documento)}
    />
  )
}
