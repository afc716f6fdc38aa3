import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { useToast } from '@portal/ui/feedback/Toasts.tsx'
import { FormGuard } from '@portal/ui/form/FormGuard.tsx'
import { FormPanel } from '@portal/ui/form/FormPanel.tsx'
import { FormProblemAlert } from '@portal/ui/form/FormProblemAlert.tsx'
import { useAskedClose } from '@portal/ui/form/useAskedClose.ts'
import styles from '../piezas/form.module.css'
import { CamposDeOperacion } from './CamposDeOperacion.tsx'
import { useOperacionForm } from './useOperacionForm.ts'

interface NuevaOperacionProps {
  onCreated: (operacionid: string) => unknown
  onClose: () => void
}

/** The form of a new operacion, for an administrador: it asks nothing yet, and nobody takes part. */
export const NuevaOperacion = ({ onCreated, onClose }: NuevaOperacionProps) => {
  const t = useTexts()
  const toast = useToast()
  const { form, control, problem, submit, saving, isDirty } = useOperacionForm({
    onSaved: ({ operacionid, nombre }) => {
      toast({ message: t('operacion.creada', { nombre }), about: 'operacion' })
      onClose()
      return onCreated(operacionid)
    },
  })
  const close = useAskedClose(() => isDirty, onClose)
  return (
    <FormPanel
      open
      title={t('operacion.nueva')}
      subtitle={t('operacion.nuevaExplicacion')}
      onClose={() => void close()}
      onSubmit={(event) => void submit(event)}
      actions={
        <>
          <Button kind="quiet" onClick={() => void close()}>
            {t('acciones.cancelar')}
          </Button>
          <Button type="submit" kind="solid" busy={saving}>
            {t('operacion.crear')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <FormGuard name="operacion nueva" form={form} tabs />
        <FormProblemAlert problem={problem?.besideFields ? null : problem} />
        <CamposDeOperacion control={control} />
      </div>
    </FormPanel>
  )
}
