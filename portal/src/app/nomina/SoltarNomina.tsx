import { mesEnPalabras } from '@portal/parts/meses.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { ErrorState } from '@portal/ui/feedback/ErrorState.tsx'
import { Notice } from '@portal/ui/feedback/Notice.tsx'
import { formatNumber } from '@portal/ui/show/format.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { operationQuery } from '@portal/ui/app/queries.ts'
import { useQuery } from '@tanstack/react-query'
import { FileText as ListIcon } from 'lucide-react'
import { useRef, useState } from 'react'
import { fallaEnPalabras } from './fallaEnPalabras.ts'
import styles from './nomina.module.css'
import { useCargarNomina } from './useCargarNomina.ts'

interface SoltarNominaProps {
  periodo: string
  /** There is one already, which another would take the place of. */
  otra: boolean
}

/** Where a list of the month is dropped: it is read here, and its wages go nowhere. */
export const SoltarNomina = ({ periodo, otra }: SoltarNominaProps) => {
  const t = useTexts()
  const chooser = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const { data } = useQuery(operationQuery('DetailTransporte', {}))
  const [own] = data?.records ?? []
  const cuit = own?.tipo_documento === 'Extranjero' ? null : (own?.cuit ?? null)
  const { take, busy, fallas, error, cargada } = useCargarNomina(periodo, cuit)
  const mes = mesEnPalabras(periodo)
  return (
    <div className="stack gap-8">
      <div
        role="group"
        aria-label={t('nomina.comparar')}
        className={styles.zone}
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
        <Button
          size="small"
          icon={<ListIcon size={16} aria-hidden />}
          busy={busy}
          onClick={() => chooser.current?.click()}
        >
          {t(otra ? 'cargarNomina.otra' : 'cargarNomina.elegir')}
        </Button>
        <p className="tiny soft">{t('cargarNomina.queVale', { mes })}</p>
      </div>
      <input
        ref={chooser}
        type="file"
        hidden
        accept=".txt,.csv,.pdf,text/plain,text/csv,application/pdf"
        aria-label={t('cargarNomina.elegir')}
        onChange={({ target }) => {
          const [chosen] = target.files ?? []
          target.value = ''
          void take(chosen)
        }}
      />
      {fallas && (
        <Notice severity="error" title={t('cargarNomina.noSePudo', { archivo: fallas.de })}>
          <ul className="stack gap-4 breaks">
            {fallas.fallas.map((falla) => {
              const said = fallaEnPalabras(t, falla)
              return <li key={said}>{said}</li>
            })}
            {fallas.mas > 0 && (
              <li>{t('cargarNomina.masFallas', { count: fallas.mas, n: formatNumber(fallas.mas) })}</li>
            )}
          </ul>
        </Notice>
      )}
      {error && <ErrorState error={error} />}
      <p role="status" className="small soft">
        {cargada &&
          [
            t(`cargarNomina.hecho.${cargada.origen}`, {
              count: cargada.personas,
              n: formatNumber(cargada.personas),
              mes,
            }),
            cargada.sinMes && t('cargarNomina.sinMes', { mes }),
          ]
            .filter(Boolean)
            .join(' ')}
      </p>
    </div>
  )
}
