import { useAppFrame } from '@portal/ui/app/useAppFrame.ts'
import { RailFrame } from '@portal/ui/frame/RailFrame.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { rutas } from './rutas.ts'

/** Around what is said where no screen is: an address that nobody knows, or one that could not be drawn. */
export const Afuera = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation()
  const { pathname, loading } = useAppFrame()
  return (
    <RailFrame
      brand={{ name: t('marca.consola') }}
      home={rutas.cola()}
      menu={[]}
      badgeLabel={t('menu.esperan')}
      pathname={pathname}
      loading={loading}
    >
      {children}
    </RailFrame>
  )
}
