import { ShieldCheck as OnIcon, ShieldOff as OffIcon } from 'lucide-react'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { ToneChip } from '@portal/ui/show/ToneChip.tsx'
import type { Operador } from './operador.ts'

/** Whether somebody signs in with a second step. */
export const DosPasos = ({ totp }: Operador) => {
  const t = useTexts()
  return totp ? (
    <ToneChip tone="green" icon={OnIcon} label={t('operadores.conTotp')} />
  ) : (
    <ToneChip tone="slate" icon={OffIcon} label={t('operadores.sinTotp')} />
  )
}
