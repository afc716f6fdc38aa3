import { operationQuery } from '@portal/ui/app/queries.ts'
import { useConfirm } from '@portal/ui/feedback/Confirm.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useParaConfirmar } from '../piezas/useParaConfirmar.ts'
import type { Operacion } from './operacion.ts'
import { useQuienesParticipan } from './useQuienesParticipan.ts'

/** Asks before an operacion is closed or opened, where somebody takes part in it: whom that touches, and by opening, who could not go. */
export const useAcuerdo = () => {
  const t = useTexts()
  const confirm = useConfirm()
  const queryClient = useQueryClient()
  const quienes = useQuienesParticipan()
  const paraConfirmar = useParaConfirmar()

  const cerrar = (operacion: Operacion): Promise<boolean> =>
    confirm({
      title: t('operacion.cerrar.titulo', { nombre: operacion.nombre }),
      message: t('operacion.cerrar.mensaje', { quienes: quienes(operacion) }),
      confirmLabel: t('operacion.cerrar.accion'),
      danger: true,
    })
  const mirar = async (operacionid: string) => {
    try {
      const { vista } = await queryClient.query(
        operationQuery('SaveOperacion', { operacionid, values: { activa: true }, soloVista: true }),
      )
      return vista ?? undefined
    } catch {
      return undefined
    }
  }
  const abrir = async ({ operacionid, nombre }: Operacion): Promise<boolean> => {
    const asked = paraConfirmar(nombre, await mirar(operacionid))
    if (asked.length === 0) return true
    return confirm({
      title: t('operacion.abrir.titulo', { nombre }),
      message: `${asked.join(' ')} ${t('operacion.abrir.mensaje')}`,
      confirmLabel: t('operacion.abrir.accion'),
      danger: true,
    })
  }
  return async (
    operacion: Operacion,
    { activa, era }: { activa: boolean; era: boolean },
  ): Promise<boolean> => {
    if (activa === era || operacion.cuentas === 0) return true
    return activa ? abrir(operacion) : cerrar(operacion)
  }
}
