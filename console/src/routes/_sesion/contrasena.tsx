import { PasswordForm } from '@portal/parts/contrasena/PasswordForm.tsx'
import { useWrite } from '@portal/ui/app/queries.ts'
import { Screen } from '@portal/ui/app/Screen.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { createFileRoute } from '@tanstack/react-router'
import { rutas } from '../../rutas.ts'

export const Route = createFileRoute('/_sesion/contrasena')({ component: CambiarContrasena })

function CambiarContrasena() {
  const t = useTexts()
  const navigate = Route.useNavigate()
  const change = useWrite('CambiarClaveOperador')
  return (
    <Screen title={t('contrasenaPropia.titulo')} subtitle={t('contrasenaPropia.explicacion')}>
      <PasswordForm
        change={change.mutateAsync}
        onChanged={() => navigate({ href: rutas.cola() })}
        cancelHref={rutas.cola()}
      />
    </Screen>
  )
}
