import { Refusal } from '@portal/contract/refusals.ts'
import { documentoName } from '@portal/parts/documentoName.ts'
import { recursoName } from '@portal/parts/recursoName.ts'
import { useWrite } from '@portal/ui/app/queries.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useConfirm } from '@portal/ui/feedback/Confirm.tsx'
import { useToast } from '@portal/ui/feedback/Toasts.tsx'

type Anulable = Parameters<typeof recursoName>[0] &
  Omit<Parameters<typeof documentoName>[0], 'nombre'> & { documentoid: string; tipodocumento: string }

/** More than these are counted. */
const named = 5

/** Withdraws what waits for the provider, once it was asked about by its name. True when all of it is done. */
export const useAnular = (): ((documentos: readonly Anulable[]) => Promise<boolean>) => {
  const t = useTexts()
  const confirm = useConfirm()
  const toast = useToast()
  const { mutateAsync: annul } = useWrite('AnularDocumento')
  const nameOf = (documento: Anulable) =>
    t('anular.deQuien', {
      documento: documentoName({ ...documento, nombre: documento.tipodocumento }),
      recurso: recursoName(documento),
    })

  return async (documentos) => {
    const rest = documentos.length - named
    const done = await confirm({
      title: t('anular.titulo', { count: documentos.length }),
      message: t('anular.mensaje', {
        nombres: [
          ...documentos.slice(0, named).map(nameOf),
          ...(rest > 0 ? [t('anular.mas', { count: rest })] : []),
        ].join('; '),
      }),
      confirmLabel: t('anular.accion'),
      danger: true,
      run: async () => {
        // One after the other: the first that somebody decided meanwhile stops the rest, and says which it was.
        for (const documento of documentos) {
          try {
            await annul({ documentoid: documento.documentoid })
          } catch (error) {
            if (!(error instanceof Refusal)) throw error
            throw new Refusal(
              { ...error.body, message: `${nameOf(documento)}: ${error.message}` },
              error.status,
            )
          }
        }
      },
    })
    if (done) toast({ message: t('anular.hecho', { count: documentos.length }), about: 'presentar' })
    return done
  }
}
