import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Undo2 as AnnulIcon } from 'lucide-react'
import type { Presentado } from '../presentado.ts'
import { useAnular } from '../useAnular.ts'

/** What waits is what its row names, but for a month that follows one in force: that one speaks for its row. */
const isWaiting = ({ estado, renovacion, vigencia }: Presentado): boolean =>
  estado === 'en revision' || (renovacion === true && vigencia !== undefined && vigencia !== 'mensual')

/** What can be done with several presented documents at once: those that nobody decided yet can be withdrawn. */
export const DocumentosElegidos = ({ rows, clear }: { rows: readonly Presentado[]; clear: () => void }) => {
  const t = useTexts()
  const anular = useAnular()
  const waiting = rows.filter(isWaiting)
  if (waiting.length === 0) return <span>{t('anular.ninguno')}</span>
  return (
    <button
      type="button"
      onClick={() =>
        void anular(waiting).then((done) => {
          if (done) clear()
        })
      }
    >
      <AnnulIcon />
      {t('anular.enRevision', { count: waiting.length })}
    </button>
  )
}
