import { Proposals } from '@portal/ui/fields/proposals.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { ScanBarcode as ScanIcon } from 'lucide-react'
import { useMemo, type ReactNode } from 'react'

interface LoLeimosProps {
  /** By the field's name, what was read into it. */
  valores: ReadonlyMap<string, string>
  children: ReactNode
}

/** Marks the fields of a form into which something was read, as long as it stands there. */
export const LoLeimos = ({ valores, children }: LoLeimosProps) => {
  const t = useTexts()
  const proposals = useMemo(() => {
    const said = (
      <span className="flex gap-4 medium petrol">
        <ScanIcon aria-hidden />
        {t('escanear.leido')}
      </span>
    )
    return new Map([...valores].map(([name, value]) => [name, { value, said }]))
  }, [t, valores])
  return <Proposals value={proposals}>{children}</Proposals>
}
