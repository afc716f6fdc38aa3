import { Notice } from '@portal/ui/feedback/Notice.tsx'
import { formatDateTime } from '@portal/ui/show/format.ts'
import { useTexts } from '@portal/ui/app/useTexts.ts'
import type { Registro } from './registro.ts'

/** Who decided, when, and why. */
export const RegistroDecidido = ({ registro }: { registro: Registro }) => {
  const t = useTexts()
  const { decidido, decidido_por, motivo } = registro
  const approved = registro.estado_registro === 'aprobada'
  return (
    <Notice
      severity={approved ? 'success' : 'error'}
      title={t(approved ? 'registro.decidido.aprobada' : 'registro.decidido.rechazada')}
    >
      {decidido && (
        <div>
          {t('decision.porYCuando', { nombre: decidido_por ?? '—', fecha: formatDateTime(decidido) })}
        </div>
      )}
      {motivo && <div>{t('decision.motivo', { motivo })}</div>}
    </Notice>
  )
}
