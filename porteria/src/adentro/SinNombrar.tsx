import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { TriangleAlert as WarnIcon } from 'lucide-react'
import pagina from '../piezas/pagina.module.css'
import { masAdentro } from './masAdentro.ts'
import { useSinNombrar } from '../usePuesto.ts'

/** That more are inside than are named: where people are counted it is never left unsaid. */
export const SinNombrar = () => {
  const t = useTexts()
  const mas = masAdentro(t, useSinNombrar())
  if (mas === undefined) return null
  return (
    <p className={pagina.say}>
      <WarnIcon size={28} aria-hidden />
      <span>{mas}</span>
    </p>
  )
}
