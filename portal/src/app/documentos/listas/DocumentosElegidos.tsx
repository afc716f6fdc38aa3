import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Undo2 as AnnulIcon } from 'lucide-react'
import { PedirElegidos } from '../../pedidos/PedirElegidos.tsx'
import { presentableDe, type Presentado } from '../presentado.ts'
import { tareaDe } from '../tarea.ts'
import { useAnular } from '../useAnular.ts'

/** What waits is what its row names, but for a month that follows one in force: that one speaks for its row. */
const isWaiting = ({ estado, renovacion, vigencia }: Presentado): boolean =>
  estado === 'en revision' || (renovacion === true && vigencia !== undefined && vigencia !== 'mensual')

/** What is to be presented again by now: whoever has it can be asked for it. */
const pediblesDe = (rows: readonly Presentado[]) =>
  rows.flatMap((row) => (tareaDe(row)?.now ? (presentableDe(row) ?? []) : []))

/** What can be done with several presented documents at once: asking for what is due, and withdrawing what nobody decided yet. */
export const DocumentosElegidos = ({ rows, clear }: { rows: readonly Presentado[]; clear: () => void }) => {
  const t = useTexts()
  const anular = useAnular()
  const waiting = rows.filter(isWaiting)
  const pedibles = pediblesDe(rows)
  return (
    <>
      <PedirElegidos
        recursos={[...new Set(pedibles.map(({ recursoid }) => recursoid))]}
        elegidas={pedibles.map(({ recursoid, tipodocumentoid, periodo }) => ({
          recursoid,
          tipodocumentoid,
          periodo,
        }))}
      />
      {waiting.length > 0 ? (
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
      ) : (
        pedibles.length === 0 && <span>{t('anular.ninguno')}</span>
      )}
    </>
  )
}
