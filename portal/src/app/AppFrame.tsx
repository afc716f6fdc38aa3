import DocumentsIcon from '@mui/icons-material/DescriptionOutlined'
import DriversIcon from '@mui/icons-material/PeopleOutlined'
import HomeIcon from '@mui/icons-material/HomeOutlined'
import LogoutIcon from '@mui/icons-material/LogoutOutlined'
import PlatesIcon from '@mui/icons-material/LocalShippingOutlined'
import ProfileIcon from '@mui/icons-material/PersonOutlined'
import TransportIcon from '@mui/icons-material/GarageOutlined'
import UsersIcon from '@mui/icons-material/ManageAccountsOutlined'
import Alert from '@mui/material/Alert'
import type { Answer } from '@portal/contract'
import { estadoCuenta } from '@portal/contract/cuenta.ts'
import { Frame } from '@portal/ui/Frame.tsx'
import { useIsMutating, useQuery } from '@tanstack/react-query'
import { useLocation, useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { miniaturaUrl } from './api.ts'
import { countFaltantes, faltantesQuery } from './faltantes.ts'
import { rutas } from './rutas.ts'
import { signOut } from './session/endSession.ts'

type LoginData = Answer<'ping'>['login']

interface AppFrameProps {
  login: LoginData
  children: ReactNode
}

export const AppFrame = ({ login, children }: AppFrameProps) => {
  const { t } = useTranslation()
  const pathname = useLocation({ select: (location) => `/app${location.pathname}` })
  const navigating = useRouterState({ select: ({ status }) => status === 'pending' })
  const writing = useIsMutating() > 0
  const complete = login.estado !== estadoCuenta.incompleto
  const faltantes = useQuery({ ...faltantesQuery, enabled: complete })
  // On failure nothing is known to be missing.
  const pending = faltantes.data ? countFaltantes(faltantes.data) : 0

  const menu = [
    { key: 'inicio', name: t('menu.inicio'), link: rutas.inicio, icon: <HomeIcon /> },
    {
      key: 'transporte',
      name: t('menu.transporte'),
      link: rutas.proximamente(t('menu.transporte')),
      icon: <TransportIcon />,
    },
    { key: 'choferes', name: t('menu.choferes'), link: rutas.choferes, icon: <DriversIcon /> },
    {
      key: 'dominios',
      name: t('menu.dominios'),
      link: rutas.proximamente(t('menu.dominios')),
      icon: <PlatesIcon />,
    },
    { key: 'documentos', name: t('menu.documentos'), link: rutas.documentos(), icon: <DocumentsIcon /> },
  ]
  const leave = {
    key: 'salir',
    name: t('menuUsuario.salir'),
    icon: <LogoutIcon />,
    onSelect: () => void signOut(),
  }
  const userMenu = complete
    ? [
        { key: 'perfil', name: t('menuUsuario.perfil'), link: rutas.perfil, icon: <ProfileIcon /> },
        {
          key: 'transporte',
          name: t('menuUsuario.transporte'),
          link: rutas.proximamente(t('menu.transporte')),
          icon: <TransportIcon />,
        },
        {
          key: 'usuarios',
          name: t('menuUsuario.usuarios'),
          link: rutas.proximamente(t('menuUsuario.usuarios')),
          icon: <UsersIcon />,
        },
        leave,
      ]
    : [leave]

  return (
    <Frame
      brand={{ name: t('portal') }}
      home={rutas.inicio}
      menu={complete ? menu : undefined}
      user={{
        logo: login.logo && miniaturaUrl(login.logo),
        firstname: login.contact_firstname,
        lastname: login.contact_lastname,
        accountname: login.accountname ?? '',
      }}
      userMenu={userMenu}
      version={import.meta.env.APP_VERSION}
      pathname={pathname}
      breadcrumbLabels={t('migas', { returnObjects: true })}
      alert={
        complete && pending !== undefined
          ? {
              count: pending,
              link: rutas.documentos({ solapa: '1' }),
              label:
                pending === 0
                  ? t('alertaDocumentos.alDia')
                  : t('alertaDocumentos.pendientes', { cantidad: pending }),
            }
          : undefined
      }
      loading={navigating || writing}
      banner={
        login.estado === estadoCuenta.suspendido && (
          <Alert severity="warning" sx={{ marginBlockEnd: 2 }}>
            {t('suspendida', { motivo: login.estado_motivo ?? '' })}
          </Alert>
        )
      }
    >
      {children}
    </Frame>
  )
}
