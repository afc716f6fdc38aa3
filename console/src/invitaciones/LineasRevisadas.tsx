import { ConCuit } from '@portal/parts/ConCuit.tsx'
import { formatCuit } from '@portal/contract/identificacion.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { formatDate, formatNumber } from '@portal/ui/show/format.ts'
import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import type { Linea } from './invitacion.ts'
import styles from './lineas.module.css'

/** How many good lines are named at first. */
const named = 5

/** Wrong by itself, and not only for who is here already. */
const wrong = [
  'sin_cuit',
  'cuit_incompleto',
  'cuit_invalido',
  'sin_email',
  'email_invalido',
  'nombre_invalido',
]

interface LineasRevisadasProps {
  records: readonly Linea[]
  onMend: (linea: number) => void
}

/** Each line as it stands: first what can't be sent and why, then who would be written to. */
export const LineasRevisadas = ({ records, onMend }: LineasRevisadasProps) => {
  const t = useTexts()
  const [all, setAll] = useState(false)
  const bad = records.filter(({ problema }) => problema !== null)
  const good = records.filter(({ problema }) => problema === null)
  const shown = all ? good : good.slice(0, named)
  if (records.length === 0) return <p className={styles.none}>{t('invitaciones.invitar.vacio')}</p>
  return (
    <ul className={`framed clipped lined ${styles.lines}`}>
      {bad.map((line) => (
        <li
          className="small grid at-middle gap-8"
          key={line.linea}
          data-tone={wrong.includes(line.problema ?? '') ? 'red' : 'ochre'}
        >
          {wrong.includes(line.problema ?? '') ? (
            <CircleX size={20} aria-hidden />
          ) : (
            <TriangleAlert size={20} aria-hidden />
          )}
          <span>
            <b className="semibold breaks">
              {t('invitaciones.invitar.linea', { n: formatNumber(line.linea), que: porQue(line, t) })}
            </b>
            <small className="block tiny ink breaks">{line.texto}</small>
          </span>
          <Button
            kind="quiet"
            size="small"
            aria-label={t('invitaciones.invitar.corregirCual', { n: formatNumber(line.linea) })}
            onClick={() => onMend(line.linea)}
          >
            {t('invitaciones.invitar.corregir')}
          </Button>
        </li>
      ))}
      {shown.map((line) => (
        <li className="small grid at-middle gap-8" key={line.linea} data-tone="green">
          <CircleCheck size={20} aria-hidden />
          <b className="semibold breaks">
            <ConCuit>{line.nombre ?? formatCuit(line.cuit ?? '')}</ConCuit>
          </b>
          <small className="tiny soft breaks">{line.email}</small>
        </li>
      ))}
      {good.length > shown.length && (
        <li className="small grid at-middle gap-8">
          <span />
          <span>{t('invitaciones.invitar.mas', { n: formatNumber(good.length - shown.length) })}</span>
          <Button kind="quiet" size="small" onClick={() => setAll(true)}>
            {t('invitaciones.ver')}
          </Button>
        </li>
      )}
    </ul>
  )
}

function porQue({ problema, repite, cuenta, desde }: Linea, t: ReturnType<typeof useTexts>): string {
  return problema === null
    ? ''
    : t(`invitaciones.problema.${problema}`, {
        n: formatNumber(repite ?? 0),
        nombre: cuenta?.accountname ?? '',
        fecha: desde === null ? '' : formatDate(desde),
      })
}
