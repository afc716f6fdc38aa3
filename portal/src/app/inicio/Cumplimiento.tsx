import type { Answer } from '@portal/contract'
import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import type { Aptitud } from '@portal/contract/recursos.ts'
import { aptitudLook } from '@portal/parts/estados.ts'
import { formatDate, formatNumber } from '@portal/ui/show/format.ts'
import { EmptyState } from '@portal/ui/feedback/EmptyState.tsx'
import { ErrorState } from '@portal/ui/feedback/ErrorState.tsx'
import { Link } from '@portal/ui/controls/Link.tsx'
import { toneToken } from '@portal/ui/theme/cssVariable.ts'
import type { Tone } from '@portal/ui/theme/tokens.ts'
import { CircleX as NotFitIcon, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { comoEsta, comoEstanUnidades } from '../marco/comoEstan.ts'
import { useTablero } from '../operaciones/useTablero.ts'
import { documentosEn, rutas } from '../rutas.ts'
import styles from './inicio.module.css'
import { Seccion } from '../piezas/Seccion.tsx'

type Dashboard = Answer<'Dashboard'>

interface Parte {
  label: string
  count: number
  tone: Tone
  icon: LucideIcon
  href?: string | undefined
}

interface Clase {
  name: string
  /** How many of how many, in words. */
  said: string
  href: string
  partes: readonly Parte[]
}

interface CumplimientoProps {
  /** The operacion that the screen is turned to. */
  operacionid: string | undefined
  /** Stands in for it until it is known. */
  waiting: ReactNode
}

/** How many of each kind may work today, in words, with a bar and links to those meant. */
export const Cumplimiento = ({ operacionid: turned, waiting }: CumplimientoProps) => {
  const t = useTexts()
  const { tablero, error, retry, operacionid, nombre, varias } = useTablero(turned)
  const clases = useClases(tablero ?? {}, operacionid)
  if (!tablero)
    return error ? (
      <Seccion title={t('inicio.cumplimiento.titulo')}>
        <ErrorState error={error} onRetry={retry} />
      </Seccion>
    ) : (
      waiting
    )
  return (
    <Seccion
      title={
        nombre === undefined
          ? t(varias ? 'inicio.cumplimiento.enGeneral' : 'inicio.cumplimiento.titulo')
          : t('inicio.cumplimiento.enOperacion', { operacion: nombre })
      }
      // Beside where it is of there is no room for the day.
      of={
        nombre === undefined && !varias
          ? t('inicio.cumplimiento.hoy', { fecha: formatDate(hoyEnBuenosAires()) })
          : undefined
      }
    >
      {clases.length === 0 ? (
        <EmptyState title={t('inicio.cumplimiento.ninguno')} />
      ) : (
        <ul className={styles.kinds}>
          {clases.map((clase) => (
            <li key={clase.name}>
              <p className="flex spread gap-8">
                <b>{clase.name}</b>
                <Link href={clase.href}>{clase.said}</Link>
              </p>
              <div aria-hidden className={styles.bar}>
                {clase.partes.map(({ label, count, tone }) => (
                  <i key={label} style={{ flexGrow: count, background: toneToken(tone, 'fill') }} />
                ))}
              </div>
              <div className={styles.legend}>
                {clase.partes.map((parte) => (
                  <Leyenda key={parte.label} {...parte} />
                ))}
              </div>
            </li>
          ))}
        </ul>
      )}
    </Seccion>
  )
}

const Leyenda = ({ label, count, tone, icon: Icon, href }: Parte) => {
  const content = (
    <>
      <Icon size={14} strokeWidth={2} color={toneToken(tone, 'text')} />
      <span>
        <b className="ink">{formatNumber(count)}</b> {label}
      </span>
    </>
  )
  return href ? (
    <Link className="thumb inline-row gap-4 unlined" href={href}>
      {content}
    </Link>
  ) : (
    <span className="inline-row gap-4">{content}</span>
  )
}

function useClases(
  { cumplimiento = [], cumplimientoUnidades, documentosTransporte }: Dashboard,
  operacionid: string | undefined,
): Clase[] {
  const t = useTexts()
  const parte = (aptitud: Aptitud, count: number, href?: string): Parte => {
    const look =
      aptitud === 'no habilitado' ? { tone: 'red' as const, icon: NotFitIcon } : aptitudLook[aptitud]
    return { ...look, label: t(`inicio.cumplimiento.partes.${aptitud}`), count, href }
  }

  const clase = (una: (typeof cumplimiento)[number]) => {
    const { tiporecurso, habilitados, porVencer, total } = una
    if (tiporecurso === 'transporte') {
      const { alDia = 0, porVencer: soon = 0, total: asked = 0 } = documentosTransporte ?? {}
      return {
        name: t('inicio.plural.transporte'),
        said: comoEsta(t, una),
        href: documentosEn('presentados', { tiporecurso, operacionid }),
        partes: documentosTransporte
          ? [
              parte('habilitado', alDia),
              parte('por vencer', soon),
              parte('no habilitado', asked - alDia - soon),
            ]
          : [],
      }
    }
    const of = tiporecurso === 'chofer' ? rutas.choferes : rutas.dominios
    return {
      name: t(`inicio.plural.${tiporecurso}`),
      said: comoEsta(t, una),
      href: of({ operacionid }),
      partes: [
        parte('habilitado', habilitados, of({ aptitud: 'habilitado', operacionid })),
        parte('por vencer', porVencer, of({ aptitud: 'por vencer', operacionid })),
        parte(
          'no habilitado',
          total - habilitados - porVencer,
          of({ aptitud: 'no habilitado', operacionid }),
        ),
      ],
    }
  }
  const unidadesHref = rutas.unidades({ operacion: operacionid })
  const unidades = cumplimientoUnidades &&
    cumplimientoUnidades.total > 0 && {
      name: t('inicio.plural.unidad'),
      said: comoEstanUnidades(t, cumplimientoUnidades),
      href: unidadesHref,
      partes: [
        parte('habilitado', cumplimientoUnidades.habilitados, unidadesHref),
        parte('por vencer', cumplimientoUnidades.porVencer, unidadesHref),
        parte(
          'no habilitado',
          cumplimientoUnidades.total - cumplimientoUnidades.habilitados - cumplimientoUnidades.porVencer,
          unidadesHref,
        ),
      ],
    }
  return [...cumplimiento.filter(({ total }) => total > 0).map(clase), ...(unidades ? [unidades] : [])].map(
    (each) => ({ ...each, partes: each.partes.filter(({ count }) => count > 0) }),
  )
}
