import { OneRecord } from '@portal/ui/app/OneRecord.tsx'
import { prefetchOperation } from '@portal/ui/app/queries.ts'
import { Screen } from '@portal/ui/app/Screen.tsx'
import { createFileRoute } from '@tanstack/react-router'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { ProfileEditor } from '../../perfil/ProfileEditor.tsx'
import { useIncomplete } from '../../session/useLogin.ts'

export const Route = createFileRoute('/pages/editar-perfil')({
  loader: ({ context }) => prefetchOperation(context.queryClient, 'DetailProfile', {}),
  component: EditarPerfil,
})

function EditarPerfil() {
  const t = useTexts()
  const incomplete = useIncomplete()
  return (
    <OneRecord of="DetailProfile" input={{}} skeleton={640}>
      {(profile) => (
        <Screen title={t('perfil.editarTitulo')} subtitle={incomplete ? t('perfil.completar') : undefined}>
          <ProfileEditor profile={profile} />
        </Screen>
      )}
    </OneRecord>
  )
}
