import { estadoCuenta } from '@portal/contract/cuenta.ts'
import { casillaLook, type Look } from '@portal/parts/estados.ts'
import { operationQuery } from '@portal/ui/app/queries.ts'
import { useTexts } from '@portal/ui/app/useTexts.ts'
import { BigSidebar } from '@portal/ui/frame/big/BigSidebar.tsx'
import type { SidebarProps } from '@portal/ui/frame/Sidebar.tsx'
import { ToneChip } from '@portal/ui/show/ToneChip.tsx'
import { useQuery } from '@tanstack/react-query'
import { useLogin, type Login } from '../session/useLogin.ts'
import { comoEstan } from './comoEstan.ts'

/** The menu with how each thing stands, from what the home page counts. */
export const BarraAncha = (props: SidebarProps) => {
  const t = useTexts()
  const { estado } = useLogin()
  const { data } = useQuery(operationQuery('Dashboard', {}))
  return (
    <BigSidebar
      {...props}
      said={comoEstan(t, data)}
      state={estado !== undefined && <ToneChip {...lookOf(estado)} label={t(`estadoCuenta.${estado}`)} />}
    />
  )
}

const lookOf = (estado: NonNullable<Login['estado']>): Look => {
  if (estado === estadoCuenta.habilitado) return casillaLook.activo
  return estado === estadoCuenta.suspendido ? casillaLook.bloqueado : casillaLook.pendiente
}
