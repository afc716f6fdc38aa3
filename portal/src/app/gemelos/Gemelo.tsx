import type { EstadoRecurso } from '@portal/contract/recursos.ts'
import { TextLink } from '@portal/ui/controls/TextLink.tsx'
import type { ReactNode } from 'react'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import styles from './Gemelo.module.css'

interface GemeloProps {
  /** A face, or a plate. */
  face: ReactNode
  title: string
  /** From it follows what to do. */
  estado: EstadoRecurso | undefined
  href: string
}

/** Under the field that it was found by: the record that is already there, and the way to it. */
export const Gemelo = ({ face, title, estado, href }: GemeloProps) => {
  const t = useTexts()
  return (
    <div className={styles.twin} role="status">
      {face}
      <div>
        <p>
          <strong className="semibold">{title}</strong>
        </p>
        {estado && <p>{t(`recursos.gemelo.${estado}`)}</p>}
      </div>
      <TextLink href={href}>{t('recursos.gemelo.ver')}</TextLink>
    </div>
  )
}
