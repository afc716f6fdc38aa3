import { Screen } from '@portal/ui/app/Screen.tsx'
import { createFileRoute } from '@tanstack/react-router'
import { useTexts } from '@portal/ui/app/useTexts.ts'
import { PasswordForm } from '../../perfil/PasswordForm.tsx'

export const Route = createFileRoute('/pages/cambiar-contraseña')({
  component: CambiarContrasena,
})

function CambiarContrasena() {
  const t = useTexts()
  return (
    <Screen title={t('contrasenaPropia.titulo')} subtitle={t('contrasenaPropia.explicacion')}>
      <PasswordForm />
    </Screen>
  )
}
