import { Screen } from '@portal/ui/app/Screen.tsx'
import { createFileRoute } from '@tanstack/react-router'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { DominioForm } from '../../dominios/DominioForm.tsx'

export const Route = createFileRoute('/dominios/nuevo-dominio')({ component: NuevoDominio })

function NuevoDominio() {
  const t = useTexts()
  return (
    <Screen title={t('dominios.nuevo')} subtitle={t('formulario.explicacion')}>
      <DominioForm />
    </Screen>
  )
}
