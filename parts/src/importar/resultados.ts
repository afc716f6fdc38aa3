import type { ResultadoDeFila } from '@portal/contract/lotes.ts'
import type { Tone } from '@portal/ui/theme/tokens.ts'
import { CircleX, Info, Minus, Plus, RefreshCw, TriangleAlert, Undo2, type LucideIcon } from 'lucide-react'

/** How each outcome of a row is drawn. */
export const resultadoLook: Readonly<Record<ResultadoDeFila, { tone: Tone; icon: LucideIcon }>> = {
  crear: { tone: 'green', icon: Plus },
  cambiar: { tone: 'blue', icon: RefreshCw },
  igual: { tone: 'slate', icon: Minus },
  decidir: { tone: 'ochre', icon: TriangleAlert },
  error: { tone: 'red', icon: CircleX },
  dejar: { tone: 'slate', icon: Undo2 },
  falta: { tone: 'slate', icon: Info },
}
