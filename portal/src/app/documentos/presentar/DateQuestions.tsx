import { hoyEnBuenosAires, isCalendarDate } from '@portal/contract/calendario.ts'
import type { FechasLeidas } from '@portal/contract/lectura.ts'
import {
  derivaVencimiento,
  esRequerida,
  fechasDe,
  mesYaPaso,
  vencimientoDe,
} from '@portal/contract/vigencia.ts'
import { nombreDelMes } from '@portal/parts/meses.ts'
import { Notice } from '@portal/ui/feedback/Notice.tsx'
import { DateField } from '@portal/ui/fields/DateField.tsx'
import { formatDate } from '@portal/ui/show/format.ts'
import { Link2 as DerivedIcon } from 'lucide-react'
import { useId } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import type { Presentable } from '../presentable.ts'
import styles from './presentar.module.css'
import type { Presentation } from './presentationSchema.ts'

interface DateQuestionsProps<Sent> {
  form: UseFormReturn<Presentation, unknown, Sent>
  regla: Pick<Presentable, 'vigencia' | 'meses' | 'dia_exigible' | 'controlado'>
  /** As the paper says them. */
  leidas: FechasLeidas
}

/** The dates without which the type's validity can't be told; an expiry that follows from one of them is shown beside it. */
export const DateQuestions = <Sent,>({ form, regla, leidas }: DateQuestionsProps<Sent>) => {
  const t = useTexts()
  const id = useId()
  const { control } = form
  const { vigencia, meses } = regla
  const [emision, periodo, impreso] = useWatch({
    control,
    name: ['fecha_emision', 'periodo', 'fecha_vencimiento'],
  })
  const typed = { fecha_emision: emision, fecha_vencimiento: impreso, periodo }
  const declaradas = {
    fecha_emision: emision && isCalendarDate(emision) ? emision : null,
    fecha_vencimiento: null,
    periodo: periodo && isCalendarDate(`${periodo}-01`) ? periodo : null,
  }
  const vencimiento = vencimientoDe(regla, declaradas)
  const tardio = regla.controlado && mesYaPaso(regla, declaradas, hoyEnBuenosAires())
  const asked = fechasDe(vigencia).filter((fecha) => esRequerida(vigencia, fecha))
  if (asked.length === 0) return null

  return (
    <div className={styles.dates}>
      {asked.map((fecha) => (
        <DateField
          key={fecha}
          control={control}
          name={fecha}
          label={t(`presentar.campos.${fecha}`)}
          required
          hint={leidas[fecha] && leidas[fecha] === typed[fecha] ? t('presentar.leido.enElPapel') : undefined}
          precision={fecha === 'periodo' ? 'month' : 'day'}
          maxDate={fecha === 'fecha_emision' ? hoyEnBuenosAires() : undefined}
        />
      ))}
      {derivaVencimiento(vigencia) && (
        <div className={styles.derived}>
          <span className="block small semibold" id={id}>
            {t('presentar.valeHasta')}
          </span>
          <output className="row semibold digits rounded shaded" aria-labelledby={id}>
            {vencimiento === null ? '—' : formatDate(vencimiento)}
          </output>
          <p className="flex gap-4 small soft">
            <DerivedIcon size={16} aria-hidden />
            {vigencia === 'mensual'
              ? t('presentar.saleDelPeriodo')
              : meses === null
                ? t('presentar.saleDeLaEmision')
                : t('presentar.proponeVencimiento', { count: meses })}
          </p>
        </div>
      )}
      {tardio && declaradas.periodo !== null && (
        <Notice severity="info" className="across">
          {t('presentar.mesTardio', { mes: nombreDelMes(declaradas.periodo) })}
        </Notice>
      )}
    </div>
  )
}
