import { Button } from '@portal/ui/controls/Button.tsx'
import styles from './importar.module.css'

interface PieProps {
  volver: string
  onVolver: () => void
  nota: string
  accion: string
  busy: boolean
  disabled: boolean
  onAccion: () => void
}

/** The step back, what comes of the next one, and the next one. */
export const Pie = ({ volver, onVolver, nota, accion, busy, disabled, onAccion }: PieProps) => (
  <footer className={styles.pie} data-bottom-bar>
    <Button kind="quiet" size="large" onClick={onVolver}>
      {volver}
    </Button>
    <p className="small soft grow at-end" aria-live="polite">
      {nota}
    </p>
    <Button kind="primary" size="large" busy={busy} disabled={disabled} onClick={onAccion}>
      {accion}
    </Button>
  </footer>
)
