import { zodResolver } from '@hookform/resolvers/zod'
import { hoyEnBuenosAires, sumarDias } from '@portal/contract/calendario.ts'
import { maxDiasHastaRegir } from '@portal/contract/cambioDeTipo.ts'
import { useWrite } from '@portal/ui/app/queries.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { useToast } from '@portal/ui/feedback/Toasts.tsx'
import { DateField } from '@portal/ui/fields/DateField.tsx'
import { FormPanel } from '@portal/ui/form/FormPanel.tsx'
import { useAskedClose } from '@portal/ui/form/useAskedClose.ts'
import { FormProblemAlert } from '@portal/ui/form/FormProblemAlert.tsx'
import { useFormProblem } from '@portal/ui/form/useFormProblem.ts'
import { formatDate, formatNumber } from '@portal/ui/show/format.ts'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import styles from '../piezas/form.module.css'
import { DiaDeParticipar } from './diaDeParticipar.ts'
import type { Participacion } from './operacion.ts'

const schema = z.object({ hasta: DiaDeParticipar })

interface TerminarDialogProps {
  /** Of one operacion. */
  participaciones: readonly Participacion[]
  onEnded?: () => void
  onClose: () => void
}

/** Through which day accounts take part, and no longer. */
export const TerminarDialog = ({ participaciones, onEnded, onClose }: TerminarDialogProps) => {
  const t = useTexts()
  const toast = useToast()
  const save = useWrite('SaveCuentasOperacion')
  const hoy = hoyEnBuenosAires()
  const form = useForm({
    mode: 'onTouched',
    resolver: zodResolver(schema),
    defaultValues: { hasta: hoy },
  })
  const { problem, report, clear } = useFormProblem(form)
  const { isDirty } = form.formState
  const close = useAskedClose(() => isDirty, onClose)
  const [first] = participaciones
  const count = participaciones.length
  const said = {
    count,
    n: formatNumber(count),
    transporte: first?.accountname ?? '',
    operacion: first?.nombre ?? '',
  }
  const submit = form.handleSubmit(async ({ hasta }) => {
    clear()
    try {
      const { records } = await save.mutateAsync({
        operacionid: first?.operacionid ?? '',
        cuentas: participaciones.map(({ cuentaid }) => cuentaid),
        hasta,
      })
      const { cambiadas = 0, noEmpiezan = 0 } = records[0] ?? {}
      const counted = (key: 'hecho' | 'noEmpieza', n: number) =>
        n === 0
          ? []
          : [
              t(`operacion.terminar.${key}`, {
                ...said,
                count: n,
                n: formatNumber(n),
                fecha: formatDate(hasta),
              }),
            ]
      const changed = [...counted('hecho', cambiadas - noEmpiezan), ...counted('noEmpieza', noEmpiezan)]
      toast({
        message: changed.length === 0 ? t('operacion.terminar.nadaCambio') : changed.join(' '),
        ...(changed.length === 0 && { severity: 'info' as const }),
        about: 'operacion',
      })
      onClose()
      onEnded?.()
    } catch (error) {
      report(error)
    }
  })
  return (
    <FormPanel
      open
      title={t('operacion.terminar.titulo', said)}
      subtitle={t('operacion.terminar.hace')}
      onClose={() => void close()}
      onSubmit={(event) => void submit(event)}
      actions={
        <>
          <Button kind="quiet" onClick={() => void close()}>
            {t('acciones.cancelar')}
          </Button>
          <Button type="submit" kind="solid" danger busy={save.isPending}>
            {t('operacion.terminar.accion')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <FormProblemAlert problem={problem?.besideFields ? null : problem} />
        <DateField
          control={form.control}
          name="hasta"
          label={t('operacion.terminar.hasta')}
          hint={t('operacion.terminar.ayuda')}
          minDate={sumarDias(hoy, -1)}
          maxDate={sumarDias(hoy, maxDiasHastaRegir)}
          required
        />
      </div>
    </FormPanel>
  )
}
