import { diaEnBuenosAires } from '@portal/contract/calendario.ts'
import type { Aptitud, Culpable, EstadoRecurso } from '@portal/contract/recursos.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { formatDate } from '@portal/ui/show/format.ts'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { Advertencia } from './Advertencia.tsx'
import { Culprits, type CulpableAction } from './Culprits.tsx'
import { aptitudLookOf, culpableSentence, waits } from './culpable.ts'
import { aptitudLook, casillaLook, type Look } from './estados.ts'
import { Sentence } from './Sentence.tsx'
import styles from './veredicto.module.css'

export interface RecursoConVeredicto {
  estado?: EstadoRecurso
  aptitud?: Aptitud
  /** Every reason that keeps it from being fit, or will. */
  culpables?: readonly Culpable[]
  /** The same in words, from a back office that does not tell them apart. */
  motivos?: readonly string[]
  /** Why it is blocked, where nobody tells who did it and when. */
  motivo_estado?: string | null
  bloqueo?: Bloqueo
  fecha_baja?: string | null
  motivo_baja?: string | null
  /** What looks odd and does not block. */
  advertencias?: readonly string[]
}

/** What a fit one may do, as the sentence says it. */
export type Habilidad = 'conducir' | 'salir' | 'trabajar'

type Bloqueo = { por: string | null; desde: string; motivo: string | null } | null

/** Who blocked it, when and why: inside a sentence. */
export function bloqueoSentence(t: TFunction, { por, desde, motivo }: NonNullable<Bloqueo>): string {
  const said = {
    por: por ?? t('recurso.veredicto.alguien'),
    fecha: formatDate(diaEnBuenosAires(new Date(desde))),
  }
  return motivo === null
    ? t('recurso.veredicto.bloqueadoPor', said)
    : t('recurso.veredicto.bloqueadoPorque', { ...said, motivo })
}

interface VeredictoProps {
  recurso: RecursoConVeredicto
  habilidad: Habilidad
  /** How a reason is mended, or looked at. */
  actionOf?: (culpable: Culpable) => CulpableAction | undefined
  /** Who asks for what a reason is about, where not everybody does. */
  loPideDe?: (culpable: Culpable) => string | undefined
  /** What else follows from the first reason, beside the reasons. */
  consequence?: ReactNode
  /** Where all reasons stand, if they don't stand below. */
  restHref?: string | undefined
  /** What stands below it all: where it may go. */
  children?: ReactNode
}

/** Whether a resource may work, as a sentence, with what stands in its way as buttons. What is unknown is not judged. */
export const Veredicto = ({
  recurso,
  habilidad,
  actionOf,
  loPideDe,
  consequence,
  restHref,
  children,
}: VeredictoProps) => {
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
      {verdict && <Sentence {...verdict} />}
      {said.length > 0 && (
        <ul className={styles.said}>
          {said.map((motivo) => (
            <li key={motivo}>{motivo}</li>
          ))}
        </ul>
      )}
      <Culprits
        culprits={culprits.map((culpable) => ({
          key: `${culpable.tipodocumentoid ?? ''} ${culpable.estado}`,
          culpable,
          loPide: loPideDe?.(culpable),
          action: actionOf?.(culpable),
        }))}
        rest={restHref === undefined ? undefined : { href: restHref }}
        consequence={consequence}
      />
      {advertencias.map((advertencia) => (
        <Advertencia key={advertencia}>{advertencia}</Advertencia>
      ))}
      {children}
    </section>
  )
}

interface Verdict extends Look {
  lead: string
  rest: string
}

function verdictOf(t: TFunction, recurso: RecursoConVeredicto, habilidad: Habilidad): Verdict | undefined {
  const { estado, aptitud, culpables = [], fecha_baja, motivo_baja, motivo_estado, bloqueo } = recurso
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
    const rest = bloqueo ? bloqueoSentence(t, bloqueo) : (motivo_estado ?? t('recurso.veredicto.bloqueado'))
    return { ...casillaLook.bloqueado, lead, rest }
  }
  if (!aptitud) return undefined
  const [first] = culpables
  if (!first) return { ...aptitudLook[aptitud], ...unreasoned(t, aptitud, habilidad) }
  if (first.estado === 'exceptuado') return { ...aptitudLook[aptitud], ...lifted(t, culpables, habilidad) }
  const rest = culpableSentence(t, first, { inside: true })
  const lead = aptitud === 'por vencer' ? 'pronto' : waits(first) ? 'todavia' : 'no'
  return {
    ...aptitudLookOf(aptitud, first),
    lead: t(`recurso.veredicto.${habilidad}.${lead}`),
    rest,
  }
}

/** Who may work because something is lifted: through when, and what. The first of them is the first to end. */
export function lifted<Each extends Culpable>(
  t: TFunction,
  culpables: readonly Each[],
  habilidad: Habilidad,
  nameOf = ({ nombre_corto, tipodocumento }: Each) =>
    nombre_corto ?? tipodocumento ?? t('culpable.unDocumento'),
): { lead: string; rest: string } {
  const exceptuados = culpables.filter(({ estado }) => estado === 'exceptuado')
  const fecha = exceptuados[0]?.fecha
  return {
    lead: t(`recurso.veredicto.${habilidad}.excepcion`, { fecha: fecha ? formatDate(fecha) : '—' }),
    rest: exceptuados.map(nameOf).join(', '),
  }
}

const unreasoned = (t: TFunction, aptitud: Aptitud, habilidad: Habilidad): { lead: string; rest: string } =>
  aptitud === 'habilitado'
    ? { lead: t(`recurso.veredicto.${habilidad}.si`), rest: t('recurso.veredicto.alDia') }
    : { lead: t(`aptitud.${aptitud}`), rest: '' }
