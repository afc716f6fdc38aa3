import { miniaturaUrl } from '@portal/contract/door.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import type { Revision } from '../documento/revision.ts'
import styles from './filePicker.module.css'

interface FilePickerProps {
  archivos: Revision['archivos']
  chosen: string | undefined
  onChoose: (archivoid: string) => void
}

/** One of several files, each by its small picture; a document of one file needs no choice. */
export const FilePicker = ({ archivos, chosen, onChoose }: FilePickerProps) => {
  const t = useTexts()
  if (archivos.length < 2) return null
  return (
    <div role="group" aria-label={t('revision.archivos')} data-print="hide" className={styles.picker}>
      {archivos.map(({ archivoid, nombre }, index) => (
        <button
          className="rigid block tiny soft centered"
          key={archivoid}
          type="button"
          aria-label={`${String(index + 1)}. ${nombre}`}
          aria-pressed={archivoid === chosen}
          onClick={() => onChoose(archivoid)}
        >
          <img className="block whole" src={miniaturaUrl(archivoid)} alt="" />
          {index + 1}
        </button>
      ))}
    </div>
  )
}
