import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useTranslation } from 'react-i18next'
import { NewButton } from '../campos/NewButton.tsx'
import { rutas } from '../rutas.ts'

/** From the list of dominios: to their documents, and to a new one. */
export const DominiosActions = () => {
  const { t } = useTranslation()
  return (
    <Stack direction="row" spacing={1}>
      <Button variant="outlined" color="inherit" href={rutas.documentosDeDominios()}>
        {t('dominios.verDocumentos')}
      </Button>
      <NewButton href={rutas.nuevoDominio()} label="dominios.nuevo" />
    </Stack>
  )
}
