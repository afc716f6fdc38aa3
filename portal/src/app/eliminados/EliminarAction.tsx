import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { HeadAction } from '@portal/ui/controls/actions.tsx'
import { useNavigate } from '@tanstack/react-router'
import { Trash2 as DeleteIcon } from 'lucide-react'
import { useEliminar } from './useEliminar.tsx'

interface EliminarActionProps {
  recursoid: string
  nombre: string
  /** Something hangs on it, as far as the screen knows: then it isn't offered. */
  cuelga: boolean
  /** Where its list is. */
  listHref: string
}

/** Deletes the record that the screen shows, which then gives way to its list. */
export const EliminarAction = ({ recursoid, nombre, cuelga, listHref }: EliminarActionProps) => {
  const t = useTexts()
  const navigate = useNavigate()
  const eliminar = useEliminar()
  if (!eliminar || cuelga) return null
  return (
    <HeadAction
      label={t('eliminar.hacer')}
      icon={<DeleteIcon />}
      onClick={() => void eliminar([{ recursoid, nombre }], () => void navigate({ href: listHref }))}
    />
  )
}
