import type { Cuenta } from './cuenta.ts'
import { CuentaChip } from '@portal/parts/chips.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { formatDate } from '@portal/ui/show/format.ts'
import { diaEnBuenosAires } from '@portal/contract/calendario.ts'
import { estadoCuenta } from '@portal/contract/estadoCuenta.ts'
import { Bloque } from '../piezas/Bloque.tsx'
import { useOperador } from '../session/operador.ts'
import { EstadoForm } from './EstadoForm.tsx'

/** How an account stands, since when, by whom and why; and for an administrador, how to change it. */
export const EstadoPanel = ({ cuenta }: { cuenta: Cuenta }) => {
  const t = useTexts()
  const { rol } = useOperador()
  return (
    <Bloque padded title={t('cuenta.estado.titulo')} more={<CuentaChip estado={cuenta.estado} />}>
      <p className="small soft">{useDesde(cuenta)}</p>
      {rol === 'administrador' ? (
        <EstadoForm cuenta={cuenta} />
      ) : (
        <p className="small soft">{t('cuenta.estado.soloAdministrador')}</p>
      )}
    </Bloque>
  )
}

function useDesde({ estado, estado_desde, estado_motivo }: Cuenta): string {
  const t = useTexts()
  if (estado === estadoCuenta.incompleto) return t('cuenta.estado.incompleto')
  if (estado_desde === null)
    return estado_motivo === null
      ? t('cuenta.estado.sinCambios')
      : t('cuenta.estado.porque', { motivo: estado_motivo })
  const { fecha, por, motivo } = estado_desde
  const dia = formatDate(diaEnBuenosAires(new Date(fecha)))
  const quien = por ?? t('decision.tarde.alguien')
  // The reason may have been put in other words since.
  const porque = estado_motivo ?? motivo
  return porque === null
    ? t('cuenta.estado.desde', { dia, quien })
    : t('cuenta.estado.desdePorque', { dia, quien, motivo: porque })
}
