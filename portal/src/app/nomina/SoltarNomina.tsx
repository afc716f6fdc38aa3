import type { OrigenDeNomina } from '@portal/contract/nominaLeida.ts'
import { mesEnPalabras } from '@portal/parts/meses.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { useConfirm } from '@portal/ui/feedback/Confirm.tsx'
import { ErrorState } from '@portal/ui/feedback/ErrorState.tsx'
import { Notice } from '@portal/ui/feedback/Notice.tsx'
import { formatDateTime, formatNumber } from '@portal/ui/show/format.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { operationQuery } from '@portal/ui/app/queries.ts'
import { useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { FileText as ListIcon } from 'lucide-react'
import { useRef, useState } from 'react'
import { fallaEnPalabras } from './fallaEnPalabras.ts'
import styles from './nomina.module.css'
import { useCargarNomina, type Hecho } from './useCargarNomina.ts'

interface SoltarNominaProps {
  periodo: string
  /** There is one already, which another would take the place of. */
  otra: boolean
  /** One was kept: from where it is. */
  onCargada?: ((origen: OrigenDeNomina) => void) | undefined
}

/** Where a list of the month is dropped: it is read here, and its wages go nowhere. */
export const SoltarNomina = ({ periodo, otra, onCargada }: SoltarNominaProps) => {
  const t = useTexts()
  const confirm = useConfirm()
  const chooser = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const { data } = useQuery(operationQuery('DetailTransporte', {}))
  const [own] = data?.records ?? []
  const cuit = own?.tipo_documento === 'Extranjero' ? null : (own?.cuit ?? null)
  const mes = mesEnPalabras(periodo)
  const { take, busy, fallas, error, hecho } = useCargarNomina({
    periodo,
    cuit,
    onCargada,
    reemplazar: (before, nuevo, { origen, personas, cabezas }) =>
      confirm({
        title: t('cargarNomina.reemplazar.titulo'),
        message: t('cargarNomina.reemplazar.mensaje', {
          de: t(`nomina.de.${origen}`),
          mes,
          archivo: before.archivo ?? '',
          personas: cuantas(t, before),
          cuando: formatDateTime(before.cargada ?? ''),
          quien: before.cargada_por ?? t('nomina.alguien'),
          nuevo,
          nuevas: cuantas(t, { personas: personas.length, cabezas }),
        }),
        confirmLabel: t('cargarNomina.reemplazar.accion'),
      }),
  })
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
        <p className="tiny soft">
          {[t('cargarNomina.queVale', { mes }), otra && t('cargarNomina.reemplaza')]
            .filter(Boolean)
            .join(' ')}
        </p>
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
        {hecho && enPalabras(t, hecho, mes)}
      </p>
    </div>
  )
}

/** How many people it is about; the paper of a declaration may count them and name nobody. */
const cuantas = (
  t: TFunction,
  { personas = 0, cabezas }: { personas?: number | undefined; cabezas?: number | null | undefined },
): string => {
  const count = personas === 0 ? (cabezas ?? 0) : personas
  return t('nominas.personas', { count, n: formatNumber(count) })
}

function enPalabras(t: TFunction, hecho: Hecho, mes: string): string {
  if (hecho.que !== 'guardada')
    return hecho.que === 'misma'
      ? t('cargarNomina.reemplazar.misma', { personas: cuantas(t, hecho.cual) })
      : t('cargarNomina.reemplazar.no', { archivo: hecho.cual.archivo ?? '' })
  const { origen, personas, sinMes, reemplaza } = hecho
  return [
    t(`cargarNomina.hecho.${origen}`, { count: personas, n: formatNumber(personas), mes }),
    reemplaza &&
      t('cargarNomina.reemplazar.hecho', {
        archivo: reemplaza.archivo ?? '',
        personas: cuantas(t, reemplaza),
      }),
    sinMes && t('cargarNomina.sinMes', { mes }),
  ]
    .filter(Boolean)
    .join(' ')
}
