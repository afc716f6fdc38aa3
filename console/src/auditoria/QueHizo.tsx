import { useTexts } from '@portal/ui/app/useTexts.ts'
import { Hidden } from '@portal/ui/show/Hidden.tsx'
import { formatNumber } from '@portal/ui/show/format.ts'
import { ArrowRight as ToIcon } from 'lucide-react'
import { useState } from 'react'
import celda from '../celda.module.css'
import styles from './auditoria.module.css'
import { LineaDialog } from './LineaDialog.tsx'
import { resumenDe, valorDe, type Linea } from './linea.ts'
import { useFrase } from './useFrase.ts'

/** What was done, and what it said before; opens all that is known of it. */
export const QueHizo = ({ linea }: { linea: Linea }) => {
  const t = useTexts()
  const frase = useFrase()(linea)
  const [open, setOpen] = useState(false)
  const { campo, mas } = resumenDe(linea)
  return (
    <span className={styles.what}>
      <button
        type="button"
        className={celda.open}
        aria-label={t('auditoria.ver', { que: frase })}
        onClick={() => setOpen(true)}
      >
        {frase}
      </button>
      {campo && !campo.callado && (
        <span className={styles.change}>
          <del>{valorDe(t, campo, campo.antes)}</del>
          <ToIcon size={14} aria-hidden />
          <Hidden>{t('auditoria.flecha')}</Hidden>
          <ins>{valorDe(t, campo, campo.despues)}</ins>
        </span>
      )}
      {mas > 0 && (
        <span className={styles.more}>{t('auditoria.mas', { count: mas, n: formatNumber(mas) })}</span>
      )}
      {open && <LineaDialog linea={linea} onClose={() => setOpen(false)} />}
    </span>
  )
}
