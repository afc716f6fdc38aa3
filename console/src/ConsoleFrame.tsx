import LogoutIcon from '@mui/icons-material/LogoutOutlined'
import QueueIcon from '@mui/icons-material/InboxOutlined'
import RegistrosIcon from '@mui/icons-material/HowToRegOutlined'
import DosPasosIcon from '@mui/icons-material/PhonelinkLockOutlined'
import RevisionIcon from '@mui/icons-material/FactCheckOutlined'
import type { Result } from '@portal/contract'
import { formatNumber } from '@portal/ui/show/format.ts'
import { Frame } from '@portal/ui/frame/Frame.tsx'
import { useIsMutating, useQuery } from '@tanstack/react-query'
import { useLocation, useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { operationQuery } from './operationQuery.ts'
import { rutas } from './rutas.ts'
import { signOut } from './session/endSession.ts'
import { owesTotp } from './session/owesTotp.ts'

interface ConsoleFrameProps {
  operador: Result<'SesionOperador'>['login']
  children: ReactNode
}

const waiting = (cantidad: number | undefined) => (cantidad ? formatNumber(cantidad) : undefined)

export const ConsoleFrame = ({ operador, children }: ConsoleFrameProps) => {
  const { t } = useTranslation()
  const pathname = useLocation({ select: (location) => `/consola${location.pathname}` })
  const navigating = useRouterState({ select: ({ status }) => status === 'pending' })
  const writing = useIsMutating() > 0
  const mayLook = !owesTotp(operador)
  const { data: cola } = useQuery({ ...operationQuery('Cola', {}), enabled: mayLook })

  const menu = [
    { key: 'cola', name: t('menu.cola'), link: rutas.cola, icon: <QueueIcon /> },
    {
      key: 'registros',
      name: t('menu.registros'),
      link: rutas.registros(),
      icon: <RegistrosIcon />,
      badge: waiting(cola?.registros.cantidad),
    },
    {
      key: 'revision',
      name: t('menu.revision'),
      link: rutas.revision(),
      icon: <RevisionIcon />,
      badge: waiting(cola?.documentos.cantidad),
    },
  ]

  return (
    <Frame
      brand={{ name: t('marca'), logo: operador.proveedor.logo }}
      home={rutas.cola}
      menu={mayLook ? menu : undefined}
      user={{ firstname: operador.nombre, lastname: '', accountname: t(`rol.${operador.rol}`) }}
      userMenu={[
        {
          key: 'dos-pasos',
          name: t('menuUsuario.dosPasos'),
          icon: <DosPasosIcon />,
          link: rutas.dosPasos,
        },
        { key: 'salir', name: t('menuUsuario.salir'), icon: <LogoutIcon />, onSelect: () => void signOut() },
      ]}
      version={import.meta.env.APP_VERSION}
      pathname={pathname}
      breadcrumbLabels={t('migas', { returnObjects: true })}
      loading={navigating || writing}
    >
      {children}
    </Frame>
  )
}
