import { Screen } from '@portal/ui/app/Screen.tsx'
import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { DominioForm } from '../../dominios/DominioForm.tsx'

export const Route = createFileRoute('/dominios/nuevo-dominio')({ component: NuevoDominio })

function NuevoDominio() {
  const { t } = useTranslation()
  return (
    <Screen title={t('dominios.nuevo')} subtitle={t('formulario.explicacion')}>
      <DominioForm />
    </Screen>
  )
}
