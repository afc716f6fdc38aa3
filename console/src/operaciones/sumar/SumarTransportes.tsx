import { zodResolver } from '@hookform/resolvers/zod'
import type { Result } from '@portal/contract'
import { hoyEnBuenosAires, sumarDias } from '@portal/contract/calendario.ts'
import { maxDiasHastaRegir } from '@portal/contract/cambioDeTipo.ts'
import { formatCuit } from '@portal/contract/identificacion.ts'
import { maxCuentasALaVez } from '@portal/contract/operaciones.ts'
import { useWrite } from '@portal/ui/app/queries.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { useToast } from '@portal/ui/feedback/Toasts.tsx'
import { DateField } from '@portal/ui/fields/DateField.tsx'
import { TextField } from '@portal/ui/fields/TextField.tsx'
import { FormGuard } from '@portal/ui/form/FormGuard.tsx'
import { FormPanel } from '@portal/ui/form/FormPanel.tsx'
import { FormProblemAlert } from '@portal/ui/form/FormProblemAlert.tsx'
import { useFormProblem } from '@portal/ui/form/useFormProblem.ts'
import { formatDate, formatNumber } from '@portal/ui/show/format.ts'
import { listed } from '@portal/ui/texts/locale.ts'
import { useAskedClose } from '@portal/ui/form/useAskedClose.ts'
import { useState } from 'react'
import { useController, useForm, useFormState, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import styles from '../../piezas/form.module.css'
import { DiaDeParticipar } from '../diaDeParticipar.ts'
import type { Operacion } from '../operacion.ts'
import { cuitsPegados } from './cuitsPegados.ts'
import { ElegirCuentas, type CuentaElegida } from './ElegirCuentas.tsx'
import { ResultadoDeSumar } from './ResultadoDeSumar.tsx'

export type Sumadas = Result<'SaveCuentasOperacion'>['records'][number]

const schema = z.object({
  desde: DiaDeParticipar,
  cuentas: z.array(z.object({ cuentaid: z.string(), accountname: z.string() })),
  cuits: z.string(),
})
type Values = z.input<typeof schema>

interface SumarTransportesProps {
  operacion: Pick<Operacion, 'operacionid' | 'nombre'>
  onClose: () => void
}

/** Makes accounts take part from a day on: those that are found, and those of a list of CUITs that is pasted. */
export const SumarTransportes = ({ operacion: { operacionid, nombre }, onClose }: SumarTransportesProps) => {
  const t = useTexts()
  const toast = useToast()
  const save = useWrite('SaveCuentasOperacion')
  const [sumadas, setSumadas] = useState<Sumadas & { desde: string }>()
  const hoy = hoyEnBuenosAires()
  const form = useForm<Values>({
    mode: 'onTouched',
    resolver: zodResolver(schema),
    defaultValues: { desde: hoy, cuentas: [], cuits: '' },
  })
  const { control } = form
  const { problem, report, clear } = useFormProblem(form)
  const { isDirty } = useFormState({ control })
  const { field } = useController({ control, name: 'cuentas' })
  const { cuits, malos } = cuitsPegados(useWatch({ control, name: 'cuits' }))
  const count = field.value.length + cuits.length
  const close = useAskedClose(() => isDirty && count + malos.length > 0, onClose)

  const submit = form.handleSubmit(async ({ desde, cuentas }) => {
    clear()
    setSumadas(undefined)
    const wrong =
      malos.length > 0
        ? t('operacion.sumar.noSonCuit', { count: malos.length, cuales: listed(malos.slice(0, 5)) })
        : cuits.length > maxCuentasALaVez
          ? t('operacion.sumar.demasiados', { max: formatNumber(maxCuentasALaVez) })
          : count === 0
            ? t('operacion.sumar.nadie')
            : undefined
    if (wrong !== undefined) {
      form.setError('cuits', { message: wrong }, { shouldFocus: true })
      return
    }
    try {
      const { records } = await save.mutateAsync({
        operacionid,
        cuentas: cuentas.map(({ cuentaid }) => cuentaid),
        cuits,
        desde,
      })
      const [done] = records
      if (!done) throw new Error('accounts were added without an answer')
      const { cambiadas, sinFin, iguales, desconocidos, deshabilitadas } = done
      if (sinFin + iguales + desconocidos.length + deshabilitadas.length === 0) {
        toast({
          message: t('operacion.sumar.hecho', {
            count: cambiadas,
            n: formatNumber(cambiadas),
            operacion: nombre,
            fecha: formatDate(desde),
          }),
          about: 'operacion',
        })
        onClose()
        return
      }
      setSumadas({ ...done, desde })
      // What no account has stays where it was typed, to be mended.
      form.reset({ desde, cuentas: [], cuits: desconocidos.map(formatCuit).join('\n') })
    } catch (error) {
      report(error)
    }
  })

  return (
    <FormPanel
      open
      large
      title={t('operacion.sumar.titulo', { nombre })}
      subtitle={t('operacion.sumar.hace')}
      onClose={() => void close()}
      onSubmit={(event) => void submit(event)}
      actions={
        <>
          <Button kind="quiet" onClick={() => void close()}>
            {t(sumadas && !isDirty ? 'acciones.cerrar' : 'acciones.cancelar')}
          </Button>
          <Button type="submit" kind="solid" busy={save.isPending}>
            {count === 0
              ? t('operacion.sumar.corto')
              : t('operacion.sumar.cuantos', { count, n: formatNumber(count) })}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <FormGuard name={`operacion ${operacionid} transportes`} form={form} tabs />
        {sumadas && <ResultadoDeSumar sumadas={sumadas} operacion={nombre} />}
        <FormProblemAlert problem={problem?.besideFields ? null : problem} />
        <DateField
          control={control}
          name="desde"
          label={t('operacion.sumar.desde')}
          minDate={sumarDias(hoy, -1)}
          maxDate={sumarDias(hoy, maxDiasHastaRegir)}
          required
        />
        <ElegirCuentas
          chosen={field.value}
          onChange={(chosen: readonly CuentaElegida[]) => field.onChange([...chosen])}
        />
        <TextField
          control={control}
          name="cuits"
          label={t('operacion.sumar.cuits')}
          hint={
            cuits.length === 0
              ? t('operacion.sumar.cuitsAyuda')
              : t('operacion.sumar.reconocidos', { count: cuits.length, n: formatNumber(cuits.length) })
          }
          multiline
          required={false}
        />
      </div>
    </FormPanel>
  )
}
