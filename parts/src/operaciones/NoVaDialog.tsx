import { texto } from '@portal/contract/values.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { TextField } from '@portal/ui/fields/TextField.tsx'
import { FormPanel } from '@portal/ui/form/FormPanel.tsx'
import { ProblemLine } from '@portal/ui/form/ProblemLine.tsx'
import { useSaveForm } from '@portal/ui/form/useSaveForm.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useAskedClose } from '@portal/ui/form/useAskedClose.ts'
import * as z from 'zod/mini'
import type { Participar } from './EnOperaciones.tsx'
import type { EnOperacion } from './enOperaciones.ts'

const schema = z.object({ motivo: texto(300) })

interface NoVaDialogProps {
  participar: Participar
  operacion: EnOperacion
  onClose: () => void
}

/** Takes a resource out of an operacion, and asks why. */
export const NoVaDialog = ({ participar, operacion, onClose }: NoVaDialogProps) => {
  const t = useTexts()
  const { form, control, problem, attempts, submit, saving } = useSaveForm({
    schema,
    values: { motivo: '' },
    save: ({ motivo }) => participar.save({ operacionid: operacion.operacionid, participa: false, motivo }),
    onSaved: onClose,
  })
  const { isDirty } = form.formState
  const close = useAskedClose(() => isDirty, onClose)
  return (
    <FormPanel
      open
      title={t('enOperaciones.sacar.titulo', { operacion: operacion.nombre })}
      onClose={() => void close()}
      onSubmit={submit}
      actions={
        <>
          <ProblemLine
            form={form}
            problem={problem}
            attempts={attempts}
            label={() => t('enOperaciones.sacar.motivo')}
          />
          <Button kind="quiet" onClick={() => void close()}>
            {t('acciones.cancelar')}
          </Button>
          <Button type="submit" kind="solid" busy={saving}>
            {t('enOperaciones.sacar.confirmar')}
          </Button>
        </>
      }
    >
      <div className="stack gap-24">
        <p>{t('enOperaciones.sacar.mensaje', { recurso: participar.nombre, operacion: operacion.nombre })}</p>
        {participar.por === 'proveedor' && <p>{t('enOperaciones.sacar.avisa')}</p>}
        <TextField
          control={control}
          name="motivo"
          label={t('enOperaciones.sacar.motivo')}
          maxLength={300}
          required
        />
      </div>
    </FormPanel>
  )
}
