import { Screen } from '@portal/ui/app/Screen.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { ButtonLink } from '@portal/ui/controls/Button.tsx'
import { EmptyState } from '@portal/ui/feedback/EmptyState.tsx'
import { Card } from '@portal/ui/show/Card.tsx'
import { Lock as LockIcon, UserCog as UsersIcon } from 'lucide-react'
import { rutas } from '../rutas.ts'

/** What a colaborador finds in the place of each, and where they go on. */
const ofTitular = {
  usuarios: { icon: <UsersIcon />, back: rutas.usuarios() },
  programas: { icon: <LockIcon />, back: rutas.perfil() },
} as const

/** In the place of what only the titular looks at, for a colaborador. */
export const SoloTitular = ({ screen }: { screen: keyof typeof ofTitular }) => {
  const t = useTexts()
  const { icon, back } = ofTitular[screen]
  return (
    <Screen title={t(`${screen}.titulo`)}>
      <Card>
        <EmptyState
          icon={icon}
          title={t(`${screen}.soloTitular.titulo`)}
          message={t(`${screen}.soloTitular.mensaje`)}
          action={
            <ButtonLink kind="solid" href={back}>
              {t(`${screen}.soloTitular.volver`)}
            </ButtonLink>
          }
        />
      </Card>
    </Screen>
  )
}
