import { CircleCheck as DoneIcon, Hourglass as WaitsIcon } from 'lucide-react'
import { useLetters } from '@portal/ui/app/signal/outboxContext.ts'
import { useTexts } from '@portal/ui/app/useTexts.ts'
import i18next from 'i18next'
import { Trans } from 'react-i18next/TransWithoutContext'
import { TextLink } from '@portal/ui/controls/TextLink.tsx'
import { rutas } from '../rutas.ts'
import { Kbd } from '../shortcuts/Kbd.tsx'
import text from '../text.module.css'
import { decisionAbout, type LastDecision } from '../revision/decision.ts'
import styles from './pie.module.css'

interface PieProps {
  last: LastDecision | null
  /** The document on screen: nobody has to be led to where they are. */
  current: string
  file: string | undefined
  page: number
  pages: number
}

const helped = ['espacio', 'fechas', 'todos'] as const
const keyOf = { espacio: 'revision.teclas.espacio', fechas: 'D', todos: '?' } as const

/**
 * The line under the document, always there so that nothing jumps: what was just decided, with the way back to it, for
 * a slip of the finger is then noticed at once; else which file this is.
 */
export const Pie = ({ last: decided, current, file, page, pages }: PieProps) => {
  const t = useTexts()
  const letters = useLetters()
  // What waited and went out, or did not, is told by what told that it waits.
  const stillTrue =
    !decided?.waits || letters.some(({ about }) => about === decisionAbout(decided.documentoid))
  const last = stillTrue ? decided : null
  return (
    <div data-print="hide" className={styles.foot}>
      <div role="status" className={styles.last}>
        {last && (
          <>
            {last.waits ? <WaitsIcon /> : <DoneIcon data-done />}
            <span className={text.cut}>
              <Trans
                i18n={i18next}
                t={t}
                i18nKey={`revision.ultima.${last.waits ? 'espera' : last.decision}`}
                values={{ tipo: last.tipo, nombre: last.nombre }}
                components={{ b: <b /> }}
              />
            </span>
            {last.documentoid !== current && (
              <TextLink href={rutas.documento(last.documentoid)}>{t('revision.ultima.ver')}</TextLink>
            )}
          </>
        )}
      </div>
      {!last && <span className={text.cut}>{file}</span>}
      {pages > 1 && (
        <span aria-live="polite" className={styles.page}>
          {t('vista.pagina', { pagina: page, total: pages })}
        </span>
      )}
      <div aria-hidden className={styles.keys}>
        {helped.map((help) => (
          <span key={help}>
            <Kbd>{help === 'espacio' ? t(keyOf[help]) : keyOf[help]}</Kbd>
            {t(`revision.teclas.hace.${help}`)}
          </span>
        ))}
      </div>
    </div>
  )
}
