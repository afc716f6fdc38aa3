import { hoyEnBuenosAires, sumarDias } from '@portal/contract/calendario.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useMediaQuery } from '@portal/ui/controls/useMediaQuery.ts'
import { EmptyState } from '@portal/ui/feedback/EmptyState.tsx'
import { formatDate, formatNumber } from '@portal/ui/show/format.ts'
import { Hidden } from '@portal/ui/show/Hidden.tsx'
import { Link } from '@portal/ui/controls/Link.tsx'
import { Clock as ClockIcon } from 'lucide-react'
import { Bloque } from '../piezas/Bloque.tsx'
import { rutas } from '../rutas.ts'
import type { Cuenta } from './cuenta.ts'
import styles from './loQueVence.module.css'

type Clase = Cuenta['vencimientos'][number]
type Semana = Clase['semanas'][number]

/** Documents that end within so many days are called for, as everywhere. */
const soon = 30

/** The critical documents that ended, and those that end in each of the coming weeks. */
export const LoQueVence = ({ cuenta }: { cuenta: Cuenta }) => {
  const t = useTexts()
  const narrow = useMediaQuery('(max-width: 899.95px)')
  const clases = cuenta.vencimientos.filter(({ tiporecurso }) => totalOf(cuenta, tiporecurso) > 0)
  const nothing = clases.every(
    ({ vencidos, semanas }) => vencidos === 0 && semanas.every(({ cantidad }) => cantidad === 0),
  )
  return (
    <Bloque
      title={t('loQueVence.titulo')}
      note={t('loQueVence.explicacion')}
      more={
        <span className={styles.legend}>
          <span className="inline-row gap-6" data-tone="red">
            <ClockIcon size={16} /> {t('loQueVence.vencido')}
          </span>
          <span className="inline-row gap-6" data-tone="ochre">
            <ClockIcon size={16} /> {t('loQueVence.pronto', { dias: soon })}
          </span>
        </span>
      }
    >
      {nothing ? (
        <EmptyState title={t('loQueVence.nada')} />
      ) : narrow ? (
        <PorSemana cuenta={cuenta} clases={clases} />
      ) : (
        <Tabla cuenta={cuenta} clases={clases} />
      )}
    </Bloque>
  )
}

const totalOf = ({ cumplimiento }: Cuenta, tiporecurso: Clase['tiporecurso']) =>
  cumplimiento.find((clase) => clase.tiporecurso === tiporecurso)?.total ?? 0

interface Vista {
  cuenta: Cuenta
  clases: readonly Clase[]
}

const dayAndMonth = (day: string) => formatDate(day).slice(0, 5)

/** A line of weeks for each kind. */
const Tabla = ({ cuenta, clases }: Vista) => {
  const t = useTexts()
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <td />
          <th scope="col" data-past>
            {t('loQueVence.yaVencidos')}
          </th>
          {clases[0]?.semanas.map(({ hasta }) => (
            <th key={hasta} scope="col">
              {dayAndMonth(hasta)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {clases.map((clase) => (
          <tr key={clase.tiporecurso}>
            <th scope="row" className="semibold at-start">
              {t(`loQueVence.clase.${clase.tiporecurso}`)}{' '}
              <span className="regular soft">{formatNumber(totalOf(cuenta, clase.tiporecurso))}</span>
            </th>
            <td data-past>
              <Vencidos cuenta={cuenta} clase={clase} />
            </td>
            {clase.semanas.map((semana) => (
              <td key={semana.hasta}>
                <DeLaSemana cuenta={cuenta} clase={clase} semana={semana} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot aria-hidden>
        <tr>
          <td />
          <td data-past />
          <td colSpan={clases[0]?.semanas.length}>
            <span>{t('loQueVence.hoy')}</span>
          </td>
        </tr>
      </tfoot>
    </table>
  )
}

/** On a phone: a line for each week in which something ends. */
const PorSemana = ({ cuenta, clases }: Vista) => {
  const t = useTexts()
  const weeks = clases[0]?.semanas ?? []
  const has = (index: number) => clases.some(({ semanas }) => (semanas[index]?.cantidad ?? 0) > 0)
  return (
    <table className={styles.weeks}>
      <thead>
        <tr>
          <th scope="col">{t('loQueVence.semana')}</th>
          {clases.map(({ tiporecurso }) => (
            <th key={tiporecurso} scope="col">
              {t(`loQueVence.clase.${tiporecurso}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {clases.some(({ vencidos }) => vencidos > 0) && (
          <tr className="line-above">
            <th scope="row">{t('loQueVence.yaVencidos')}</th>
            {clases.map((clase) => (
              <td key={clase.tiporecurso}>
                <Vencidos cuenta={cuenta} clase={clase} />
              </td>
            ))}
          </tr>
        )}
        {weeks.map(
          ({ hasta }, index) =>
            has(index) && (
              <tr key={hasta} className="line-above">
                <th scope="row">{t('loQueVence.hasta', { dia: dayAndMonth(hasta) })}</th>
                {clases.map((clase) => (
                  <td key={clase.tiporecurso}>
                    {clase.semanas[index] && (
                      <DeLaSemana cuenta={cuenta} clase={clase} semana={clase.semanas[index]} />
                    )}
                  </td>
                ))}
              </tr>
            ),
        )}
      </tbody>
    </table>
  )
}

const Vencidos = ({ cuenta, clase: { tiporecurso, vencidos } }: { cuenta: Cuenta; clase: Clase }) => {
  const t = useTexts()
  return (
    <Marca
      cantidad={vencidos}
      when="vencido"
      label={t(`loQueVence.marca.vencidos.${tiporecurso}`, { count: vencidos, n: formatNumber(vencidos) })}
      href={rutas.cuenta(cuenta.cuentaid, {
        solapa: 'documentos',
        tiporecurso,
        critico: 'SI',
        estado: 'vencido',
      })}
    />
  )
}

interface DeLaSemanaProps {
  cuenta: Cuenta
  clase: Clase
  semana: Semana
}

const DeLaSemana = ({ cuenta, clase: { tiporecurso }, semana }: DeLaSemanaProps) => {
  const t = useTexts()
  const { desde, hasta, cantidad } = semana
  return (
    <Marca
      cantidad={cantidad}
      when={desde <= sumarDias(hoyEnBuenosAires(), soon) ? 'pronto' : 'despues'}
      label={t(`loQueVence.marca.semana.${tiporecurso}`, {
        count: cantidad,
        n: formatNumber(cantidad),
        desde: formatDate(desde),
        hasta: formatDate(hasta),
      })}
      href={rutas.cuenta(cuenta.cuentaid, {
        solapa: 'documentos',
        tiporecurso,
        critico: 'SI',
        estado: 'activo',
        vence_desde: desde,
        vence_hasta: hasta,
      })}
    />
  )
}

const tones = { vencido: 'red', pronto: 'ochre', despues: undefined } as const

interface MarcaProps {
  cantidad: number
  when: 'vencido' | 'pronto' | 'despues'
  /** How many, of what and when: read aloud, and shown under the pointer and under the focus. */
  label: string
  href: string
}

const Marca = ({ cantidad, when, label, href }: MarcaProps) =>
  cantidad > 0 && (
    <Link href={href} className={styles.mark} data-tone={tones[when]}>
      <Hidden>{label}</Hidden>
      <span aria-hidden>{formatNumber(cantidad)}</span>
      <span aria-hidden className={styles.said}>
        {label}
      </span>
    </Link>
  )
