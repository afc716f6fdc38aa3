import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'

interface FormActionsProps {
  saving: boolean
  cancelHref?: string | undefined
}

export const FormActions = ({ saving, cancelHref }: FormActionsProps) => {
  const { t } = useTranslation()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1 }}>
      {cancelHref && <Button href={cancelHref}>{t('acciones.cancelar')}</Button>}
      <Button type="submit" variant="contained" loading={saving}>
        {t('acciones.guardar')}
      </Button>
    </Box>
  )
}
