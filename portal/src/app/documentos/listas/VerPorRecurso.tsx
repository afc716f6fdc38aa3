import { ListTree as GroupsIcon } from 'lucide-react'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { HeadAction } from '@portal/ui/controls/actions.tsx'
import { useTurned } from '../../operaciones/useTurned.ts'
import { rutas } from '../../rutas.ts'

/** From what is missing, one by one, to the same resource by resource. */
export const VerPorRecurso = () => {
  const t = useTexts()
  const { operacionid } = useTurned()
  return (
    <HeadAction
      label={t('pendientes.porRecurso')}
      icon={<GroupsIcon />}
      href={rutas.documentosFaltantes({ operacionid })}
    />
  )
}
