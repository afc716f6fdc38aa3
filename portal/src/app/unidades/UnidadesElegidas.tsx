import { Refusal } from '@portal/contract/refusals.ts'
import { useWrite } from '@portal/ui/app/queries.ts'
import { datosDe } from '@portal/ui/signal/waits.ts'
import { Waiting } from '@portal/ui/signal/Waiting.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useConfirm } from '@portal/ui/feedback/Confirm.tsx'
import { useToast } from '@portal/ui/feedback/Toasts.tsx'
import { formatNumber } from '@portal/ui/show/format.ts'
import { listed } from '@portal/ui/texts/locale.ts'
import { CirclePause as RestIcon } from 'lucide-react'
import { EliminarElegidos } from '../eliminados/EliminarElegidos.tsx'
import { MarcarElegidos } from '../marcados/MarcarElegidos.tsx'
import { useMayWrite } from '../session/useLogin.ts'
import type { UnidadDelDia } from './unidad.ts'

interface UnidadesElegidasProps {
  unidades: readonly UnidadDelDia[]
  clear: () => void
}

/** What can be done with several active units at once. */
export const UnidadesElegidas = ({ unidades, clear }: UnidadesElegidasProps) => {
  const t = useTexts()
  const toast = useToast()
  const confirm = useConfirm()
  const mayWrite = useMayWrite()
  const save = useWrite('SaveUnidad', {
    waits: ({ unidadid }) => {
      const unidad = unidades.find((each) => each.unidadid === unidadid)
      return datosDe(unidad?.nombre ?? '', `unidad ${unidadid}`)
    },
  })

  /** One after the other; the first that is refused stops the rest, and says which it was. */
  const restAll = async () => {
    let waiting: Waiting | undefined
    for (const { unidadid, nombre } of unidades) {
      try {
        await save.mutateAsync({ unidadid, values: { estado: 'INACTIVA' } })
      } catch (error) {
        if (error instanceof Waiting) waiting = error
        else if (error instanceof Refusal)
          throw new Refusal({ ...error.body, message: `${nombre}: ${error.message}` }, error.status)
        else throw error
      }
    }
    clear()
    toast(
      waiting
        ? { message: waiting.message, severity: 'info', about: 'guardado' }
        : { message: t('formulario.guardado.actualizado'), about: 'guardado' },
    )
  }
  const rest = () =>
    confirm({
      title: t('unidades.inactivar.titulo', {
        count: unidades.length,
        n: formatNumber(unidades.length),
        nombre: unidades[0]?.nombre ?? '',
      }),
      message: t('unidades.inactivar.mensaje', { nombres: listed(unidades.map(({ nombre }) => nombre)) }),
      confirmLabel: t('unidad.inactivar.hacer'),
      run: restAll,
    })

  return (
    <>
      <MarcarElegidos
        elegidos={unidades.flatMap(({ unidadid, marcado }) =>
          marcado === undefined ? [] : [{ recursoid: unidadid, marcado }],
        )}
      />
      {mayWrite && (
        <button type="button" onClick={() => void rest()}>
          <RestIcon />
          {t('unidad.inactivar.hacer')}
        </button>
      )}
      <EliminarElegidos
        elegidos={unidades.map(({ unidadid, nombre }) => ({ recursoid: unidadid, nombre }))}
        clear={clear}
      />
    </>
  )
}
