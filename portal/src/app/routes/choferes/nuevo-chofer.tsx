import { Screen } from '@portal/ui/app/Screen.tsx'
import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ChoferForm } from '../../choferes/ChoferForm.tsx'

export const Route = createFileRoute('/choferes/nuevo-chofer')({ component: NuevoChofer })

function NuevoChofer() {
  const { t } = useTranslation()
  return (
    <Screen title={t('choferes.nuevo')} subtitle={t('formulario.explicacion')}>
      <ChoferForm />
    </Screen>
  )
}
