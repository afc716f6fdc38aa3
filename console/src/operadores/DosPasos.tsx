import { ShieldCheck as OnIcon, ShieldOff as OffIcon } from 'lucide-react'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { ToneChip } from '@portal/ui/show/ToneChip.tsx'
import type { Operador } from './operador.ts'
import { PorEmpresa } from './PorEmpresa.tsx'

/** How somebody signs in: with a second step, or by the company, whose affair that is. */
export const DosPasos = ({ totp, por_empresa }: Operador) => {
  const t = useTexts()
  return (
    <span className="cluster gap-4">
      {por_empresa && <PorEmpresa />}
      {totp && <ToneChip tone="green" icon={OnIcon} label={t('operadores.conTotp')} />}
      {!totp && !por_empresa && <ToneChip tone="slate" icon={OffIcon} label={t('operadores.sinTotp')} />}
    </span>
  )
}
