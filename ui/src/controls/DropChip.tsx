import { X as DropIcon } from 'lucide-react'
import { useTexts } from '../texts/useTexts.ts'
import styles from './dropChip.module.css'

interface DropChipProps {
  label: string
  /** It was on from the start: where there is little room, nobody has to be told. */
  usual?: boolean
  onDrop: () => void
}

/** Something that narrows what is shown, and can be dropped. */
export const DropChip = ({ label, usual = false, onDrop }: DropChipProps) => {
  const t = useTexts()
  return (
    <span className={styles.chip} data-usual={usual || undefined}>
      {label}
      <button
        className="middle rigid soft round"
        type="button"
        aria-label={t('lista.quitar', { que: label })}
        onClick={onDrop}
      >
        <DropIcon size={16} aria-hidden />
      </button>
    </span>
  )
}
