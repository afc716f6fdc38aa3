import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import { pedidosDeDatos, problemaDeRecibida, SolicitudForm } from '@portal/contract/solicitudesDeDatos.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { DateField } from '@portal/ui/fields/DateField.tsx'
import { SegmentField } from '@portal/ui/fields/SegmentField.tsx'
import { TextField } from '@portal/ui/fields/TextField.tsx'
import { FormPanel } from '@portal/ui/form/FormPanel.tsx'
import { ProblemLine } from '@portal/ui/form/ProblemLine.tsx'
import { useSaveForm } from '@portal/ui/form/useSaveForm.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useAskedClose } from '@portal/ui/form/useAskedClose.ts'
import type { ReactNode } from 'react'
import * as z from 'zod/mini'

const schema = z.object(SolicitudForm).check(
  z.superRefine(({ recibida }, context) => {
    const message = problemaDeRecibida(recibida, hoyEnBuenosAires())
    if (message !== undefined) context.addIssue({ code: 'custom', path: ['recibida'], message })
  }),
)
type Values = z.output<typeof schema>

interface SolicitarDialogProps {
  /** Whose data they are. */
  nombre: string
  save: (values: Values) => Promise<unknown>
  onSaved: () => void
  onClose: () => void
  /** What was asked before. */
  children?: ReactNode
}

/** Asks that data of a chofer be corrected or removed: which, and when the person asked for it. */
export const SolicitarDialog = ({ nombre, save, onSaved, onClose, children }: SolicitarDialogProps) => {
  const t = useTexts()
  const hoy = hoyEnBuenosAires()
  const { form, control, problem, attempts, submit, saving } = useSaveForm({
    schema,
    values: { pide: 'corregir', detalle: '', recibida: hoy },
    save,
    onSaved,
  })
  const { isDirty } = form.formState
  const close = useAskedClose(() => isDirty, onClose)
  return (
    <FormPanel
      open
      title={t('solicitudes.pedir.titulo', { nombre })}
      subtitle={t('solicitudes.pedir.hace')}
      onClose={() => void close()}
      onSubmit={submit}
      actions={
        <>
          <ProblemLine
            form={form}
            problem={problem}
            attempts={attempts}
            label={(name) => t(`solicitudes.campos.${name}`)}
          />
          <Button kind="quiet" onClick={() => void close()}>
            {t('acciones.cancelar')}
          </Button>
          <Button type="submit" kind="solid" busy={saving}>
            {t('solicitudes.pedir.confirmar')}
          </Button>
        </>
      }
    >
      <div className="stack gap-24">
        {children}
        <SegmentField
          control={control}
          name="pide"
          label={t('solicitudes.campos.pide')}
          options={pedidosDeDatos.map((value) => ({ value, label: t(`solicitudes.pide.${value}`) }))}
        />
        <TextField
          control={control}
          name="detalle"
          label={t('solicitudes.campos.detalle')}
          hint={t('solicitudes.pedir.detalleAyuda')}
          maxLength={1000}
          multiline
          required
        />
        <DateField
          control={control}
          name="recibida"
          label={t('solicitudes.campos.recibida')}
          hint={t('solicitudes.pedir.recibidaAyuda')}
          maxDate={hoy}
          required
        />
      </div>
    </FormPanel>
  )
}
