import { Sheet as SheetIcon } from 'lucide-react'
import { useState } from 'react'
import { downloadXlsx, type Sheet } from '../app/downloadXlsx.ts'
import { useTexts } from '../texts/useTexts.ts'
import { HeadAction } from '../controls/actions.tsx'
import { Button } from '../controls/Button.tsx'
import { formatNumber } from '../show/format.ts'

/** Told how many rows were read so far, of how many where that is known. */
export type RowsRead = (rows: number, of?: number) => void

interface ExportActionProps {
  /** Reads what is not here yet, and says how far it is. */
  sheet: (read: RowsRead) => Sheet | Promise<Sheet>
  /** Within a card, and not in the head of a screen. */
  onCard?: boolean
}

/**
 * What is shown, as a sheet. While it is read the button says how far that is. What writes it may not come on a bad line:
 * the button says so, and tries again.
 */
export const ExportAction = ({ sheet, onCard = false }: ExportActionProps) => {
  const t = useTexts()
  const [failed, setFailed] = useState(false)
  const [read, setRead] = useState<{ rows: number; of: number | undefined }>()
  const download = async () => {
    setRead({ rows: 0, of: undefined })
    try {
      await downloadXlsx(await sheet((rows, of) => setRead({ rows, of })))
      setFailed(false)
    } catch {
      setFailed(true)
    } finally {
      setRead(undefined)
    }
  }
  const label = () => {
    if (read === undefined || read.rows === 0) return t(failed ? 'lista.exportarFallo' : 'lista.exportar')
    const n = formatNumber(read.rows)
    return read.of === undefined
      ? t('lista.preparando', { n })
      : t('lista.preparandoDe', { n, de: formatNumber(read.of) })
  }
  const icon = <SheetIcon />
  const busy = read !== undefined
  const start = () => void download()
  return onCard ? (
    <Button icon={icon} busy={busy} onClick={start}>
      {label()}
    </Button>
  ) : (
    <HeadAction label={label()} icon={icon} busy={busy} onClick={start} />
  )
}
