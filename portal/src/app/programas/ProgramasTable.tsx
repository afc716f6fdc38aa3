import { isVigente, type Programa } from '@portal/parts/programas/programa.ts'
import { Hidden } from '@portal/ui/show/Hidden.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { ProgramaRow } from './ProgramaRow.tsx'
import styles from './programas.module.css'

const columns = ['programa', 'alcances', 'uso', 'vence'] as const

interface ProgramasTableProps {
  programas: readonly Programa[]
  onTake: (programa: Programa) => void
}

/** Those that ask, and below them, quieter, those that did until lately. On a phone each is a block of its own. */
export const ProgramasTable = ({ programas, onTake }: ProgramasTableProps) => {
  const t = useTexts()
  const ended = programas.filter((programa) => !isVigente(programa))
  return (
    <table aria-label={t('programas.conLlave')} className={styles.table}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {t(`programas.columnas.${column}`)}
            </th>
          ))}
          <th scope="col">
            <Hidden>{t('programas.columnas.accion')}</Hidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {programas.filter(isVigente).map((programa) => (
          <ProgramaRow key={programa.tokenid} programa={programa} onTake={() => onTake(programa)} />
        ))}
      </tbody>
      {ended.length > 0 && (
        <tbody data-ended>
          <tr>
            <th scope="colgroup" colSpan={columns.length + 1} className="tiny soft">
              {t('programa.terminados')}
            </th>
          </tr>
          {ended.map((programa) => (
            <ProgramaRow key={programa.tokenid} programa={programa} />
          ))}
        </tbody>
      )}
    </table>
  )
}
