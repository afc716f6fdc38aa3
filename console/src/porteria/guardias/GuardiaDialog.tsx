import { zodResolver } from '@hookform/resolvers/zod'
import type { Result } from '@portal/contract'
import { Refusal } from '@portal/contract/refusals.ts'
import { GuardiaForm } from '@portal/contract/puertas.ts'
import { operationQuery, useWrite } from '@portal/ui/app/queries.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { useToast } from '@portal/ui/feedback/Toasts.tsx'
import { ChoicesField } from '@portal/ui/fields/ChoicesField.tsx'
import { SwitchField } from '@portal/ui/fields/SwitchField.tsx'
import { TextField } from '@portal/ui/fields/TextField.tsx'
import { FormPanel } from '@portal/ui/form/FormPanel.tsx'
import { FormProblemAlert } from '@portal/ui/form/FormProblemAlert.tsx'
import { useFormProblem } from '@portal/ui/form/useFormProblem.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useAskedClose } from '@portal/ui/form/useAskedClose.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import pieza from '../../piezas/form.module.css'

export type Guardia = Result<'ListGuardias'>['records'][number]

/** Of one who has a PIN, none that is typed changes none. */
const sinCambio = z.pipe(
  z.literal(''),
  z.transform((): string | undefined => undefined),
)
const nuevo = z.object(GuardiaForm)
const cambiado = z.object({ ...GuardiaForm, pin: z.union([sinCambio, GuardiaForm.pin]) })

interface GuardiaDialogProps {
  /** Absent of a new one. */
  guardia?: Guardia | undefined
  onClose: () => void
}

/** A guard, the gates where they are on duty, and a PIN. What is typed of a PIN is kept in no draft. */
export const GuardiaDialog = ({ guardia, onClose }: GuardiaDialogProps) => {
  const t = useTexts()
  const toast = useToast()
  const queryClient = useQueryClient()
  const write = useWrite('SaveGuardia')
  const { data } = useQuery(operationQuery('ListPuertas', {}))
  const form = useForm<z.input<typeof cambiado>, unknown, z.output<typeof cambiado>>({
    mode: 'onTouched',
    resolver: zodResolver(guardia ? cambiado : nuevo),
    defaultValues: {
      nombre: guardia?.nombre ?? '',
      pin: '',
      puertas: guardia?.puertas.map(({ puertaid }) => puertaid) ?? [],
      activo: guardia?.activo ?? true,
    },
  })
  const { control } = form
  const { isDirty } = form.formState
  const { problem, report, clear } = useFormProblem(form)
  const close = useAskedClose(() => isDirty, onClose)
  const submit = form.handleSubmit(async ({ pin, ...values }) => {
    clear()
    try {
      await write.mutateAsync({
        guardiaid: guardia?.guardiaid ?? '0',
        values: {
          ...values,
          ...(pin !== undefined && { pin }),
          ...(guardia && { version: guardia.version }),
        },
      })
      toast({ message: t('porteria.guardias.guardado', { nombre: values.nombre }), about: 'porteria' })
      onClose()
    } catch (error) {
      report(error)
      if (error instanceof Refusal && error.is('STALE_VERSION')) void queryClient.invalidateQueries()
    }
  })
  const puertas = (data?.records ?? [])
    .filter(({ activa, puertaid }) => activa || guardia?.puertas.some((each) => each.puertaid === puertaid))
    .map(({ puertaid, nombre, sede }) => ({ value: puertaid, label: `${nombre}, ${sede}` }))
  return (
    <FormPanel
      open
      title={guardia?.nombre ?? t('porteria.guardias.nuevo')}
      subtitle={t('porteria.guardias.hace')}
      onClose={() => void close()}
      onSubmit={(event) => void submit(event)}
      actions={
        <>
          <Button kind="quiet" onClick={() => void close()}>
            {t('acciones.cancelar')}
          </Button>
          <Button type="submit" kind="solid" busy={write.isPending}>
            {guardia ? t('acciones.guardar') : t('porteria.guardias.crear')}
          </Button>
        </>
      }
    >
      <div className={pieza.form}>
        <FormProblemAlert problem={problem?.besideFields ? null : problem} />
        <TextField
          control={control}
          name="nombre"
          label={t('porteria.guardias.campos.nombre')}
          maxLength={80}
          required
          autoFocus
        />
        <TextField
          control={control}
          name="pin"
          label={t(guardia ? 'porteria.guardias.campos.otroPin' : 'porteria.guardias.campos.pin')}
          hint={t(guardia ? 'porteria.guardias.ayuda.otroPin' : 'porteria.guardias.ayuda.pin')}
          inputMode="numeric"
          maxLength={6}
          transform={(typed) => typed.replace(/\D/g, '')}
          required={!guardia}
        />
        {puertas.length > 0 && (
          <ChoicesField
            control={control}
            name="puertas"
            label={t('porteria.guardias.campos.puertas')}
            options={puertas}
            required={false}
          />
        )}
        {guardia && (
          <SwitchField
            control={control}
            name="activo"
            label={t('porteria.guardias.campos.activo')}
            hint={t('porteria.guardias.ayuda.activo')}
          />
        )}
      </div>
    </FormPanel>
  )
}
