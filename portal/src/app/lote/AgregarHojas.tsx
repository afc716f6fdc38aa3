import { acceptedFiles } from '@portal/ui/fields/files/chosenFiles.ts'
import { HeadAction } from '@portal/ui/controls/actions.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Upload as AddIcon } from 'lucide-react'
import { useRef } from 'react'

/** Pages of a scanner, or pictures: many at once, of which the browser says whose they are. */
export const AgregarHojas = ({
  onFiles,
  busy,
}: {
  onFiles: (files: readonly File[]) => void
  busy: boolean
}) => {
  const t = useTexts()
  const chooser = useRef<HTMLInputElement>(null)
  return (
    <>
      <HeadAction
        label={t('lote.agregar')}
        icon={<AddIcon />}
        busy={busy}
        onClick={() => chooser.current?.click()}
      />
      <input
        ref={chooser}
        type="file"
        multiple
        hidden
        accept={acceptedFiles}
        aria-label={t('lote.agregar')}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          currentTarget.value = ''
          onFiles(files)
        }}
      />
    </>
  )
}
