import { zodResolver } from '@hookform/resolvers/zod'
import { hoyEnBuenosAires, sumarDias } from '@portal/contract/calendario.ts'
import { maxDiasHastaRegir } from '@portal/contract/cambioDeTipo.ts'
import { estadoCuenta, type EstadoCuenta } from '@portal/contract/estadoCuenta.ts'
import { maxPageSize } from '@portal/contract/operation.ts'
import { requerido } from '@portal/contract/values.ts'
import { operationQuery, useWrite } from '@portal/ui/app/queries.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { ErrorState } from '@portal/ui/feedback/ErrorState.tsx'
import { Notice } from '@portal/ui/feedback/Notice.tsx'
import { useToast } from '@portal/ui/feedback/Toasts.tsx'
import { DateField } from '@portal/ui/fields/DateField.tsx'
import { SelectField } from '@portal/ui/fields/SelectField.tsx'
import { FormPanel } from '@portal/ui/form/FormPanel.tsx'
import { useAskedClose } from '@portal/ui/form/useAskedClose.ts'
import { FormProblemAlert } from '@portal/ui/form/FormProblemAlert.tsx'
import { useFormProblem } from '@portal/ui/form/useFormProblem.ts'
import { formatDate } from '@portal/ui/show/format.ts'
import { Placeholder } from '@portal/ui/show/Placeholder.tsx'
import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import styles from '../../piezas/form.module.css'
import { DiaDeParticipar } from '../diaDeParticipar.ts'

export interface CuentaQueSeSuma {
  cuentaid: string
  accountname: string
  estado: EstadoCuenta
}

const schema = z.object({
  operacionid: z.string().check(z.minLength(1, requerido)),
  desde: DiaDeParticipar,
})

interface SumarAOperacionProps {
  cuenta: CuentaQueSeSuma
  onClose: () => void
}

/** Makes one account take part in an operacion that is open, from a day on. */
export const SumarAOperacion = ({
  cuenta: { cuentaid, accountname, estado },
  onClose,
}: SumarAOperacionProps) => {
  const t = useTexts()
  const toast = useToast()
  const save = useWrite('SaveCuentasOperacion')
  const operaciones = useQuery(operationQuery('ListCatalogoOperaciones', {}))
  const suyas = useQuery(
    operationQuery('ListParticipaciones', { cuentaid, terminadas: false, pagesize: maxPageSize }),
  )
  const hoy = hoyEnBuenosAires()
  const form = useForm({
    mode: 'onTouched',
    resolver: zodResolver(schema),
    defaultValues: { operacionid: '', desde: hoy },
  })
  const { problem, report, clear } = useFormProblem(form)
  const { isDirty } = form.formState
  const close = useAskedClose(() => isDirty, onClose)
  const disabled = estado === estadoCuenta.deshabilitado

  // One that it takes part in without end it can't begin in.
  const inIt = new Set(
    suyas.data?.records.flatMap(({ estado: como, hasta, operacionid }) =>
      como === 'vigente' && hasta === null ? [operacionid] : [],
    ),
  )
  const open =
    suyas.data &&
    operaciones.data?.records.filter(({ activa, operacionid }) => activa && !inIt.has(operacionid))
  const failed = [operaciones, suyas].find(({ error, data }) => error && !data)

  const submit = form.handleSubmit(async ({ operacionid, desde }) => {
    clear()
    try {
      const { records } = await save.mutateAsync({ operacionid, cuentas: [cuentaid], desde })
      const nombre = open?.find((each) => each.operacionid === operacionid)?.nombre ?? ''
      const said = { operacion: nombre, transporte: accountname, fecha: formatDate(desde) }
      // It was disabled while this was open.
      if (records[0]?.deshabilitadas.length !== 0) {
        form.setError('operacionid', { message: t('operacionesDeCuenta.deshabilitada') })
        return
      }
      const { cambiadas, sinFin } = records[0]
      toast({
        message: t(
          `operacionesDeCuenta.${sinFin === 1 ? 'sigue' : cambiadas === 1 ? 'hecho' : 'yaParticipa'}`,
          said,
        ),
        ...(cambiadas === 0 && { severity: 'info' as const }),
        about: 'operacion',
      })
      onClose()
    } catch (error) {
      report(error)
    }
  })

  return (
    <FormPanel
      open
      title={t('operacionesDeCuenta.sumarTitulo', { transporte: accountname })}
      subtitle={t('operacionesDeCuenta.hace')}
      onClose={() => void close()}
      onSubmit={(event) => void submit(event)}
      actions={
        <>
          <Button kind="quiet" onClick={() => void close()}>
            {t('acciones.cancelar')}
          </Button>
          <Button
            type="submit"
            kind="solid"
            busy={save.isPending}
            disabled={disabled || !open || open.length === 0}
          >
            {t('operacionesDeCuenta.sumar')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <FormProblemAlert problem={problem?.besideFields ? null : problem} />
        {disabled ? (
          <Notice severity="info">{t('operacionesDeCuenta.deshabilitada')}</Notice>
        ) : failed ? (
          <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />
        ) : !open ? (
          <Placeholder height={160} />
        ) : open.length === 0 ? (
          <p className="soft">{t('operacionesDeCuenta.enTodas')}</p>
        ) : (
          <>
            <SelectField
              control={form.control}
              name="operacionid"
              label={t('operacionesDeCuenta.operacion')}
              options={open.map(({ operacionid, nombre }) => ({ value: operacionid, label: nombre }))}
              emptyLabel={t('operacion.copiar.elegi')}
              required
            />
            <DateField
              control={form.control}
              name="desde"
              label={t('operacion.sumar.desde')}
              minDate={sumarDias(hoy, -1)}
              maxDate={sumarDias(hoy, maxDiasHastaRegir)}
              required
            />
          </>
        )}
      </div>
    </FormPanel>
  )
}
