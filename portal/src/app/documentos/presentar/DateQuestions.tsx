import { hoyEnBuenosAires, isCalendarDate } from '@portal/contract/calendario.ts'
import { derivaVencimiento, esRequerida, fechasDe, vencimientoDe } from '@portal/contract/vigencia.ts'
import { DateField } from '@portal/ui/fields/DateField.tsx'
import { formatDate } from '@portal/ui/show/format.ts'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Presentable } from './presentable.ts'
import type { Presentation } from './presentationSchema.ts'

interface DateQuestionsProps<Sent> {
  form: UseFormReturn<Presentation, unknown, Sent>
  regla: Pick<Presentable, 'vigencia' | 'meses' | 'dia_exigible'>
}

/** The dates without which the type's validity can't be told; an expiry that follows from one of them is shown beside it. */
export const DateQuestions = <Sent,>({ form, regla }: DateQuestionsProps<Sent>) => {
  const { t } = useTranslation()
  const { control } = form
  const { vigencia, meses } = regla
  const [emision, periodo] = useWatch({ control, name: ['fecha_emision', 'periodo'] })
  const vencimiento = derivaVencimiento(vigencia)
    ? vencimientoDe(regla, {
        fecha_emision: emision && isCalendarDate(emision) ? emision : null,
        fecha_vencimiento: null,
        periodo: periodo && isCalendarDate(`${periodo}-01`) ? periodo : null,
      })
    : null
  const hint = [
    vigencia === 'meses' && meses !== null && t('presentar.proponeVencimiento', { count: meses }),
    vencimiento !== null && t('presentar.venceEl', { fecha: formatDate(vencimiento) }),
  ]
    .filter(Boolean)
    .join(' ')

  return fechasDe(vigencia)
    .filter((fecha) => esRequerida(vigencia, fecha))
    .map((fecha) => (
      <DateField
        key={fecha}
        control={control}
        name={fecha}
        label={t(`presentar.campos.${fecha}`)}
        required
        precision={fecha === 'periodo' ? 'month' : 'day'}
        maxDate={fecha === 'fecha_emision' ? hoyEnBuenosAires() : undefined}
        hint={hint || undefined}
      />
    ))
}
