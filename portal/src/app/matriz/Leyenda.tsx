import type { Answer } from '@portal/contract'
import { estadosDeCelda } from '@portal/contract/matriz.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { formatNumber } from '@portal/ui/show/format.ts'
import { toneToken } from '@portal/ui/theme/cssVariable.ts'
import { celdaLook } from './celda.ts'
import type { MatrizAddress } from './address.ts'
import styles from './matriz.module.css'

interface LeyendaProps {
  totales: Answer<'MatrizDocumentos'>['totales']
  con: MatrizAddress['con']
  onChange: (con: MatrizAddress['con']) => void
}

/** What the signs mean and how many there are of each: pressed, the resources that have one. */
export const Leyenda = ({ totales, con, onChange }: LeyendaProps) => {
  const t = useTexts()
  const cantidadDe = (estado: string) =>
    totales?.estados.find((each) => each.estado === estado)?.cantidad ?? 0
  return (
    <div className={styles.legend} data-print="hide">
      <div className="row gap-6 grow slim" role="group" aria-label={t('matriz.mostrar')}>
        <span aria-hidden>{t('matriz.muestra')}</span>
        <button
          className="inline-row framed gap-6 rigid soft one-line"
          type="button"
          aria-pressed={con === 'para hacer'}
          onClick={() => onChange(con === 'para hacer' ? undefined : 'para hacer')}
        >
          {totales && <b className="ink digits">{formatNumber(totales.paraHacer)}</b>}
          {t('matriz.paraHacer')}
        </button>
        {estadosDeCelda
          .filter((estado) => cantidadDe(estado) > 0 || con === estado)
          .map((estado) => {
            const { tone, icon: Icon } = celdaLook[estado]
            return (
              <button
                className="inline-row framed gap-6 rigid soft one-line"
                key={estado}
                type="button"
                aria-pressed={con === estado}
                onClick={() => onChange(con === estado ? undefined : estado)}
              >
                <Icon size={16} aria-hidden style={{ color: toneToken(tone, 'text') }} />
                <b className="ink digits">{formatNumber(cantidadDe(estado))}</b>
                {t(`matriz.leyenda.${estado}`, { count: cantidadDe(estado) })}
              </button>
            )
          })}
      </div>
    </div>
  )
}
