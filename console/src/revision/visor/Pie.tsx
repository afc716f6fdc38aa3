import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { TextLink } from '@portal/ui/controls/TextLink.tsx'
import { LoDecidido } from '../../recientes/LoDecidido.tsx'
import { useRecientes } from '../../recientes/recientes.ts'
import { UndoButton } from '../../recientes/UndoButton.tsx'
import { rutas } from '../../rutas.ts'
import { Kbd } from '../../shortcuts/Kbd.tsx'
import styles from './pie.module.css'

interface PieProps {
  /** The document on screen: nobody has to be led to where they are. */
  current: string
  file: string | undefined
  page: number
  pages: number
}

const helped = ['espacio', 'fechas', 'todos'] as const
const keyOf = { espacio: 'revision.teclas.espacio', fechas: 'D', todos: '?' } as const

/**
 * The line under the document, always there so that nothing jumps: what was just decided, with the way back to it and
 * to before it, for a slip of the finger is then noticed at once; else which file this is.
 */
export const Pie = ({ current, file, page, pages }: PieProps) => {
  const t = useTexts()
  const { last, failed } = useRecientes()
  return (
    <div data-print="hide" className={styles.foot}>
      {failed && (
        <div role="alert" className={`row gap-8 slim ${styles.last}`}>
          <LoDecidido last={failed} />
          <TextLink href={rutas.documento(failed.documentoid, failed.queue)}>
            {t('revision.ultima.ver')}
          </TextLink>
        </div>
      )}
      <div role="status" className={`row gap-8 slim ${styles.last}`}>
        {last && (
          <>
            <LoDecidido last={last} />
            {last.documentoid !== current && (
              <TextLink href={rutas.documento(last.documentoid)}>{t('revision.ultima.ver')}</TextLink>
            )}
          </>
        )}
      </div>
      <UndoButton />
      {!last && <span className="slim cut">{file}</span>}
      {pages > 1 && (
        <span aria-live="polite" className="rigid soft">
          {t('vista.pagina', { pagina: page, total: pages })}
        </span>
      )}
      <div aria-hidden className={styles.keys}>
        {helped.map((help) => (
          <span className="row gap-4" key={help}>
            <Kbd>{help === 'espacio' ? t(keyOf[help]) : keyOf[help]}</Kbd>
            {t(`revision.teclas.hace.${help}`)}
          </span>
        ))}
      </div>
    </div>
  )
}
