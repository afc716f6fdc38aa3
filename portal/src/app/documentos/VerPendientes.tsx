import { ButtonLink } from '@portal/ui/controls/Button.tsx'
import { useTranslation } from 'react-i18next'
import { documentosEn } from '../rutas.ts'

/** From what was presented to what was not. */
export const VerPendientes = () => {
  const { t } = useTranslation()
  return (
    <ButtonLink kind="primary" href={documentosEn('pendientes')}>
      {t('presentados.verPendientes')}
    </ButtonLink>
  )
}
