import { Undo2 as UndoIcon } from 'lucide-react'
import Chip from '@mui/material/Chip'
import type { Aptitud, EstadoCasilla } from '@portal/contract/recursos.ts'
import { unPunto } from '@portal/contract/oraciones.ts'
import { ToneChip } from '@portal/ui/show/ToneChip.tsx'
import { useTranslation } from 'react-i18next'
import {
  aptitudLook,
  casillaLook,
  documentoLook,
  registroLook,
  type EstadoDocumento,
  type EstadoRegistro,
} from './estados.ts'

/** What a slot shows, and on hover and focus why. */
export const CasillaChip = ({ estado, motivo }: { estado: EstadoCasilla; motivo?: string | null }) => {
  const { t } = useTranslation()
  return (
    <ToneChip {...casillaLook[estado]} label={t(`estadoCasilla.${estado}`)} reason={motivo ?? undefined} />
  )
}

/** Whether a resource may work, and on hover and focus why not. */
export const AptitudChip = ({ aptitud, motivos }: { aptitud: Aptitud; motivos: readonly string[] }) => {
  const { t } = useTranslation()
  return (
    <ToneChip
      {...aptitudLook[aptitud]}
      label={t(`aptitud.${aptitud}`)}
      reason={motivos.length > 0 ? unPunto(motivos.join('. ')) : undefined}
    />
  )
}

/** How a presentation was decided. A withdrawn one has no status of a slot: it is as if it had not been there. */
export const DocumentoChip = ({ estado, motivo }: { estado: EstadoDocumento; motivo?: string | null }) => {
  const { t } = useTranslation()
  const label = t(`estadoDocumento.${estado}`)
  return estado === 'anulado' ? (
    <Chip size="small" variant="outlined" icon={<UndoIcon />} label={label} sx={{ borderRadius: '6px' }} />
  ) : (
    <ToneChip {...documentoLook[estado]} label={label} reason={motivo ?? undefined} />
  )
}

export const RegistroChip = ({ estado }: { estado: EstadoRegistro }) => {
  const { t } = useTranslation()
  return <ToneChip {...registroLook[estado]} label={t(`estadoRegistro.${estado}`)} />
}
