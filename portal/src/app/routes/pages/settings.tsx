import { Screen } from '@portal/ui/app/Screen.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { SettingsSheet } from '@portal/ui/frame/settings/SettingsSheet.tsx'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/pages/settings')({
  component: Apariencia,
})

function Apariencia() {
  const t = useTexts()
  return (
    <Screen title={t('apariencia.titulo')}>
      <SettingsSheet />
    </Screen>
  )
}
