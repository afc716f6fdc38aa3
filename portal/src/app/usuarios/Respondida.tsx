import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Notice } from '@portal/ui/feedback/Notice.tsx'
import { formatDateTime } from '@portal/ui/show/format.ts'
import { useProveedor } from './useProveedor.ts'
import { usuarioName, type Propuesto } from './usuario.ts'

/** How a question ended that can be answered no more. */
export const Respondida = ({ propuesta }: { propuesta: Propuesto }) => {
  const t = useTexts()
  const proveedor = useProveedor()
  const { estado, respondida, respondida_por, vence } = propuesta
  if (estado === undefined || estado === 'esperando') return null
  const cuando = estado === 'vencida' ? vence : respondida
  return (
    <Notice severity="info">
      {t(`propuestas.${estado}`, {
        nombre: usuarioName(propuesta),
        quien: respondida_por ?? '—',
        fecha: cuando ? formatDateTime(cuando) : '—',
        proveedor,
      })}
    </Notice>
  )
}
