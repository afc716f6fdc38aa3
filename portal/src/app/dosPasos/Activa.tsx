import { casillaLook } from '@portal/parts/estados.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { Notice } from '@portal/ui/feedback/Notice.tsx'
import { ToneChip } from '@portal/ui/show/ToneChip.tsx'
import styles from './dosPasos.module.css'

interface ActivaProps {
  /** Recovery codes that are left; a back office may not say. */
  codigos: number | undefined
  onMove: () => void
  onRenew: () => void
  onTake: () => void
}

/** From here on new ones are recommended. */
const few = 3

export const Activa = ({ codigos, onMove, onRenew, onTake }: ActivaProps) => {
  const t = useTexts()
  return (
    <div className={styles.form}>
      <div className="stack gap-12 starts">
        <ToneChip {...casillaLook.activo} label={t('dosPasos.estado')} />
        <p>{t('dosPasos.enUso')}</p>
      </div>
      <section className={`gap-12 ${styles.codes}`}>
        <h2 className="heading">{t('recuperacion.titulo')}</h2>
        {codigos !== undefined &&
          (codigos > few ? (
            <p>{t('recuperacion.quedan', { count: codigos })}</p>
          ) : (
            <Notice severity="warning" title={t('recuperacion.quedan', { count: codigos })}>
              <p>{t('recuperacion.pocos')}</p>
            </Notice>
          ))}
        <div className={styles.buttons}>
          <Button onClick={onRenew}>{t('recuperacion.pedir')}</Button>
        </div>
      </section>
      <div className={`${styles.buttons} ${styles.end}`}>
        <Button onClick={onMove}>{t('recuperacion.mover')}</Button>
        <Button kind="quiet" danger onClick={onTake}>
          {t('dosPasos.quitar.titulo')}
        </Button>
      </div>
    </div>
  )
}
