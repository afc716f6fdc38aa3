import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { DataList, type Datum } from '@portal/ui/show/DataList.tsx'
import { ChevronDown as OpenIcon } from 'lucide-react'
import styles from './detalleTecnico.module.css'

/** Numbers and words of the machine: whoever runs it needs them, and nobody else. */
export const DetalleTecnico = ({ data }: { data: readonly Datum[] }) => {
  const t = useTexts()
  return (
    <details className={styles.technical}>
      <summary className="inline-row gap-4 semibold petrol">
        {t('tecnico.titulo')}
        <OpenIcon size={16} aria-hidden />
      </summary>
      <DataList data={data} />
    </details>
  )
}
