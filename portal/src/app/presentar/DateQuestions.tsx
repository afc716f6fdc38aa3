import { hoyEnBuenosAires, isCalendarDate, sumarMeses } from '@portal/contract/calendario.ts'
import { DateField } from '@portal/ui/fields/DateField.tsx'
import { useEffect } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Presentable } from './presentable.ts'
import { askedDates, type Presentation } from './presentationSchema.ts'

interface DateQuestionsProps<Sent> {
  form: UseFormReturn<Presentation, unknown, Sent>
  vigencia: Presentable['vigencia']
  meses: Presentable['meses']
}

/** The dates that the type's validity asks for; an expiry that follows from the issue date is proposed. */
export const DateQuestions = <Sent,>({ form, vigencia, meses }: DateQuestionsProps<Sent>) => {
  const { t } = useTranslation()
  const { control, setValue } = form
  const issued = useWatch({ control, name: 'fecha_emision' })
  const proposes = vigencia === 'meses' && meses !== null

  useEffect(() => {
    if (proposes && issued && isCalendarDate(issued)) {
      setValue('fecha_vencimiento', sumarMeses(issued, meses), { shouldValidate: true })
    }
  }, [proposes, issued, meses, setValue])

  return askedDates[vigencia].map((question) => (
    <DateField
      key={question}
      control={control}
      name={question}
      label={t(`presentar.campos.${question}`)}
      required
      precision={question === 'periodo' ? 'month' : 'day'}
      maxDate={question === 'fecha_emision' ? hoyEnBuenosAires() : undefined}
      hint={
        question === 'fecha_vencimiento' && proposes
          ? t('presentar.proponeVencimiento', { count: meses })
          : undefined
      }
    />
  ))
}
