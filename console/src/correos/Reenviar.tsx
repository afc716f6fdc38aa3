import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { ActionButton } from '@portal/ui/show/ActionButton.tsx'
import type { Correo } from './correo.ts'
import { useReenviar } from './useReenviar.ts'

/** Absent where it can't be sent again: the mail itself, opened, says why. */
export const Reenviar = ({ correo }: { correo: Correo }) => {
  const t = useTexts()
  const reenviar = useReenviar()
  if (correo.sin_reenvio !== null) return null
  return (
    <ActionButton
      label={t('correos.reenviar.accion')}
      of={correo.para}
      kind={correo.estado === 'fallido' ? 'now' : 'quiet'}
      onClick={() => void reenviar(correo)}
    />
  )
}
