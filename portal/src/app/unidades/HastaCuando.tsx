import { diasEntre, sumarDias } from '@portal/contract/calendario.ts'
import { culpableLook, culpableSentence } from '@portal/parts/culpable.ts'
import { Pista } from '@portal/parts/Pista.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Hidden } from '@portal/ui/show/Hidden.tsx'
import { formatDate } from '@portal/ui/show/format.ts'
import { capitalized } from '@portal/ui/texts/locale.ts'
import { culpableDe, nombreDe, type Unidad } from './unidad.ts'
import styles from './hastaCuando.module.css'

type Parte = NonNullable<Unidad['partes']>[number]

const weeks = 12
const days = weeks * 7

/** Until when each part of a unit may go out, over the weeks to come; an ink line stands on the day that is asked. */
export const HastaCuando = ({
  partes,
  day: { dia, hoy },
}: {
  partes: readonly Parte[]
  day: { dia: string; hoy: string }
}) => {
  const t = useTexts()
  const starts = Array.from({ length: weeks }, (_, week) => sumarDias(hoy, week * 7))
  const asked = diasEntre(hoy, dia)
  const people = [
    ...partes.filter(({ lugar }) => lugar !== 'transporte'),
    ...partes.filter(({ lugar }) => lugar === 'transporte'),
  ]
  return (
    <div className={styles.weeks}>
      <div className={styles.head}>
        <h2 className="small-size bold">{t('unidad.hastaCuando')}</h2>
        <ol className="tiny soft digits" aria-hidden>
          {starts.map((start) => (
            <li
              key={start}
              data-asked={(asked >= diasEntre(hoy, start) && asked < diasEntre(hoy, start) + 7) || undefined}
            >
              {formatDate(start).slice(0, 5)}
            </li>
          ))}
        </ol>
      </div>
      <ul>
        {people.map((parte) => (
          <Row key={parte.recursoid} parte={parte} hoy={hoy} asked={asked < days ? asked : undefined} />
        ))}
      </ul>
    </div>
  )
}

const Row = ({ parte, hoy, asked }: { parte: Parte; hoy: string; asked: number | undefined }) => {
  const t = useTexts()
  const culpable = culpableDe(parte)
  // What ends before the day that is asked is valid until then.
  const end =
    parte.hasta?.fecha ??
    (culpable?.estado === 'vencido' && culpable.fecha && culpable.fecha >= hoy ? culpable.fecha : undefined)
  const stopped = parte.aptitud === 'no habilitado' && end === undefined
  const share =
    stopped || parte.aptitud === undefined
      ? 0
      : end === undefined
        ? 1
        : Math.min(1, (diasEntre(hoy, end) + 1) / days)
  const said = culpable
    ? culpableSentence(t, culpable)
    : parte.hasta
      ? t('unidad.hastaDe', {
          fecha: formatDate(parte.hasta.fecha),
          documento: parte.hasta.nombre_corto ?? parte.hasta.tipodocumento,
        })
      : parte.aptitud
        ? t('unidad.sinFin')
        : t('unidad.noSeSabe')
  const corto = culpable ? said : capitalized(parte.hasta?.nombre_corto ?? parte.hasta?.tipodocumento ?? said)
  const tone = culpable ? culpableLook(culpable).tone : 'slate'
  return (
    <li>
      <span className={styles.name}>
        {parte.lugar === 'transporte' ? t('tipoRecurso.transporte') : nombreDe(parte)}
      </span>
      <Pista ground={stopped ? tone : 'slate'} share={share} className={styles.track}>
        {share < 1 && (
          <span
            className={styles.mark}
            data-tone={tone}
            data-late={share > 0.6 || undefined}
            style={
              share > 0.6
                ? { insetInlineEnd: `${(1 - share) * 100}%` }
                : { insetInlineStart: `${share * 100}%` }
            }
          >
            <span aria-hidden>{corto}</span>
          </span>
        )}
        {asked !== undefined && asked > 0 && (
          <span
            aria-hidden
            className={styles.line}
            style={{ insetInlineStart: `${((asked + 0.5) / days) * 100}%` }}
          />
        )}
      </Pista>
      <Hidden>{said}</Hidden>
    </li>
  )
}
