import { PasswordForm } from '@portal/parts/contrasena/PasswordForm.tsx'
import { useWrite } from '@portal/ui/app/queries.ts'
import { Screen } from '@portal/ui/app/Screen.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { createFileRoute } from '@tanstack/react-router'
import { useMayAsk } from '../../session/useLogin.ts'
import { rutas } from '../../rutas.ts'

export const Route = createFileRoute('/pages/cambiar-contraseña')({
  component: CambiarContrasena,
})

function CambiarContrasena() {
  const t = useTexts()
  const ours = useMayAsk('CerrarSesion')
  const navigate = Route.useNavigate()
  const change = useWrite('changePasswordProfile')
  return (
    <Screen title={t('contrasenaPropia.titulo')} subtitle={t('contrasenaPropia.explicacion')}>
      <PasswordForm
        endsOthers={ours}
        change={change.mutateAsync}
        onChanged={() => navigate({ href: rutas.perfil() })}
        cancelHref={rutas.perfil()}
      />
    </Screen>
  )
}
