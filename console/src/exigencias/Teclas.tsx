import { useTexts } from '@portal/ui/texts/useTexts.ts'
import styles from './teclas.module.css'

/** The keys of the grid. */
export const Teclas = () => {
  const t = useTexts()
  const teclas = [
    ['← ↑ ↓ →', t('exigencias.teclas.moverse')],
    ['P', t('exigencias.teclas.pedido')],
    ['C', t('exigencias.teclas.critico')],
    [t('exigencias.teclas.supr'), t('exigencias.teclas.no')],
    ['Enter', t('exigencias.teclas.abrir')],
  ]
  return (
    <footer className={styles.foot} data-print="hide">
      {teclas.map(([tecla, que]) => (
        <span key={tecla} className="row gap-6">
          <kbd className="outlined on-card ink">{tecla}</kbd> {que}
        </span>
      ))}
    </footer>
  )
}
