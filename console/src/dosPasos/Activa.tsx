import { casillaLook } from '@portal/parts/estados.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { ToneChip } from '@portal/ui/show/ToneChip.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import styles from './dosPasos.module.css'

interface ActivaProps {
  onMove: () => void
  /** Absent while the provider asks it of everybody. */
  onTake?: (() => void) | undefined
}

export const Activa = ({ onMove, onTake }: ActivaProps) => {
  const t = useTexts()
  return (
    <div className={styles.active}>
      <ToneChip {...casillaLook.activo} label={t('dosPasos.estado')} />
      <p>{t('dosPasos.enUso')}</p>
      <div className="cluster gap-8">
        <Button onClick={onMove}>{t('dosPasos.otroTelefono')}</Button>
        {onTake && (
          <Button kind="quiet" danger onClick={onTake}>
            {t('dosPasos.quitar.titulo')}
          </Button>
        )}
      </div>
      {!onTake && <p className="small soft">{t('segundoPaso.noSeQuita')}</p>}
    </div>
  )
}
