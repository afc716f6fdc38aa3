import { Mail as MailIcon } from 'lucide-react'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import i18next from 'i18next'
import { Trans } from 'react-i18next/TransWithoutContext'
import styles from './carta.module.css'

interface CartaProps {
  para: string
  asunto: string
  dice: string
}

/** The letter that a decision sends, as far as it is the same for everybody. */
export const Carta = ({ para, asunto, dice }: CartaProps) => {
  const t = useTexts()
  return (
    <div className="small framed clipped">
      <p className="row gap-8 tiny soft breaks line-below shaded pad-8-12">
        <MailIcon size={16} />
        <span>
          <Trans
            i18n={i18next}
            t={t}
            i18nKey="registro.decision.correoA"
            values={{ email: para }}
            components={{ b: <b /> }}
          />
        </span>
      </p>
      <div className={styles.says}>
        <b className="semibold">{asunto}</b>
        <p className="soft">{dice}</p>
      </div>
    </div>
  )
}
