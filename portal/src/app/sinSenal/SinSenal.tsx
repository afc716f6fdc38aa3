import { appRoutes } from '@portal/contract/rutas.ts'
import { Failure } from '@portal/ui/app/Failure.tsx'
import { segmentTitles } from '@portal/ui/app/screens.ts'
import { usePath } from '@portal/ui/app/usePath.ts'
import { ConfirmProvider } from '@portal/ui/feedback/Confirm.tsx'
import { ToastProvider } from '@portal/ui/feedback/Toasts.tsx'
import { Frame } from '@portal/ui/frame/Frame.tsx'
import { Sidebar } from '@portal/ui/frame/Sidebar.tsx'
import type { MegaMenu } from '@portal/ui/frame/top/megaMenu.ts'
import { onDemand } from '@portal/ui/onDemand/part.ts'
import { useSettingsPanel } from '@portal/ui/frame/settings/useSettingsPanel.tsx'
import { keptShared } from '@portal/ui/kept/keptShared.ts'
import { lastActivity, waitingWrites } from '@portal/ui/kept/kept.ts'
import { Card } from '@portal/ui/show/Card.tsx'
import { formatNumber } from '@portal/ui/show/format.ts'
import { useLostAt } from '@portal/ui/signal/useConnection.ts'
import { SignalStrip } from '@portal/ui/signal/SignalStrip.tsx'
import { readWaitingWrites } from '@portal/ui/signal/waitingWrite.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { Hourglass as WaitingIcon } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { iconos } from '../marco/iconos.tsx'
import { PasesGuardados } from '../pases/PasesGuardados.tsx'
import { rutas } from '../rutas.ts'
import { screens, sideMenu } from '../screens.ts'

/** The wider menus tell how things stand: nobody knows that here. */
const bigSidebar = onDemand(() => Promise.resolve(Sidebar))
const megaMenu: MegaMenu = { keys: [], panel: onDemand(() => Promise.resolve(() => null)) }

/** As long as a session lives unless its server says otherwise. */
const sessionMs = 5 * 60_000

/**
 * The app where it could not even ask who is signed in: its frame, and what waits on this device. Nobody's name is in it, and
 * what waits is told by name only where a session may still be alive.
 */
export const SinSenal = (props: ErrorComponentProps) => {
  const t = useTexts()
  const settings = useSettingsPanel()
  const pathname = usePath()
  useRetryWhenBack(props.reset)
  return (
    <ToastProvider>
      <ConfirmProvider>
        <Frame
          brand={{ name: t('marca.portal') }}
          home={rutas.inicio()}
          menu={sideMenu.map((entry) => ({
            key: entry,
            name: t(screens[entry].title),
            link: rutas[entry](),
            icon: iconos[entry],
          }))}
          bigSidebar={bigSidebar}
          megaMenu={megaMenu}
          user={{ firstname: '', lastname: '', accountname: t('sinSenal.nadie') }}
          userMenu={[settings.item]}
          version={import.meta.env.APP_VERSION}
          pathname={pathname}
          breadcrumbLabels={Object.fromEntries(
            segmentTitles(appRoutes, screens).map(([segment, title]) => [segment, t(title)]),
          )}
        >
          <Failure {...props} />
          <PasesGuardados />
          <LoQueEspera />
          {settings.panel}
        </Frame>
        <SignalStrip />
      </ConfirmProvider>
    </ToastProvider>
  )
}

/** By itself, once the line that was lost is back. */
const useRetryWhenBack = (reset: () => void) => {
  const router = useRouter()
  const lostAt = useLostAt()
  const wasLost = useRef(false)
  useEffect(() => {
    if (lostAt !== null) wasLost.current = true
    else if (wasLost.current) void router.invalidate().then(reset)
  }, [lostAt, router, reset])
}

const LoQueEspera = () => {
  const t = useTexts()
  const [shared, setShared] = useState(0)
  useEffect(() => {
    void keptShared.waiting().then(setShared)
  }, [])
  const [writes] = useState(() => readWaitingWrites(waitingWrites))
  const [leftMs] = useState(() => Number(lastActivity.read() ?? 0) + sessionMs - Date.now())
  const [told, setTold] = useState(leftMs > 0)
  useEffect(() => {
    const timer = setTimeout(() => setTold(false), Math.max(0, leftMs))
    return () => clearTimeout(timer)
  }, [leftMs])
  if (writes.length === 0 && shared === 0) return null
  return (
    <Card as="section" padded aria-labelledby="lo-que-espera">
      <div className="stack gap-12">
        <h2 id="lo-que-espera" className="row gap-8 semibold">
          <WaitingIcon size={20} aria-hidden />
          {t('sinSenal.espera')}
        </h2>
        {writes.length > 0 && told && (
          <ul className="bulleted">
            {writes.map(({ key, what }) => (
              <li key={key}>{what}</li>
            ))}
          </ul>
        )}
        {writes.length > 0 && !told && (
          <p>{t('sinSenal.cambios', { count: writes.length, n: formatNumber(writes.length) })}</p>
        )}
        {shared > 0 && <p>{t('sinSenal.compartidos', { count: shared, n: formatNumber(shared) })}</p>}
        <p className="small soft">{t('sinSenal.sale')}</p>
      </div>
    </Card>
  )
}
