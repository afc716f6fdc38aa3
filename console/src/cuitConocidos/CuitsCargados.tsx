import styles from '@portal/parts/importar/importar.module.css'
import { downloadXlsx } from '@portal/ui/app/downloadXlsx.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { formatNumber } from '@portal/ui/show/format.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { CircleCheck as DoneIcon, Download as DownloadIcon } from 'lucide-react'
import type { CuitRevisado } from './cuitsDePlanilla.ts'

interface CuitsCargadosProps {
  filas: readonly CuitRevisado[]
  onOtra: () => void
}

/** How many may register now, and the rows that stayed out, to be mended and brought again. */
export const CuitsCargados = ({ filas, onOtra }: CuitsCargadosProps) => {
  const t = useTexts()
  const of = (resultado: CuitRevisado['resultado']) => filas.filter((fila) => fila.resultado === resultado)
  const cargadas = of('cargar').length
  const afuera = of('error')
  const estaban = of('igual').length + of('cuenta').length
  const download = () =>
    void downloadXlsx({
      fileName: `${t('cuitConocidos.titulo')} - ${t('importar.afuera.archivo')}`,
      head: [
        t('cuitConocidos.columnas.cuit'),
        t('cuitConocidos.columnas.accountname'),
        t('importar.afuera.columna'),
      ],
      rows: afuera.map(({ cuit, accountname, problema }) => [cuit, accountname ?? '', problema ?? '']),
      nothing: '',
    })
  return (
    <div className={`stack gap-16 ${styles.cuerpo}`}>
      <div className="flex gap-16">
        <DoneIcon size={40} aria-hidden className="good" />
        <div>
          <h2 className={styles.grande}>
            {t('cuitConocidos.importar.hecho', { count: cargadas, n: formatNumber(cargadas) })}
          </h2>
          {estaban > 0 && (
            <p className="soft">
              {t('cuitConocidos.importar.estaban', { count: estaban, n: formatNumber(estaban) })}
            </p>
          )}
        </div>
      </div>
      <div className="cluster gap-8">
        {afuera.length > 0 && (
          <Button icon={<DownloadIcon />} onClick={download}>
            {t('importar.afuera.bajar', { count: afuera.length, n: formatNumber(afuera.length) })}
          </Button>
        )}
        <Button onClick={onOtra}>{t('importar.pie.otraPlanilla')}</Button>
      </div>
    </div>
  )
}
