import { Screen } from '@portal/ui/app/Screen.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { ButtonLink } from '@portal/ui/controls/Button.tsx'
import { EmptyState } from '@portal/ui/feedback/EmptyState.tsx'
import { Card } from '@portal/ui/show/Card.tsx'
import { UserCog as UsersIcon } from 'lucide-react'
import { rutas } from '../rutas.ts'

/** In the place of a user, for a colaborador. */
export const SoloTitular = () => {
  const t = useTexts()
  return (
    <Screen title={t('usuarios.titulo')}>
      <Card>
        <EmptyState
          icon={<UsersIcon />}
          title={t('usuarios.soloTitular.titulo')}
          message={t('usuarios.soloTitular.mensaje')}
          action={
            <ButtonLink kind="solid" href={rutas.usuarios()}>
              {t('usuarios.soloTitular.volver')}
            </ButtonLink>
          }
        />
      </Card>
    </Screen>
  )
}
