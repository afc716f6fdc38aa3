import { CuentaChip } from '@portal/parts/chips.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { BigSidebar } from '@portal/ui/frame/big/BigSidebar.tsx'
import type { SidebarProps } from '@portal/ui/frame/Sidebar.tsx'
import { useTableroDelMenu } from '../operaciones/useTablero.ts'
import { useLogin } from '../session/useLogin.ts'
import { comoEstan } from './comoEstan.ts'

/** The menu with how each thing stands, from what the home page counts. */
export const BarraAncha = (props: SidebarProps) => {
  const t = useTexts()
  const { estado } = useLogin()
  const tablero = useTableroDelMenu()
  return (
    <BigSidebar
      {...props}
      said={comoEstan(t, tablero)}
      state={estado !== undefined && <CuentaChip estado={estado} />}
    />
  )
}
