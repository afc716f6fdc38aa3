import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { AppWindow as TabIcon, TriangleAlert as ProblemIcon } from 'lucide-react'
import pagina from './piezas/pagina.module.css'
import styles from './porteria.module.css'

/** Shown until the other tab is closed. */
export const OtraPestana = () => {
  const t = useTexts()
  return (
    <main className={styles.app}>
      <div className={pagina.nobody} role="status">
        <TabIcon size={48} aria-hidden />
        <h1>{t('puesto.otraPestana')}</h1>
        <p>{t('puesto.cerraUna')}</p>
      </div>
    </main>
  )
}

/** Where the browser keeps nothing, nobody is let in by it. */
export const SinAlmacen = () => {
  const t = useTexts()
  return (
    <main className={styles.app}>
      <div className={pagina.nobody} role="alert">
        <ProblemIcon size={48} aria-hidden />
        <h1>{t('puesto.sinAlmacen')}</h1>
        <p>{t('puesto.sinAlmacenQueHacer')}</p>
      </div>
    </main>
  )
}
