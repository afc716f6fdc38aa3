import { SearchX as SearchOffIcon } from 'lucide-react'
import { useTexts } from '../texts/useTexts.ts'
import { Button } from '../controls/Button.tsx'
import { EmptyState } from '../feedback/EmptyState.tsx'

/** A list whose search and filters leave nothing. */
export const NothingFound = ({ onClear }: { onClear: () => void }) => {
  const t = useTexts()
  return (
    <EmptyState
      icon={<SearchOffIcon />}
      title={t('lista.sinResultados.titulo')}
      message={t('lista.sinResultados.mensaje')}
      action={<Button onClick={onClear}>{t('lista.sinResultados.limpiar')}</Button>}
    />
  )
}
