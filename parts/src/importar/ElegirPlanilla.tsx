import { Button } from '@portal/ui/controls/Button.tsx'
import { Notice } from '@portal/ui/feedback/Notice.tsx'
import { formatNumber } from '@portal/ui/show/format.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { FileSpreadsheet as SheetIcon } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import { fallaName } from './fallaName.ts'
import styles from './importar.module.css'
import { leerArchivo } from './planilla/leerArchivo.ts'
import { maxFilas, type Planilla } from './planilla/planilla.ts'

export interface Leida {
  nombre: string
  huella: string
  planilla: Planilla
}

interface ElegirPlanillaProps {
  onLeida: (leida: Leida) => void
  /** How many rows go in at once. */
  filas?: number
  /** What else is chosen beside the sheet. */
  children?: ReactNode
}

/** A sheet is dropped or chosen, and read here: nothing leaves the browser yet. */
export const ElegirPlanilla = ({ onLeida, filas = maxFilas, children }: ElegirPlanillaProps) => {
  const t = useTexts()
  const chooser = useRef<HTMLInputElement>(null)
  const [reading, setReading] = useState(false)
  const [over, setOver] = useState(false)
  const [problem, setProblem] = useState<string>()

  const take = async (file: File | undefined) => {
    if (!file || reading) return
    setReading(true)
    setProblem(undefined)
    try {
      const { planilla, huella } = await leerArchivo(file)
      onLeida({ nombre: file.name, huella, planilla })
    } catch (error) {
      setProblem(fallaName(t, error))
    }
    setReading(false)
  }

  return (
    <div className={`stack gap-16 ${styles.cuerpo}`}>
      <div className="stack gap-8">
        <h2 className="heading">{t('importar.elegir.titulo')}</h2>
        <p className="small soft">{t('importar.elegir.explicacion')}</p>
      </div>
      {children}
      <div
        role="group"
        aria-label={t('importar.elegir.titulo')}
        className={styles.zona}
        data-over={over || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          void take(event.dataTransfer.files[0])
        }}
      >
        <SheetIcon size={32} aria-hidden className="petrol" />
        <p className="off-phones">{t('importar.elegir.arrastra')}</p>
        <Button kind="primary" size="large" busy={reading} onClick={() => chooser.current?.click()}>
          {t(reading ? 'importar.elegir.leyendo' : 'importar.elegir.boton')}
        </Button>
        <p className="tiny soft">{t('importar.elegir.queVale', { n: formatNumber(filas) })}</p>
      </div>
      <input
        ref={chooser}
        type="file"
        hidden
        accept=".xlsx,.csv,.txt,text/csv"
        aria-label={t('importar.elegir.boton')}
        onChange={({ target }) => {
          const [chosen] = target.files ?? []
          target.value = ''
          void take(chosen)
        }}
      />
      {problem !== undefined && (
        <Notice severity="error" title={t('importar.elegir.noSePudo')}>
          {problem}
        </Notice>
      )}
    </div>
  )
}
