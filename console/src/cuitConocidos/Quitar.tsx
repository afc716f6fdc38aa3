import { formatCuit } from '@portal/contract/identificacion.ts'
import { useWrite } from '@portal/ui/app/queries.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { useConfirm } from '@portal/ui/feedback/Confirm.tsx'
import { useToast } from '@portal/ui/feedback/Toasts.tsx'
import { useOperador } from '../session/operador.ts'

/** Takes a number away that was loaded by mistake. */
export const Quitar = ({ cuit }: { cuit: string }) => {
  const t = useTexts()
  const toast = useToast()
  const confirm = useConfirm()
  const take = useWrite('QuitarCuitConocido')
  if (useOperador().rol !== 'administrador') return null
  const said = { cuit: formatCuit(cuit) }
  const ask = async () => {
    const taken = await confirm({
      title: t('cuitConocidos.quitar.titulo', said),
      message: t('cuitConocidos.quitar.mensaje'),
      confirmLabel: t('cuitConocidos.quitar.accion'),
      danger: true,
      run: () => take.mutateAsync({ cuit }),
    })
    if (taken) toast({ message: t('cuitConocidos.quitar.hecho', said), about: 'cuit' })
  }
  return (
    <Button
      kind="quiet"
      size="small"
      aria-label={t('cuitConocidos.quitar.boton', said)}
      onClick={() => void ask()}
    >
      {t('cuitConocidos.quitar.accion')}
    </Button>
  )
}
