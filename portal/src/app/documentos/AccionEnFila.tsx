import { DropOnRow } from '@portal/ui/controls/DropOnRow.tsx'
import { ActionButton } from '@portal/ui/show/ActionButton.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { PedirloButton, type Elegida } from '../pedidos/PedirloButton.tsx'
import type { Tarea } from './tarea.ts'
import { useDocumentoHref } from './useWithLinks.ts'

interface AccionEnFilaProps {
  tarea: Tarea | undefined
  /** What was presented, where there is something to look at. */
  documentoid: string | null | undefined
  /** Which document, and whose: said to who can't see the row. */
  of: string
  /** The same, to ask somebody for it: where a row has room for both. */
  pedir?: Elegida | undefined
  /** The files are those that were dropped on the row. */
  onPresent: (files?: readonly File[]) => void
}

/** What can be done about a document on its row: presenting it, or else looking at it. */
export const AccionEnFila = ({ tarea, documentoid, of, pedir, onPresent }: AccionEnFilaProps) => {
  const t = useTexts()
  const hrefOf = useDocumentoHref()
  if (tarea) {
    return (
      <DropOnRow onFiles={onPresent}>
        <span className="row gap-4 ends">
          {pedir && tarea.now && <PedirloButton {...pedir} of={of} />}
          <ActionButton
            label={t(`presentar.enFila.${tarea.duty}`)}
            of={of}
            kind={tarea.now ? 'now' : 'quiet'}
            onClick={() => onPresent()}
          />
        </span>
      </DropOnRow>
    )
  }
  const href = documentoid && hrefOf(documentoid)
  return href && <ActionButton label={t('acciones.ver')} of={of} kind="quiet" href={href} />
}
