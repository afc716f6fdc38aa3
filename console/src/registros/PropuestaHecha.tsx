import { diaEnBuenosAires, fechaLegible } from '@portal/contract/calendario.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Notice } from '@portal/ui/feedback/Notice.tsx'
import { formatDateTime } from '@portal/ui/show/format.ts'
import type { Registro } from './registro.ts'

interface PropuestaHechaProps {
  nombre: string
  propuesta: NonNullable<Registro['propuesta']>
}

/** Whose titular was asked, and what came of it. */
export const PropuestaHecha = ({ nombre, propuesta }: PropuestaHechaProps) => {
  const t = useTexts()
  const { estado, accountname, pedida, pedida_por, vence, respondida, respondida_por } = propuesta
  if (estado === 'aceptada' || estado === 'retirada') return null
  return (
    <Notice
      severity={estado === 'esperando' ? 'info' : 'warning'}
      title={t(`registro.propuesta.${estado}`, {
        nombre,
        cuenta: accountname,
        quien: respondida_por ?? '—',
        fecha: formatDateTime(pedida),
      })}
    >
      {estado === 'negada' && respondida !== null && (
        <div>{t('registro.propuesta.respondida', { fecha: formatDateTime(respondida) })}</div>
      )}
      {estado === 'esperando' && (
        <div>
          {t('registro.propuesta.hasta', {
            fecha: fechaLegible(diaEnBuenosAires(new Date(vence))),
            quien: pedida_por ?? '—',
          })}
        </div>
      )}
      {estado === 'vencida' && <div>{t('registro.propuesta.sigue')}</div>}
    </Notice>
  )
}
