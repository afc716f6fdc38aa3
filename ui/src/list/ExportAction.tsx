import { Sheet as SheetIcon } from 'lucide-react'
import { useState } from 'react'
import { downloadXlsx, type Sheet } from '../app/downloadXlsx.ts'
import { useTexts } from '../app/useTexts.ts'
import { HeadAction } from '../frame/actions.tsx'

/** What is shown, as a sheet. What writes it may not come on a bad line: the button says so, and tries again. */
export const ExportAction = ({ sheet }: { sheet: () => Sheet | Promise<Sheet> }) => {
  const t = useTexts()
  const [failed, setFailed] = useState(false)
  const download = async () => {
    try {
      await downloadXlsx(await sheet())
      setFailed(false)
    } catch {
      setFailed(true)
    }
  }
  return (
    <HeadAction
      label={t(failed ? 'lista.exportarFallo' : 'lista.exportar')}
      icon={<SheetIcon />}
      onClick={() => void download()}
    />
  )
}
