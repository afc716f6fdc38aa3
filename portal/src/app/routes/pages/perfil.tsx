import EditIcon from '@mui/icons-material/EditOutlined'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { DataList } from '@portal/ui/DataList.tsx'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../../Loaded.tsx'
import { operationQuery, prefetchOperation } from '../../operationQuery.ts'
import { Panel } from '@portal/ui/Panel.tsx'
import { rutas } from '../../rutas.ts'
import { Screen } from '../../Screen.tsx'

const profileQuery = operationQuery('DetailProfile', {})

export const Route = createFileRoute('/pages/perfil')({
  loader: ({ context }) => prefetchOperation(context.queryClient, 'DetailProfile', {}),
  component: Perfil,
})

function Perfil() {
  const { t } = useTranslation()
  const query = useQuery(profileQuery)
  const field = (name: 'firstname' | 'lastname' | 'email' | 'mobile' | 'rol' | 'accountname') =>
    t(`perfil.campos.${name}`)

  return (
    <Screen
      title={t('perfil.titulo')}
      actions={
        <Button variant="contained" color="secondary" startIcon={<EditIcon />} href={rutas.editarPerfil}>
          {t('perfil.editar')}
        </Button>
      }
    >
      <Loaded query={query} skeleton={<Skeleton variant="rounded" height={520} />}>
        {({ records: [profile] }) =>
          profile && (
            <Stack spacing={3}>
              <Panel title={t('perfil.contacto')}>
                <DataList
                  data={[
                    { label: field('firstname'), value: profile.firstname },
                    { label: field('lastname'), value: profile.lastname },
                    { label: field('email'), value: profile.email },
                    { label: field('mobile'), value: profile.mobile },
                    { label: field('rol'), value: profile.rol && t(`perfil.rol.${profile.rol}`) },
                  ]}
                />
              </Panel>
              <Panel title={t('perfil.empresa')}>
                <DataList
                  data={[
                    { label: field('accountname'), value: profile.accountname },
                    { label: profile.tipo_documento ?? 'CUIT', value: profile.cuit },
                    {
                      label: t('perfil.campos.estado'),
                      value: profile.estado && t(`perfil.estado.${profile.estado}`),
                    },
                    { label: t('perfil.campos.mailingstreet'), value: profile.mailingstreet },
                    { label: t('perfil.campos.othercity'), value: profile.othercity },
                    { label: t('perfil.campos.otherstate'), value: profile.otherstate },
                    { label: t('perfil.campos.othercountry'), value: profile.othercountry },
                  ]}
                />
              </Panel>
            </Stack>
          )
        }
      </Loaded>
    </Screen>
  )
}
