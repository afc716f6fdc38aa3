import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { Notice } from '@portal/ui/feedback/Notice.tsx'
import { formatDateTime } from '@portal/ui/show/format.ts'
import type { TipoConUso } from './useDeQue.ts'

interface OtroLoGuardoProps {
  cambiado: TipoConUso['cambiado'] | undefined
  onFollow: () => void
}

/** Somebody else was first: who, and how to go on without losing what was typed. */
export const OtroLoGuardo = ({ cambiado, onFollow }: OtroLoGuardoProps) => {
  const t = useTexts()
  return (
    <Notice
      severity="warning"
      action={
        <Button size="small" onClick={onFollow}>
          {t('catalogo.otro.traer')}
        </Button>
      }
    >
      {cambiado
        ? t('catalogo.otro.guardo', { nombre: cambiado.por, fecha: formatDateTime(cambiado.cuando) })
        : t('catalogo.otro.alguien')}{' '}
      {t('catalogo.otro.queHacer')}
    </Notice>
  )
}
