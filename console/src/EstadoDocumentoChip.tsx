import UndoIcon from '@mui/icons-material/Undo'
import Chip from '@mui/material/Chip'
import { StatusChip } from '@portal/ui/show/StatusChip.tsx'
import { useTranslation } from 'react-i18next'
import { documentoStatus, type EstadoDocumento } from './estados.ts'

/** A withdrawn presentation has no status of a slot: it is as if it had not been there. */
export const EstadoDocumentoChip = ({ estado }: { estado: EstadoDocumento }) => {
  const { t } = useTranslation()
  const label = t(`estadoDocumento.${estado}`)
  return estado === 'anulado' ? (
    <Chip size="small" variant="outlined" icon={<UndoIcon />} label={label} sx={{ borderRadius: '6px' }} />
  ) : (
    <StatusChip status={documentoStatus[estado]} label={label} />
  )
}
