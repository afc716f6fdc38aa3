import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import { formatDate } from '@portal/ui/show/format.ts'
import { toneToken } from '@portal/ui/theme/cssVariable.ts'
import type { ReactNode } from 'react'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { plazoDe, venceProntoEl, type CasillaEnElTiempo } from './plazo.ts'
import styles from './plazo.module.css'
import { diaDeSemana, enDias } from './tiempo.ts'

interface PlazoProps {
  casilla: CasillaEnElTiempo
  /** A chip beside it says the days already: here the date stands above its weekday. */
  besideChip?: boolean
  /** Nothing but the days. */
  short?: boolean
  /** No column's head says that it ends: the words do. */
  spelled?: boolean
}

/** When a slot's state began, or ends: in days, over the date. */
export const PlazoCell = ({ casilla, besideChip = false, short = false, spelled = false }: PlazoProps) => {
  const t = useTexts()
  const hoy = hoyEnBuenosAires()
  const plazo = plazoDe(casilla, hoy)
  if (!plazo) return <Dateless casilla={casilla} short={short} />
  const date = formatDate(plazo.fecha)
  if (besideChip && venceProntoEl(casilla, hoy)) {
    return <Two above={date} below={short ? undefined : diaDeSemana(plazo.fecha)} />
  }
  const color = plazo.tone && toneToken(plazo.tone, 'text')
  return (
    <Two
      above={enDias(t, spelled && plazo.suceso === 'en' ? 'vence' : plazo.suceso, plazo.dias)}
      color={color}
      below={short ? undefined : <Fecha date={date} />}
      title={short ? date : undefined}
    />
  )
}

/** Beside a chip that says how it stands: nothing but how long ago, how far ahead, or the day. */
export const PlazoBreve = ({ casilla }: { casilla: CasillaEnElTiempo }) => {
  const t = useTexts()
  const hoy = hoyEnBuenosAires()
  const plazo = plazoDe(casilla, hoy)
  if (!plazo) return null
  if (venceProntoEl(casilla, hoy)) return formatDate(plazo.fecha)
  const alone = plazo.suceso === 'en' || casilla.plazo !== undefined
  return enDias(t, alone ? plazo.suceso : 'hace', plazo.dias)
}

interface TwoProps {
  above: string
  below?: ReactNode
  color?: string | undefined
  title?: string | undefined
}

const Two = ({ above, below, color, title }: TwoProps) => (
  <span className={styles.plazo} title={title}>
    <b style={{ color }}>{above}</b>
    {below !== undefined && <span className="block tiny regular soft">{below}</span>}
  </span>
)

/** On a phone the year goes without saying: the days stand beside it. */
const Fecha = ({ date }: { date: string }) => (
  <>
    {date.slice(0, 5)}
    <span className="off-phones">{date.slice(5)}</span>
  </>
)

/** What has no date says why: it was never presented, it never ends, or nobody said. */
const Dateless = ({
  casilla: { estado, vigencia, hasta },
  short,
}: Required<Pick<PlazoProps, 'casilla' | 'short'>>) => {
  const t = useTexts()
  if (estado === 'pendiente') {
    return (
      <Two
        above={t('tiempo.falta')}
        color={toneToken('slate', 'text')}
        below={hasta && !short ? t('tiempo.hastaEl', { fecha: formatDate(hasta) }) : undefined}
      />
    )
  }
  if (estado === 'activo' && vigencia === 'sin vencimiento') return <Two above={t('tiempo.sinVencimiento')} />
  return '—'
}
