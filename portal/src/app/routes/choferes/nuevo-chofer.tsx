import { Screen } from '@portal/ui/app/Screen.tsx'
import { createFileRoute } from '@tanstack/react-router'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { ChoferForm } from '../../choferes/ChoferForm.tsx'

export const Route = createFileRoute('/choferes/nuevo-chofer')({ component: NuevoChofer })

function NuevoChofer() {
  const t = useTexts()
  return (
    <Screen title={t('choferes.nuevo')} subtitle={t('formulario.explicacion')}>
      <ChoferForm />
    </Screen>
  )
}
