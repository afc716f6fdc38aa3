import Skeleton from '@mui/material/Skeleton'
import { estadoCuenta } from '@portal/contract/cuenta.ts'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../../Loaded.tsx'
import { operationQuery, prefetchOperation } from '../../operationQuery.ts'
import { Screen } from '../../Screen.tsx'
import { useLogin } from '../../session/useLogin.ts'
import { ProfileEditor } from './-ProfileEditor.tsx'

const profileQuery = operationQuery('DetailProfile', {})

export const Route = createFileRoute('/pages/editar-perfil')({
  loader: ({ context }) => prefetchOperation(context.queryClient, 'DetailProfile', {}),
  component: EditarPerfil,
})

function EditarPerfil() {
  const { t } = useTranslation()
  const { estado } = useLogin()
  const query = useQuery(profileQuery)
  return (
    <Screen
      title={t('editarPerfil.titulo')}
      subtitle={estado === estadoCuenta.incompleto ? t('editarPerfil.completar') : undefined}
    >
      <Loaded query={query} skeleton={<Skeleton variant="rounded" height={640} />}>
        {({ records: [profile] }) => profile && <ProfileEditor profile={profile} />}
      </Loaded>
    </Screen>
  )
}
