import { useTexts } from '@portal/ui/texts/useTexts.ts'
import {
  CircleCheck as SureIcon,
  CircleHelp as NowhereIcon,
  EqualApproximately as SeemsIcon,
} from 'lucide-react'

const signs = { segura: SureIcon, parece: SeemsIcon, 'sin ubicar': NowhereIcon } as const
const tones = { segura: 'petrol', parece: 'ink', 'sin ubicar': 'soft' } as const
const isCerteza = (certeza: string | undefined): certeza is keyof typeof signs =>
  certeza !== undefined && certeza in signs

export const SignoDeCerteza = ({ certeza }: { certeza: keyof typeof signs }) => {
  const Sign = signs[certeza]
  return <Sign size={16} aria-hidden className="rigid" />
}

/** How sure a place is: a sign and a word, never a colour of a status. */
export const Certeza = ({ certeza }: { certeza: string | undefined }) => {
  const t = useTexts()
  if (!isCerteza(certeza)) return null
  return (
    <span className={`row gap-4 tiny semibold rigid ${tones[certeza]}`}>
      <SignoDeCerteza certeza={certeza} />
      {t(`bandeja.certeza.${certeza}`)}
    </span>
  )
}
