import { usePath } from '@portal/ui/app/usePath.ts'
import { RailFrame } from '@portal/ui/frame/RailFrame.tsx'
import type { ReactNode } from 'react'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { rutas } from '../rutas.ts'

/** Around what is said where no screen is: an address that nobody knows, or one that could not be drawn. */
export const Afuera = ({ children }: { children: ReactNode }) => {
  const t = useTexts()
  const pathname = usePath()
  return (
    <RailFrame brand={{ name: t('marca.consola') }} home={rutas.cola()} menu={[]} pathname={pathname}>
      {children}
    </RailFrame>
  )
}
