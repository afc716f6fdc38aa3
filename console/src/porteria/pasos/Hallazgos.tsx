import { hoyEnBuenosAires, sumarDias } from '@portal/contract/calendario.ts'
import { hallazgosDePaso } from '@portal/contract/puertas.ts'
import { operationQuery } from '@portal/ui/app/queries.ts'
import { ButtonLink } from '@portal/ui/controls/Button.tsx'
import { Link } from '@portal/ui/controls/Link.tsx'
import { formatNumber } from '@portal/ui/show/format.ts'
import { toneToken } from '@portal/ui/theme/cssVariable.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useQuery } from '@tanstack/react-query'
import { rutas } from '../../rutas.ts'
import { hallazgoLook } from '../looks.ts'
import styles from '../porteria.module.css'

interface HallazgosProps {
  desde: string | undefined
  hasta: string | undefined
  puertaid: string | undefined
}

/** How many of the days that are shown, else of the last seven, are to be looked at, and why. */
export const Hallazgos = ({ desde, hasta, puertaid }: HallazgosProps) => {
  const t = useTexts()
  const hoy = hoyEnBuenosAires()
  const semana = desde === undefined && hasta === undefined
  const dias = { desde: desde ?? sumarDias(hasta ?? hoy, -6), hasta: hasta ?? hoy }
  const { data } = useQuery(operationQuery('SummarizePasos', { ...dias, puertaid }))
  if (!data || data.pasos === 0) return null
  const { pasos, aMirar, hallazgos } = data
  const rest = pasos - aMirar
  return (
    <section className={styles.strip} aria-label={t('porteria.hallazgos.titulo')}>
      <div className={styles.said}>
        <b className="heading block">
          {t(semana ? 'porteria.hallazgos.semana' : 'porteria.hallazgos.dias', {
            count: aMirar,
            n: formatNumber(aMirar),
          })}
        </b>
        <span className="small soft">
          {t('porteria.hallazgos.resto', { count: rest, n: formatNumber(rest) })}
        </span>
      </div>
      {hallazgosDePaso
        .filter((each) => hallazgos[each] > 0)
        .map((each) => {
          const { icon: Icon, tone } = hallazgoLook[each]
          return (
            <Link
              key={each}
              className={styles.finding}
              href={rutas.porteria({ ...dias, puertaid, hallazgo: each })}
            >
              <b className="row gap-8 heading digits">
                <Icon size={18} color={toneToken(tone, 'text')} aria-hidden />
                {formatNumber(hallazgos[each])}
              </b>
              <span className="small">{t(`porteria.hallazgos.${each}`, { count: hallazgos[each] })}</span>
            </Link>
          )
        })}
      {aMirar > 0 && (
        <ButtonLink kind="primary" href={rutas.porteria({ ...dias, puertaid, hallazgo: 'cualquiera' })}>
          {t('porteria.hallazgos.mirar', { count: aMirar, n: formatNumber(aMirar) })}
        </ButtonLink>
      )}
    </section>
  )
}
