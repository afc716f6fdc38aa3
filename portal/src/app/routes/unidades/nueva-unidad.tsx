import { Screen } from '@portal/ui/app/Screen.tsx'
import { createFileRoute } from '@tanstack/react-router'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { UnidadForm } from '../../unidades/UnidadForm.tsx'

export const Route = createFileRoute('/unidades/nueva-unidad')({ component: NuevaUnidad })

function NuevaUnidad() {
  const t = useTexts()
  return (
    <Screen title={t('unidades.nueva')} subtitle={t('formulario.explicacion')}>
      <UnidadForm />
    </Screen>
  )
}
