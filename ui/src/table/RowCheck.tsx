import { useTexts } from '../texts/useTexts.ts'

interface RowCheckProps {
  id: string
  label: string
  chosen: boolean
  choose: (rowId: string, chosen: boolean) => void
}

/** Chooses a row for what can be done with several. */
export const RowCheck = ({ id, label, chosen, choose }: RowCheckProps) => {
  const t = useTexts()
  return (
    <input
      className="tick square-18"
      type="checkbox"
      checked={chosen}
      onChange={({ target }) => choose(id, target.checked)}
      aria-label={t('tabla.seleccionar', { fila: label })}
    />
  )
}
