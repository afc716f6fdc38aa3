import { personas } from '@portal/parts/inSentence.ts'
import { segundosParaDeshacer } from '@portal/contract/eliminados.ts'
import { useWrite } from '@portal/ui/app/queries.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { TextButton } from '@portal/ui/controls/TextLink.tsx'
import { useConfirm } from '@portal/ui/feedback/Confirm.tsx'
import { useToast } from '@portal/ui/feedback/Toasts.tsx'
import { formatNumber } from '@portal/ui/show/format.ts'
import { useMayAsk, useMayWrite } from '../session/useLogin.ts'

interface Borrable {
  recursoid: string
  nombre: string
}

/**
 * Deletes what was added by mistake: asks first, offers to take it back for as long as that may be done, and says of each that
 * stays why. `after` is called with the ids of those that are gone. Undefined where nobody may.
 */
export const useEliminar = () => {
  const t = useTexts()
  const toast = useToast()
  const confirm = useConfirm()
  // The screen of what is gone is left before it is asked for anew.
  const { mutateAsync: eliminar } = useWrite('EliminarRecursos', { refreshBehind: true })
  const { mutateAsync: deshacer } = useWrite('DeshacerEliminacion')
  const mayWrite = useMayWrite()
  const mayAsk = useMayAsk('EliminarRecursos')
  if (!mayWrite || !mayAsk) return undefined

  const undo = async (recursos: string[]) => {
    try {
      await deshacer({ recursos })
      toast({ message: t('eliminar.deshecho', { count: recursos.length }), about: 'eliminado' })
    } catch (error) {
      await confirm({
        title: t('eliminar.noSeDeshizo'),
        message: error instanceof Error ? error.message : t('formulario.noSeGuardo'),
        confirmLabel: t('eliminar.entendido'),
        onlySays: true,
      })
    }
  }

  return async (borrables: readonly Borrable[], after: (gone: readonly string[]) => void) => {
    const count = borrables.length
    let gone: string[] = []
    let reasons: string[] = []
    const run = async () => {
      const { records } = await eliminar({ recursos: borrables.map(({ recursoid }) => recursoid) })
      gone = records.filter(({ eliminado }) => eliminado).map(({ recursoid }) => recursoid)
      reasons = records.flatMap(({ motivo }) => motivo ?? [])
      if (gone.length > 0) after(gone)
    }
    const asked = await confirm({
      title: t('eliminar.titulo', { count, n: formatNumber(count), nombre: borrables[0]?.nombre ?? '' }),
      message: t('eliminar.mensaje', { count, nombres: personas(borrables.map(({ nombre }) => nombre)) }),
      confirmLabel: t('eliminar.hacer'),
      danger: true,
      run,
    })
    if (!asked) return
    if (gone.length > 0)
      toast({
        message: t('eliminar.hecho', { count: gone.length, n: formatNumber(gone.length) }),
        about: 'eliminado',
        durationMs: segundosParaDeshacer * 1000,
        action: { label: t('eliminar.deshacer'), onClick: () => void undo(gone) },
      })
    if (reasons.length > 0)
      await confirm({
        title: t('eliminar.quedan', { count: reasons.length, n: formatNumber(reasons.length) }),
        message: (
          <>
            <ul className="bulleted">
              {reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
            {gone.length > 0 && (
              // The message behind this dialog offers the same, and can't be reached while it is open.
              <TextButton onClick={() => void undo(gone)}>
                {t('eliminar.deshacerLoEliminado', { count: gone.length })}
              </TextButton>
            )}
          </>
        ),
        confirmLabel: t('eliminar.entendido'),
        onlySays: true,
      })
  }
}
