import Alert from '@mui/material/Alert'
import { hoyEnBuenosAires, isCalendarDate } from '@portal/contract/calendario.ts'
import { useWatch, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { FechasSent, FechasTyped } from './-fechas.ts'

/** Says so when the date that is about to be approved has already gone by. */
export const Vencimiento = ({ control }: { control: Control<FechasTyped, unknown, FechasSent> }) => {
  const { t } = useTranslation()
  const fecha = useWatch({ control, name: 'fecha_vencimiento' })
  const expired = fecha !== null && isCalendarDate(fecha) && fecha < hoyEnBuenosAires()
  return expired && <Alert severity="warning">{t('revision.yaVencio.aviso')}</Alert>
}
