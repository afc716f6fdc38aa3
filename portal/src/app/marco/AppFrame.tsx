import { LogOut as LogoutIcon } from 'lucide-react'
import { appRoutes } from '@portal/contract/rutas.ts'
import { miniaturaUrl } from '@portal/contract/door.ts'
import { operationQuery } from '@portal/ui/app/queries.ts'
import { useSignOut } from '@portal/ui/app/session/useSignOut.ts'
import { segmentTitles } from '@portal/ui/app/screens.ts'
import { Notice } from '@portal/ui/feedback/Notice.tsx'
import { onDemand } from '@portal/ui/onDemand/part.ts'
import { Frame } from '@portal/ui/frame/Frame.tsx'
import { useSettingsPanel } from '@portal/ui/frame/settings/useSettingsPanel.tsx'
import { useNoStrayFiles } from '@portal/ui/frame/useNoStrayFiles.ts'
import { SearchBox } from '@portal/ui/search/SearchBox.tsx'
import { Convoy } from '@portal/parts/vehiculos/Convoy.tsx'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import type { MenuItem } from '@portal/ui/frame/menu.ts'
import { session } from '../app.ts'
import { campana } from './campana.ts'
import { iconos } from './iconos.tsx'
import { isOffered, under } from './menu.ts'
import { usePlace } from './usePlace.ts'
import { whatsAppHref } from '@portal/ui/feedback/support.ts'
import { rutas } from '../rutas.ts'
import { screens, sideMenu, userMenu, type MenuEntry } from '../screens.ts'
import { isIncomplete, isSuspended, mayAsk, type Login } from '../session/useLogin.ts'

const buscar = onDemand(async () => (await import('./BuscarDialog.tsx')).BuscarDialog)
const bigSidebar = onDemand(async () => (await import('./BarraAncha.tsx')).BarraAncha)
const megaMenu = {
  keys: ['choferes', 'dominios', 'unidades', 'documentos'],
  panel: onDemand(async () => (await import('./MegaMenu.tsx')).MegaMenu),
}

const convoy = [
  { vehiculo: 'Tractor', cantidad_ejes: 2 },
  { vehiculo: 'Bitrén', carroceria: 'Tolva', cantidad_ejes: 3 },
  { vehiculo: 'Semirremolque', carroceria: 'Tolva', cantidad_ejes: 3 },
]

interface AppFrameProps {
  login: Login
  children: ReactNode
}

export const AppFrame = ({ login, children }: AppFrameProps) => {
  const t = useTexts()
  const pathname = usePlace()
  useNoStrayFiles()
  const signOut = useSignOut(session)
  const complete = !isIncomplete(login)
  const { data: counted } = useQuery({ ...operationQuery('ContarFaltantes', {}), enabled: complete })
  const item = (entry: MenuEntry) => ({
    key: entry,
    name: t(screens[entry].title),
    link: rutas[entry](),
    icon: iconos[entry],
  })
  const isThere = isOffered(login)
  const withThoseUnder = (above: MenuItem): MenuItem => {
    const child = under[above.key]
      ?.filter(({ screen }) => isThere(screen))
      .map(({ screen, title, views = [] }) => ({
        ...item(screen),
        ...(title && { name: t(title) }),
        views: views.map((view) => rutas[view]()),
      }))
    return child ? { ...above, child } : above
  }
  const settings = useSettingsPanel()
  const chatLink = whatsAppHref(login.proveedor?.telefono)
  const leave = {
    key: 'salir',
    name: t('menu.salir'),
    icon: <LogoutIcon />,
    onSelect: () => void signOut(),
  }

  return (
    <Frame
      brand={{ name: t('marca.portal') }}
      home={rutas.inicio()}
      menu={complete ? sideMenu.filter(isThere).map(item).map(withThoseUnder) : undefined}
      bigSidebar={bigSidebar}
      megaMenu={megaMenu}
      tools={
        complete && mayAsk(login, 'Buscar') && <SearchBox dialog={buscar} finds={t('busqueda.queBusca')} />
      }
      chat={chatLink === undefined ? undefined : { link: chatLink, label: t('menu.chat') }}
      user={{
        logo: login.logo && miniaturaUrl(login.logo),
        firstname: login.contact_firstname,
        lastname: login.contact_lastname,
        accountname: login.accountname ?? '',
      }}
      userMenu={[...(complete ? userMenu.filter(isThere).map(item) : []), settings.item, leave]}
      version={import.meta.env.APP_VERSION}
      pathname={pathname}
      breadcrumbLabels={Object.fromEntries(
        segmentTitles(appRoutes, screens).map(([segment, title]) => [segment, t(title)]),
      )}
      alert={complete ? campana(t, counted) : undefined}
      art={<Convoy height={64} parts={convoy} />}
      banner={
        isSuspended(login) && (
          <Notice severity="warning">{t('cuenta.suspendida', { motivo: login.estado_motivo ?? '' })}</Notice>
        )
      }
    >
      {children}
      {settings.panel}
    </Frame>
  )
}
