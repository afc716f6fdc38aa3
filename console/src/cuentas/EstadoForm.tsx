import { zodResolver } from '@hookform/resolvers/zod'
import { Refusal } from '@portal/contract/refusals.ts'
import { EstadoCuenta, EstadoDecidido, estadoCuenta } from '@portal/contract/estadoCuenta.ts'
import { requerido } from '@portal/contract/values.ts'
import { useWrite } from '@portal/ui/app/queries.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { useConfirm } from '@portal/ui/feedback/Confirm.tsx'
import { useToast } from '@portal/ui/feedback/Toasts.tsx'
import { TextField } from '@portal/ui/fields/TextField.tsx'
import { FormGuard } from '@portal/ui/form/FormGuard.tsx'
import { FormProblemAlert } from '@portal/ui/form/FormProblemAlert.tsx'
import { useFormProblem } from '@portal/ui/form/useFormProblem.ts'
import { listed } from '@portal/ui/texts/locale.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { useController, useForm, useWatch, type Control } from 'react-hook-form'
import * as z from 'zod/mini'
import opciones from '../piezas/opciones.module.css'
import { nombreDe, titularesDe, type Cuenta } from './cuenta.ts'

const schema = z.object({
  estado: z.pipe(EstadoCuenta, EstadoDecidido),
  motivo: z.string().check(z.trim(), z.minLength(1, requerido), z.maxLength(500)),
})
/** `estado` is as the account stands until another is chosen. */
type Values = z.input<typeof schema>

const { habilitado, suspendido, deshabilitado } = estadoCuenta

/** Another estado with its reason, which the titulares get by mail. */
export const EstadoForm = ({ cuenta }: { cuenta: Cuenta }) => {
  const t = useTexts()
  const toast = useToast()
  const confirm = useConfirm()
  const queryClient = useQueryClient()
  const save = useWrite('SaveCuenta')
  const form = useForm<Values, unknown, z.output<typeof schema>>({
    resolver: zodResolver(schema),
    values: { estado: cuenta.estado, motivo: '' },
    resetOptions: { keepDirtyValues: true },
  })
  const { problem, report, clear } = useFormProblem(form)
  const chosen = useWatch({ control: form.control, name: 'estado' })
  const { cuentaid, accountname, version } = cuenta
  const titulares = titularesDe(cuenta).map(nombreDe)
  const told = titulares.length === 0 ? undefined : listed(titulares)

  const submit = form.handleSubmit(async ({ estado, motivo }) => {
    clear()
    const sure =
      estado !== deshabilitado ||
      (await confirm({
        title: t('cuenta.estado.deshabilitar.titulo', { nombre: accountname }),
        message: t('cuenta.estado.deshabilitar.mensaje'),
        confirmLabel: t(`cuenta.estado.accion.${estado}`),
        danger: true,
      }))
    if (!sure) return
    try {
      await save.mutateAsync({ cuentaid, values: { estado, motivo, version } })
      form.reset({ estado, motivo: '' })
      toast({ message: t(`cuenta.estado.hecho.${estado}`), about: 'cuenta' })
    } catch (error) {
      report(error)
      // How it stands now, and who left it so, shows above.
      if (error instanceof Refusal && error.is('STALE_VERSION')) void queryClient.invalidateQueries()
    }
  })

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="stack gap-16">
      <FormGuard name={`cuenta ${cuentaid} estado`} form={form} tabs />
      <Estados control={form.control} />
      {chosen !== cuenta.estado && (
        <>
          <TextField
            control={form.control}
            name="motivo"
            label={t('motivo.motivo')}
            hint={
              told === undefined
                ? t('cuenta.estado.aNadie')
                : t(`cuenta.estado.aQuien.${chosen === deshabilitado ? 'afuera' : 'adentro'}`, {
                    quienes: told,
                    count: titulares.length,
                  })
            }
            multiline
            maxLength={500}
            required
          />
          <FormProblemAlert problem={problem?.besideFields ? null : problem} />
          <Button type="submit" size="large" danger={chosen === deshabilitado} busy={save.isPending}>
            {t(`cuenta.estado.accion.${chosen}`)}
          </Button>
        </>
      )}
    </form>
  )
}

/** The ways it may stand, each with what it means for the carrier. */
const Estados = ({ control }: { control: Control<Values, unknown, z.output<typeof schema>> }) => {
  const t = useTexts()
  const id = useId()
  const { field } = useController({ control, name: 'estado' })
  return (
    <div role="radiogroup" aria-label={t('cuenta.estado.nuevo')} className="stack gap-8">
      {[habilitado, suspendido, deshabilitado].map((estado, index) => (
        <label key={estado} className={opciones.choice}>
          <input
            ref={index === 0 ? field.ref : undefined}
            className="tick square-20"
            type="radio"
            name={id}
            checked={field.value === estado}
            aria-labelledby={`${id}-${estado}`}
            aria-describedby={`${id}-${estado}-es`}
            onChange={() => field.onChange(estado)}
            onBlur={field.onBlur}
          />
          <b className="semibold" id={`${id}-${estado}`}>
            {t(`estadoCuenta.${estado}`)}
          </b>
          <span id={`${id}-${estado}-es`}>{t(`cuenta.estado.significa.${estado}`)}</span>
        </label>
      ))}
    </div>
  )
}
