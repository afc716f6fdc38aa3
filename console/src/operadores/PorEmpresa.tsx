import { Building2 as CompanyIcon } from 'lucide-react'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { ToneChip } from '@portal/ui/show/ToneChip.tsx'

/** Somebody whom the company signs in. */
export const PorEmpresa = () => {
  const t = useTexts()
  return <ToneChip tone="blue" icon={CompanyIcon} label={t('operadores.porEmpresa')} />
}
