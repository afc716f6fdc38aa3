import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { Notice } from '@portal/ui/feedback/Notice.tsx'
import { useToast } from '@portal/ui/feedback/Toasts.tsx'
import { SwitchField } from '@portal/ui/fields/SwitchField.tsx'
import { FormGuard } from '@portal/ui/form/FormGuard.tsx'
import { FormPanel } from '@portal/ui/form/FormPanel.tsx'
import { FormProblemAlert } from '@portal/ui/form/FormProblemAlert.tsx'
import { useAskedClose } from '@portal/ui/form/useAskedClose.ts'
import { useWatch } from 'react-hook-form'
import styles from '../piezas/form.module.css'
import { CamposDeOperacion } from './CamposDeOperacion.tsx'
import type { Operacion } from './operacion.ts'
import { useAcuerdo } from './useAcuerdo.ts'
import { useOperacionForm } from './useOperacionForm.ts'
import { useQuienesParticipan } from './useQuienesParticipan.ts'

interface EditarOperacionProps {
  operacion: Operacion
  onClose: () => void
}

/** Its name, where it is, and whether it is open. Before it closes or opens, whom that touches is said. */
export const EditarOperacion = ({ operacion, onClose }: EditarOperacionProps) => {
  const t = useTexts()
  const toast = useToast()
  const acuerdo = useAcuerdo()
  const quienes = useQuienesParticipan()
  const { form, control, problem, submit, saving, opened, isDirty, isBehind, follow } = useOperacionForm({
    operacion,
    agreed: ({ activa }) => acuerdo(operacion, { activa, era: opened?.activa ?? true }),
    onSaved: ({ nombre }) => {
      toast({ message: t('operacion.editar.hecho', { nombre }), about: 'operacion' })
      onClose()
    },
  })
  const activa = useWatch({ control, name: 'activa' })
  const close = useAskedClose(() => isDirty, onClose)
  const hint = () => {
    if (activa) return t(opened?.activa === false ? 'operacion.cerrar.abrir' : 'operacion.cerrar.abierta')
    return operacion.cuentas === 0 || opened?.activa === false
      ? t('operacion.cerrar.nadie')
      : t('operacion.cerrar.mensaje', { quienes: quienes(operacion) })
  }
  return (
    <FormPanel
      open
      title={t('operacion.editar.titulo', { nombre: operacion.nombre })}
      onClose={() => void close()}
      onSubmit={(event) => void submit(event)}
      actions={
        <>
          <Button kind="quiet" onClick={() => void close()}>
            {t('acciones.cancelar')}
          </Button>
          <Button type="submit" kind="solid" busy={saving}>
            {t('acciones.guardar')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <FormGuard name={`operacion ${operacion.operacionid}`} form={form} tabs />
        {isBehind ? (
          <Notice
            severity="warning"
            action={
              <Button size="small" onClick={follow}>
                {t('operacion.otro.traer')}
              </Button>
            }
          >
            {t('operacion.otro.guardo')}
          </Notice>
        ) : (
          <FormProblemAlert problem={problem?.besideFields ? null : problem} />
        )}
        <CamposDeOperacion control={control} />
        <SwitchField control={control} name="activa" label={t('operacion.estado.activa')} hint={hint()} />
      </div>
    </FormPanel>
  )
}
