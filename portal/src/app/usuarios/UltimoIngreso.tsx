import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { formatDateTime } from '@portal/ui/show/format.ts'
import type { Usuario } from './usuario.ts'

/** When somebody last signed in; a dash where that is not known. */
export const UltimoIngreso = ({ usuario: { ultimo_ingreso } }: { usuario: Usuario }) => {
  const t = useTexts()
  if (ultimo_ingreso === undefined) return '—'
  return ultimo_ingreso === null ? t('usuarios.nunca') : formatDateTime(ultimo_ingreso)
}
