import { BrandMark } from '@portal/ui/frame/BrandMark.tsx'
import { ModeToggle } from '@portal/ui/frame/ModeToggle.tsx'
import { LanguageChoice } from '@portal/ui/frame/settings/LanguageChoice.tsx'
import { Card } from '@portal/ui/show/Card.tsx'
import type { ReactNode } from 'react'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import text from '../piezas/text.module.css'
import styles from './welcome.module.css'

/** The page before sign-in, on the console's own paper: who this is for, and one card to act on. */
export const Welcome = ({ children }: { children: ReactNode }) => {
  const t = useTexts()
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <BrandMark />
        <span className="grow bold">{t('marca.consola')}</span>
        <div className="soft">
          <ModeToggle />
        </div>
      </header>
      <main className={styles.main}>
        <h1 className={text.title}>{t('ingresar.bienvenida')}</h1>
        <p className="small soft">{t('ingresar.explicacion')}</p>
        <Card className={styles.card}>{children}</Card>
        <div className={styles.idioma}>
          <LanguageChoice />
        </div>
        <p className="tiny soft room-above centered">
          {t('marco.version', { version: import.meta.env.APP_VERSION })}
        </p>
      </main>
    </div>
  )
}
