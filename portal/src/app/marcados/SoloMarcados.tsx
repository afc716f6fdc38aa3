import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Star as StarIcon } from 'lucide-react'
import styles from './marcados.module.css'

interface SoloMarcadosProps {
  rows: readonly { marcado?: boolean }[] | undefined
  /** Whether the list holds nothing but what was marked. */
  solo: boolean
  onChange: (solo: boolean) => void
}

/** Keeps of a list what the person marked. Where no row says whether it is, there is nothing to keep. */
export const SoloMarcados = ({ rows, solo, onChange }: SoloMarcadosProps) => {
  const t = useTexts()
  if (!solo && rows && !rows.some(({ marcado }) => marcado !== undefined)) return null
  return (
    <button
      type="button"
      className={styles.only}
      title={t('marcados.solo')}
      aria-pressed={solo}
      onClick={() => onChange(!solo)}
    >
      <StarIcon className="soft" size={16} aria-hidden />
      <span>{t('marcados.solo')}</span>
    </button>
  )
}
