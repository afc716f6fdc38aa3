import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Waiting } from '@portal/ui/signal/Waiting.ts'
import { datosDe } from '@portal/ui/signal/waits.ts'
import { useWrite } from '@portal/ui/app/queries.ts'
import { useConfirm } from '@portal/ui/feedback/Confirm.tsx'
import { useToast } from '@portal/ui/feedback/Toasts.tsx'
import { HeadAction } from '@portal/ui/controls/actions.tsx'
import { CirclePause as RestIcon, Pencil as EditIcon, RotateCcw as ReturnIcon } from 'lucide-react'
import { EliminarAction } from '../eliminados/EliminarAction.tsx'
import { rutas } from '../rutas.ts'
import { useMayWrite } from '../session/useLogin.ts'
import type { Unidad } from './unidad.ts'

/** What can be done with a unit; a suspended account only looks. */
export const UnidadActions = ({ unidad: { unidadid, nombre, estado } }: { unidad: Unidad }) => {
  const t = useTexts()
  const toast = useToast()
  const confirm = useConfirm()
  const save = useWrite('SaveUnidad', { waits: () => datosDe(nombre, `unidad ${unidadid}`) })
  if (!useMayWrite()) return null

  const rests = estado === 'INACTIVA'
  const change = async () => {
    const run = async () => {
      try {
        await save.mutateAsync({ unidadid, values: { estado: rests ? 'ACTIVA' : 'INACTIVA' } })
        toast({ message: t('formulario.guardado.actualizado'), about: 'guardado' })
      } catch (error) {
        if (!(error instanceof Waiting)) throw error
        toast({ message: error.message, severity: 'info', about: 'guardado' })
      }
    }
    const asked = rests ? 'activar' : 'inactivar'
    await confirm({
      title: t(`unidad.${asked}.titulo`, { nombre }),
      message: t(`unidad.${asked}.mensaje`),
      confirmLabel: t(`unidad.${asked}.hacer`),
      run,
    })
  }

  return (
    <>
      {estado && (
        <HeadAction
          label={t(rests ? 'unidad.activar.hacer' : 'unidad.inactivar.hacer')}
          icon={rests ? <ReturnIcon /> : <RestIcon />}
          onClick={() => void change()}
        />
      )}
      <EliminarAction recursoid={unidadid} nombre={nombre} cuelga={false} listHref={rutas.unidades()} />
      <HeadAction label={t('acciones.editar')} icon={<EditIcon />} href={rutas.editarUnidad(unidadid)} />
    </>
  )
}
