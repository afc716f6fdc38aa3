import { useWrite } from '@portal/ui/app/queries.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useConfirm } from '@portal/ui/feedback/Confirm.tsx'
import { useToast } from '@portal/ui/feedback/Toasts.tsx'
import { formatDateTime } from '@portal/ui/show/format.ts'
import { useQueEs, type Correo } from './correo.ts'

/** Sends it once more, after asking: who receives it twice can't be told otherwise. Why it was refused shows in the question. */
export const useReenviar = () => {
  const t = useTexts()
  const queEs = useQueEs()
  const confirm = useConfirm()
  const toast = useToast()
  const send = useWrite('ReenviarCorreo')
  return (correo: Correo) => {
    const { correoid, para, creado } = correo
    const words = { que: queEs(correo), fecha: formatDateTime(creado) }
    return confirm({
      title: t('correos.reenviar.titulo', { para }),
      message: t(`correos.reenviar.${kindOf(correo)}`, words),
      confirmLabel: t('correos.reenviar.accion'),
      run: async () => {
        await send.mutateAsync({ correoid })
        toast({ message: t('correos.reenviar.hecho', { para }), about: `correo ${correoid}` })
      },
    })
  }
}

function kindOf({ estado, enlace_nuevo }: Correo) {
  if (enlace_nuevo) return 'enlace'
  return estado === 'enviado' ? 'copia' : 'mensaje'
}
