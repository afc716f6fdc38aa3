import { useTexts } from '@portal/ui/texts/useTexts.ts'

interface AntesProps {
  was: boolean | undefined
  is: boolean
}

/** How it was before, once it was changed. */
export const Antes = ({ was, is }: AntesProps) => {
  const t = useTexts()
  if (was === undefined || was === is) return null
  return <b className="semibold petrol">{t(was ? 'catalogo.antesSi' : 'catalogo.antesNo')}</b>
}
