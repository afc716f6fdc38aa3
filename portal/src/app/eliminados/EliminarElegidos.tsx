import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Trash2 as DeleteIcon } from 'lucide-react'
import { useEliminar } from './useEliminar.tsx'

interface EliminarElegidosProps {
  elegidos: readonly { recursoid: string; nombre: string }[]
  clear: () => void
}

/** Deletes those of the chosen rows on which nothing hangs. */
export const EliminarElegidos = ({ elegidos, clear }: EliminarElegidosProps) => {
  const t = useTexts()
  const eliminar = useEliminar()
  if (!eliminar) return null
  return (
    <button type="button" onClick={() => void eliminar(elegidos, clear)}>
      <DeleteIcon />
      {t('eliminar.hacer')}
    </button>
  )
}
