import { Pencil as EditIcon } from 'lucide-react'
import Button from '@mui/material/Button'
import { OneRecord } from '@portal/ui/app/OneRecord.tsx'
import { prefetchOperation } from '@portal/ui/app/queries.ts'
import { Screen } from '@portal/ui/app/Screen.tsx'
import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ProfileSheet } from '../../perfil/ProfileSheet.tsx'
import { rutas } from '../../rutas.ts'

export const Route = createFileRoute('/pages/perfil')({
  loader: ({ context }) => prefetchOperation(context.queryClient, 'DetailProfile', {}),
  component: Perfil,
})

function Perfil() {
  const { t } = useTranslation()
  return (
    <Screen
      title={t('perfil.titulo')}
      actions={
        <Button variant="contained" color="secondary" startIcon={<EditIcon />} href={rutas.editarPerfil()}>
          {t('perfil.editar')}
        </Button>
      }
    >
      <OneRecord of="DetailProfile" input={{}} skeleton={520}>
        {(profile) => <ProfileSheet profile={profile} />}
      </OneRecord>
    </Screen>
  )
}
