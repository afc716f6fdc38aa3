import { operationQuery } from '@portal/ui/app/queries.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { useToast } from '@portal/ui/feedback/Toasts.tsx'
import { SelectField } from '@portal/ui/fields/SelectField.tsx'
import { SwitchField } from '@portal/ui/fields/SwitchField.tsx'
import { TextField } from '@portal/ui/fields/TextField.tsx'
import { FormGuard } from '@portal/ui/form/FormGuard.tsx'
import { FormPanel } from '@portal/ui/form/FormPanel.tsx'
import { FormProblemAlert } from '@portal/ui/form/FormProblemAlert.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useAskedClose } from '@portal/ui/form/useAskedClose.ts'
import { useQuery } from '@tanstack/react-query'
import pieza from '../../piezas/form.module.css'
import { Autorizan } from './Autorizan.tsx'
import type { Puerta } from './puerta.ts'
import { usePuertaForm } from './usePuertaForm.ts'

interface PuertaDialogProps {
  /** Absent of a new one. */
  puerta?: Puerta | undefined
  onSaved?: (puertaid: string) => void
  onClose: () => void
}

/** Where somebody is let in: its name and site, what is asked there, and who may allow more. */
export const PuertaDialog = ({ puerta, onSaved, onClose }: PuertaDialogProps) => {
  const t = useTexts()
  const toast = useToast()
  const { data: operaciones } = useQuery(operationQuery('ListCatalogoOperaciones', {}))
  const { form, problem, submit, saving, isDirty } = usePuertaForm(puerta, (saved) => {
    toast({ message: t('porteria.puertas.guardada', { nombre: saved.nombre }), about: 'porteria' })
    onClose()
    onSaved?.(saved.puertaid)
  })
  const { control } = form
  const close = useAskedClose(() => isDirty, onClose)
  const choices = (operaciones?.records ?? [])
    .filter(({ activa, operacionid }) => activa || operacionid === puerta?.operacionid)
    .map(({ operacionid, nombre }) => ({ value: operacionid, label: nombre }))
  return (
    <FormPanel
      open
      large
      title={puerta?.nombre ?? t('porteria.puertas.nueva')}
      subtitle={t('porteria.puertas.hace')}
      onClose={() => void close()}
      onSubmit={(event) => void submit(event)}
      actions={
        <>
          <Button kind="quiet" onClick={() => void close()}>
            {t('acciones.cancelar')}
          </Button>
          <Button type="submit" kind="solid" busy={saving}>
            {puerta ? t('acciones.guardar') : t('porteria.puertas.crear')}
          </Button>
        </>
      }
    >
      <div className={pieza.form}>
        <FormGuard name={`puerta ${puerta?.puertaid ?? 'nueva'}`} form={form} tabs />
        <FormProblemAlert problem={problem?.besideFields ? null : problem} />
        <TextField
          control={control}
          name="nombre"
          label={t('porteria.puertas.campos.nombre')}
          maxLength={60}
          required
          autoFocus
        />
        <TextField
          control={control}
          name="sede"
          label={t('porteria.puertas.campos.sede')}
          hint={t('porteria.puertas.ayuda.sede')}
          maxLength={80}
          required
        />
        <SelectField
          control={control}
          name="operacionid"
          label={t('porteria.puertas.campos.operacionid')}
          hint={t('porteria.puertas.ayuda.operacionid')}
          options={choices}
          emptyLabel={t('porteria.puertas.general')}
          required={false}
        />
        <Autorizan control={control} />
        <SwitchField
          control={control}
          name="con_nombres"
          label={t('porteria.puertas.campos.con_nombres')}
          hint={t('porteria.puertas.ayuda.con_nombres')}
        />
        {puerta && (
          <SwitchField
            control={control}
            name="activa"
            label={t('porteria.puertas.campos.activa')}
            hint={t('porteria.puertas.ayuda.activa')}
          />
        )}
      </div>
    </FormPanel>
  )
}
