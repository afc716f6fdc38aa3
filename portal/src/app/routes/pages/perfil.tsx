import {
  CircleHelp as HelpIcon,
  KeyRound as PasswordIcon,
  MonitorSmartphone as SessionsIcon,
  Pencil as EditIcon,
} from 'lucide-react'
import { OneRecord } from '@portal/ui/app/OneRecord.tsx'
import { prefetchOperation } from '@portal/ui/app/queries.ts'
import { Screen } from '@portal/ui/app/Screen.tsx'
import { HeadAction, PrimaryAction } from '@portal/ui/controls/actions.tsx'
import { createFileRoute } from '@tanstack/react-router'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { ProfileSheet } from '../../perfil/ProfileSheet.tsx'
import { rutas } from '../../rutas.ts'

export const Route = createFileRoute('/pages/perfil')({
  loader: ({ context }) => prefetchOperation(context.queryClient, 'DetailProfile', {}),
  component: Perfil,
})

function Perfil() {
  const t = useTexts()
  return (
    <OneRecord of="DetailProfile" input={{}} skeleton={520}>
      {(profile) => (
        <Screen
          title={t('perfil.titulo')}
          actions={
            <>
              <HeadAction label={t('ayuda.titulo')} icon={<HelpIcon />} href={rutas.ayuda()} />
              <HeadAction label={t('sesiones.titulo')} icon={<SessionsIcon />} href={rutas.sesiones()} />
              <HeadAction
                label={t('contrasenaPropia.titulo')}
                icon={<PasswordIcon />}
                href={rutas.cambiarContrasena()}
              />
              <PrimaryAction label={t('perfil.editar')} icon={<EditIcon />} href={rutas.editarPerfil()} />
            </>
          }
        >
          <ProfileSheet profile={profile} />
        </Screen>
      )}
    </OneRecord>
  )
}
