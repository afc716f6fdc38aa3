import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { rutas } from '../../rutas.ts'
import { Screen } from '../../Screen.tsx'
import { ChoferForm } from './-ChoferForm.tsx'

export const Route = createFileRoute('/choferes/nuevo-chofer')({ component: NuevoChofer })

function NuevoChofer() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <Screen title={t('nuevoChofer.titulo')} subtitle={t('nuevoChofer.explicacion')}>
      <ChoferForm
        cancelHref={rutas.choferes}
        onSaved={({ choferid }) =>
          navigate({
            to: '/choferes/$recordid/detalle',
            params: { recordid: choferid },
            search: { solapa: 'documentos' },
            ignoreBlocker: true,
          })
        }
      />
    </Screen>
  )
}
