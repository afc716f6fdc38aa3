import { whatsAppHref } from '@portal/ui/feedback/support.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'

/** What carriers get of a number: a chat, or why none. */
export const useChatHint = (telefono: string): string => {
  const t = useTexts()
  if (telefono.trim() === '') return t('ajustes.ayuda.sinTelefono')
  const enlace = whatsAppHref(telefono)
  return enlace === undefined ? t('ajustes.ayuda.sinChat') : t('ajustes.ayuda.chat', { enlace })
}
