import { Notice } from '@portal/ui/feedback/Notice.tsx'
import { formatDateTime } from '@portal/ui/show/format.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import type { Registro } from './registro.ts'

/** Who decided, when, and why. */
export const RegistroDecidido = ({ registro }: { registro: Registro }) => {
  const t = useTexts()
  const { decidido, decidido_por, motivo, nota_interna: nota } = registro
  const { estado_registro: estado, propuesta } = registro
  return (
    <Notice
      severity={estado === 'rechazada' ? 'error' : 'success'}
      title={
        estado === 'unida'
          ? t('registro.decidido.unida', { cuenta: propuesta?.accountname ?? '—' })
          : t(estado === 'rechazada' ? 'registro.decidido.rechazada' : 'registro.decidido.aprobada')
      }
    >
      {decidido && (
        <div>
          {t('decision.porYCuando', { nombre: decidido_por ?? '—', fecha: formatDateTime(decidido) })}
        </div>
      )}
      {motivo && <div>{t('decision.motivo', { motivo })}</div>}
      {nota && <div>{t('registro.nota.dice', { nota })}</div>}
    </Notice>
  )
}
