import { diasEntre, hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import type { Aptitud, Culpable, EstadoRecurso } from '@portal/contract/recursos.ts'
import { formatDate } from '@portal/ui/show/format.ts'
import { LinkBehavior } from '@portal/ui/theme/LinkBehavior.tsx'
import { toneToken } from '@portal/ui/theme/token.ts'
import { ArrowRight as GoIcon, TriangleAlert as WarningIcon } from 'lucide-react'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useTexts } from '@portal/ui/app/useTexts.ts'
import type * as z from 'zod/mini'
import { aptitudLookOf, culpableLook, culpableSentence, waits } from './culpable.ts'
import { aptitudLook, casillaLook, type Look } from './estados.ts'
import { enDias, enDiasDentro } from './tiempo.ts'
import styles from './veredicto.module.css'

export interface RecursoConVeredicto {
  estado?: z.output<typeof EstadoRecurso>
  aptitud?: Aptitud
  /** Every reason that keeps it from being fit, or will. */
  culpables?: readonly Culpable[]
  /** The same in words, from a back office that does not tell them apart. */
  motivos?: readonly string[]
  /** Why it is blocked. */
  motivo_estado?: string | null
  fecha_baja?: string | null
  motivo_baja?: string | null
  /** What looks odd and does not block. */
  advertencias?: readonly string[]
}

/** What a fit one may do, as the sentence says it. */
export type Habilidad = 'conducir' | 'salir' | 'trabajar'

export interface CulpableAction {
  label: string
  href?: string | undefined
  onClick?: (() => void) | undefined
  /** The one thing to do on this screen. */
  primary?: boolean
}

interface VeredictoProps {
  recurso: RecursoConVeredicto
  habilidad: Habilidad
  /** How a reason is mended, or looked at. */
  actionOf?: (culpable: Culpable) => CulpableAction | undefined
  /** What else follows from the first reason, beside the reasons. */
  consequence?: ReactNode
}

const shownCulprits = 3

/** Whether a resource may work, as a sentence, with what stands in its way as buttons. What is unknown is not judged. */
export const Veredicto = ({ recurso, habilidad, actionOf, consequence }: VeredictoProps) => {
  const t = useTexts()
  const { motivos = [], advertencias = [] } = recurso
  const verdict = verdictOf(t, recurso, habilidad)
  const culprits = (recurso.culpables ?? []).filter(
    ({ estado }) => estado !== 'BAJA' && estado !== 'BLOQUEADO',
  )
  const said = recurso.culpables ? [] : motivos
  if (!verdict && advertencias.length === 0 && said.length === 0) return null

  return (
    <section className={styles.card} aria-label={t('recurso.veredicto.titulo')}>
      {verdict && (
        <p className={styles.sentence}>
          <verdict.icon size={32} color={toneToken(verdict.tone, 'text')} />
          <span>
            <b>{verdict.lead}</b> {verdict.rest}
          </span>
        </p>
      )}
      {said.length > 0 && (
        <ul className={styles.said}>
          {said.map((motivo) => (
            <li key={motivo}>{motivo}</li>
          ))}
        </ul>
      )}
      {culprits.length > 0 && (
        <ul className={styles.culprits}>
          {culprits.slice(0, shownCulprits).map((culpable) => (
            <li key={`${culpable.tipodocumentoid ?? ''} ${culpable.estado}`}>
              <Culprit culpable={culpable} action={actionOf?.(culpable)} />
            </li>
          ))}
          {consequence && <li>{consequence}</li>}
        </ul>
      )}
      {culprits.length > shownCulprits && (
        <p className={styles.more}>
          {t('recurso.veredicto.otros', { count: culprits.length - shownCulprits })}
        </p>
      )}
      {advertencias.map((advertencia) => (
        <p key={advertencia} className={styles.warning}>
          <WarningIcon size={16} />
          {advertencia}
        </p>
      ))}
    </section>
  )
}

interface Verdict extends Look {
  lead: string
  rest: string
}

function verdictOf(t: TFunction, recurso: RecursoConVeredicto, habilidad: Habilidad): Verdict | undefined {
  const { estado, aptitud, culpables = [], fecha_baja, motivo_baja, motivo_estado } = recurso
  if (estado === 'BAJA') {
    const fecha = fecha_baja ? formatDate(fecha_baja) : '—'
    return {
      ...casillaLook.pendiente,
      lead: t('recurso.veredicto.deBaja', { fecha }),
      rest: motivo_baja ?? '',
    }
  }
  if (estado === 'BLOQUEADO') {
    const lead = t(`recurso.veredicto.${habilidad}.no`)
    return { ...casillaLook.bloqueado, lead, rest: motivo_estado ?? t('recurso.veredicto.bloqueado') }
  }
  if (!aptitud) return undefined
  const [first] = culpables
  if (!first) return { ...aptitudLook[aptitud], ...unreasoned(t, aptitud, habilidad) }
  const rest = culpableSentence(t, first, { inside: true })
  const lead = aptitud === 'por vencer' ? 'pronto' : waits(first) ? 'todavia' : 'no'
  return {
    ...aptitudLookOf(aptitud, first),
    lead: t(`recurso.veredicto.${habilidad}.${lead}`),
    rest,
  }
}

const unreasoned = (t: TFunction, aptitud: Aptitud, habilidad: Habilidad): { lead: string; rest: string } =>
  aptitud === 'habilitado'
    ? { lead: t(`recurso.veredicto.${habilidad}.si`), rest: t('recurso.veredicto.alDia') }
    : { lead: t(`aptitud.${aptitud}`), rest: '' }

interface CulpritProps {
  culpable: Culpable
  action: CulpableAction | undefined
}

const Culprit = ({ culpable, action }: CulpritProps) => {
  const t = useTexts()
  const { icon: Icon, tone } = culpableLook(culpable)
  const content = (
    <>
      <Icon color={toneToken(tone, 'text')} />
      <span className={styles.what}>
        <b>{culpable.tipodocumento ?? t('culpable.unDocumento')}</b>
        <span>
          {[reasonOf(t, culpable), culpable.renovacion && t('casilla.renovacion')]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      {action && (
        <span className={styles.go} data-primary={action.primary || undefined}>
          {action.label}
          <GoIcon size={16} className="flips" />
        </span>
      )}
    </>
  )
  if (!action)
    return (
      <div className={styles.culprit} data-tone={tone}>
        {content}
      </div>
    )
  return action.href === undefined ? (
    <button type="button" className={styles.culprit} data-tone={tone} onClick={action.onClick}>
      {content}
    </button>
  ) : (
    <LinkBehavior href={action.href} className={styles.culprit} data-tone={tone}>
      {content}
    </LinkBehavior>
  )
}

/** Why, under the document's own name. */
function reasonOf(t: TFunction, { estado, fecha, texto }: Culpable): string {
  const dias = fecha === null ? undefined : Math.abs(diasEntre(hoyEnBuenosAires(), fecha))
  if (estado === 'en revision') {
    const cuando = dias === undefined ? '' : enDiasDentro(t, 'desde', dias)
    return t('recurso.veredicto.espera', { cuando }).trim()
  }
  if (estado === 'pendiente') return t('tiempo.falta')
  if (texto) return `«${texto}»`
  if (dias !== undefined && estado === 'vencido') return enDias(t, 'vencio', dias)
  if (dias !== undefined && estado === 'activo') return enDias(t, 'vence', dias)
  if (dias !== undefined && estado === 'rechazado') return enDias(t, 'rechazado', dias)
  return estado === 'BAJA' || estado === 'BLOQUEADO' ? '' : t(`estadoCasilla.${estado}`)
}
