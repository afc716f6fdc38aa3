import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Button, type ButtonLook } from '@portal/ui/controls/Button.tsx'
import { useToast } from '@portal/ui/feedback/Toasts.tsx'
import { FormGuard } from '@portal/ui/form/FormGuard.tsx'
import { FormPanel } from '@portal/ui/form/FormPanel.tsx'
import { FormProblemAlert } from '@portal/ui/form/FormProblemAlert.tsx'
import { Plus as NewIcon } from 'lucide-react'
import { useState } from 'react'
import styles from '../piezas/form.module.css'
import { useAskedClose } from '../piezas/useAskedClose.ts'
import { useEsAdministrador } from '../session/useEsAdministrador.ts'
import { CamposDeOperacion } from './CamposDeOperacion.tsx'
import { useOperacionForm } from './useOperacionForm.ts'

interface NuevaOperacionProps extends Pick<ButtonLook, 'kind' | 'size'> {
  onCreated: (operacionid: string) => unknown
}

/** Opens the form of a new operation. For an administrador. */
export const NuevaOperacion = ({ onCreated, ...look }: NuevaOperacionProps) => {
  const t = useTexts()
  const [open, setOpen] = useState(false)
  if (!useEsAdministrador()) return null
  return (
    <>
      <Button {...look} icon={<NewIcon size={20} />} onClick={() => setOpen(true)}>
        {t('operacion.nueva')}
      </Button>
      {open && <NuevaOperacionPanel onCreated={onCreated} onClose={() => setOpen(false)} />}
    </>
  )
}

interface NuevaOperacionPanelProps {
  onCreated: (operacionid: string) => unknown
  onClose: () => void
}

/** The form of a new one: it asks nothing yet, and nobody takes part. */
const NuevaOperacionPanel = ({ onCreated, onClose }: NuevaOperacionPanelProps) => {
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
