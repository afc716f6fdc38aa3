import { useWrite } from '@portal/ui/app/queries.ts'
import { useConfirm } from '@portal/ui/feedback/Confirm.tsx'
import { useToast } from '@portal/ui/feedback/Toasts.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import type { Palabra, Programa } from './programa.ts'

/** Ends a program's key once its person said so; whether it was done. */
export const useQuitar = (palabra: Palabra) => {
  const t = useTexts()
  const toast = useToast()
  const confirm = useConfirm()
  const revoke = useWrite('RevocarToken')
  return async ({ tokenid, nombre }: Programa): Promise<boolean> => {
    const taken = await confirm({
      title: t('programa.quitar.titulo', { nombre }),
      message: `${t('programa.quitar.mensaje', { nombre })} ${t(`programa.${palabra}.quitar`)}`,
      confirmLabel: t('programa.quitar.accion'),
      danger: true,
      run: () => revoke.mutateAsync({ tokenid }),
    })
    if (taken) toast({ message: t('programa.quitar.hecho', { nombre }), about: 'programa' })
    return taken
  }
}
