import { Screen } from '@portal/ui/app/Screen.tsx'
import { useTexts } from '@portal/ui/app/useTexts.ts'
import { ButtonLink } from '@portal/ui/controls/Button.tsx'
import { EmptyState } from '@portal/ui/feedback/EmptyState.tsx'
import { Card } from '@portal/ui/show/Card.tsx'
import { Users as OperadoresIcon } from 'lucide-react'
import { rutas } from '../rutas.ts'

/** In the place of the operadores, for a revisor. */
export const SoloAdministrador = () => {
  const t = useTexts()
  return (
    <Screen title={t('operadores.titulo')}>
      <Card>
        <EmptyState
          icon={<OperadoresIcon />}
          title={t('operadores.soloAdministrador.titulo')}
          message={t('operadores.soloAdministrador.mensaje')}
          action={
            <ButtonLink kind="solid" href={rutas.cola()}>
              {t('operadores.soloAdministrador.volver')}
            </ButtonLink>
          }
        />
      </Card>
    </Screen>
  )
}
