import type { Answer } from '@portal/contract'
import { diaEnBuenosAires } from '@portal/contract/calendario.ts'
import { constanciaUrl } from '@portal/contract/door.ts'
import { Link } from '@portal/ui/controls/Link.tsx'
import { formatDate, formatNumber } from '@portal/ui/show/format.ts'
import { ToneChip } from '@portal/ui/show/ToneChip.tsx'
import { capitalized } from '@portal/ui/texts/locale.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Hourglass as OpenIcon, Lock as ClosedIcon } from 'lucide-react'
import { porVencerLook } from '../estados.ts'
import styles from './control.module.css'
import { mesEnPalabras } from '../meses.ts'

type Mes = Answer<'ControlesDelMes'>

interface CierresDelMesProps {
  mes: string
  cierres: NonNullable<Mes['cierres']>
  otros: NonNullable<Mes['cierres']>
  esperaHasta: string | null | undefined
}

/** Whether the month is closed, and what was closed of it and of others, each with its record on paper. */
export const CierresDelMes = ({ mes, cierres, otros, esperaHasta }: CierresDelMesProps) => {
  const t = useTexts()
  return (
    <ul className={`lined ${styles.closes}`}>
      {cierres.length === 0 && (
        <li>
          <b>{capitalized(mesEnPalabras(mes))}</b>
          <ToneChip tone="slate" icon={OpenIcon} label={t('control.cierres.abierto')} />
          <span className="small soft">
            {[
              t('control.cierres.abiertoNota'),
              esperaHasta && t('control.cierres.esperaHasta', { fecha: formatDate(esperaHasta) }),
            ]
              .filter(Boolean)
              .join(' ')}
          </span>
        </li>
      )}
      {[...cierres, ...otros].map((cierre) => {
        const numero = formatNumber(cierre.numero)
        return (
          <li key={cierre.cierreid}>
            <b>
              {cierre.complementario
                ? t('control.cierres.complementario', { mes: capitalized(mesEnPalabras(cierre.mes)) })
                : capitalized(mesEnPalabras(cierre.mes))}
            </b>
            {cierre.complementario ? (
              <ToneChip {...porVencerLook} label={t('control.estados.tardio')} />
            ) : (
              <ToneChip tone="green" icon={ClosedIcon} label={t('control.cierres.cerrado')} />
            )}
            <span className="small soft">
              {[
                t('control.cierres.numero', {
                  numero,
                  fecha: formatDate(diaEnBuenosAires(new Date(cierre.cerrado))),
                }),
                !cierre.complementario &&
                  t('control.cierres.completos', {
                    n: formatNumber(cierre.completos),
                    total: formatNumber(cierre.choferes),
                  }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
            <Link
              href={constanciaUrl(cierre.cierreid)}
              target="_blank"
              rel="noopener"
              aria-label={t('control.cierres.constanciaDe', { numero })}
            >
              {t('control.cierres.constancia')}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
