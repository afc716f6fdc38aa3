import { Screen } from '@portal/ui/app/Screen.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { ButtonLink } from '@portal/ui/controls/Button.tsx'
import { EmptyState } from '@portal/ui/feedback/EmptyState.tsx'
import { Card } from '@portal/ui/show/Card.tsx'
import { Lock as LockIcon } from 'lucide-react'
import { rutas } from '../rutas.ts'

/** In the place of what only an administrador looks at, for a revisor. */
export const SoloAdministrador = ({
  screen,
}: {
  screen: 'operadores' | 'auditoria' | 'refusedAttacks' | 'programas'
}) => {
  const t = useTexts()
  return (
    <Screen title={t(`${screen}.titulo`)}>
      <Card>
        <EmptyState
          icon={<LockIcon />}
          title={t(`${screen}.soloAdministrador.titulo`)}
          message={t(`${screen}.soloAdministrador.mensaje`)}
          action={
            <ButtonLink kind="solid" href={rutas.cola()}>
              {t(`${screen}.soloAdministrador.volver`)}
            </ButtonLink>
          }
        />
      </Card>
    </Screen>
  )
}
