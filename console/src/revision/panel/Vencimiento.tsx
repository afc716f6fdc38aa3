import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import { derivaVencimiento, type ReglaDeVigencia } from '@portal/contract/vigencia.ts'
import { Notice } from '@portal/ui/feedback/Notice.tsx'
import { formatDate } from '@portal/ui/show/format.ts'
import { useWatch, type Control } from 'react-hook-form'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Ficha } from '@portal/ui/show/Ficha.tsx'
import { typedVencimiento, type FechasSent, type FechasTyped } from './fechas.ts'

interface VencimientoProps {
  control: Control<FechasTyped, unknown, FechasSent>
  regla: ReglaDeVigencia
  /** It came late for its month, and was taken as such. */
  tardio: boolean
}

/** The expiry that follows from what is typed, and a warning when what is about to be approved has already gone by. */
export const Vencimiento = ({ control, regla, tardio }: VencimientoProps) => {
  const t = useTexts()
  const [fecha_emision, fecha_vencimiento, periodo] = useWatch({
    control,
    name: ['fecha_emision', 'fecha_vencimiento', 'periodo'],
  })
  const vencimiento = typedVencimiento(regla, { fecha_emision, fecha_vencimiento, periodo })
  if (vencimiento === null) return null
  return (
    <>
      {derivaVencimiento(regla.vigencia) && (
        <Ficha data={[{ label: t('revision.campos.fecha_vencimiento'), value: formatDate(vencimiento) }]} />
      )}
      {vencimiento < hoyEnBuenosAires() &&
        (tardio ? (
          <Notice severity="info">{t('revision.mesTardio')}</Notice>
        ) : (
          <Notice severity="warning">{t('revision.yaVencio.aviso')}</Notice>
        ))}
    </>
  )
}
