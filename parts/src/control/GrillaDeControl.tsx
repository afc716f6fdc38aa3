import type { Answer } from '@portal/contract'
import { miniaturaUrl } from '@portal/contract/door.ts'
import type { Control, EstadoDeControl } from '@portal/contract/reglaDeControl.ts'
import { useMediaQuery } from '@portal/ui/controls/useMediaQuery.ts'
import { Grid } from '@portal/ui/grid/Grid.tsx'
import type { Cell } from '@portal/ui/grid/GridCell.tsx'
import { formatDate, formatNumber } from '@portal/ui/show/format.ts'
import { PersonAvatar } from '@portal/ui/show/PersonAvatar.tsx'
import { uncapitalized } from '@portal/ui/texts/locale.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import type { TFunction } from 'i18next'
import { controlLook } from './controlLook.ts'
import styles from './control.module.css'

export type FilaDeControl = Answer<'ControlesDelMes'>['records'][number]
export type CeldaDeControl = NonNullable<FilaDeControl['celdas']>[number]

interface ControlConNombre {
  control: Control
  nombre: string
  completos: number
}

interface GrillaDeControlProps {
  mes: string
  controles: readonly ControlConNombre[]
  /** How many people there are, and how many of them are shown. */
  choferes: number
  rowCount: number
  rowAt: (index: number) => FilaDeControl | undefined
  hrefOf: (recursoid: string) => string
  abierta: { recursoid: string; control: Control } | undefined
  onOpen: (cell: HTMLElement, fila: FilaDeControl, celda: CeldaDeControl) => void
  onShown: (first: number, last: number) => void
}

/** On which part of the month somebody was on the road, where it was not all of it. */
export function cuandoEstuvo(
  t: TFunction,
  { desde, hasta }: { desde?: string | undefined; hasta?: string | undefined },
  mes: string,
): string {
  const begins = desde !== undefined && desde > `${mes}-01`
  const next = hasta === undefined ? undefined : new Date(Date.parse(`${hasta}T00:00:00Z`) + 86_400_000)
  const ends = next !== undefined && next.toISOString().slice(0, 7) === mes
  const dayOf = (dia: string) => formatDate(dia).slice(0, 5)
  if (begins && ends) return t('control.entre', { desde: dayOf(desde), hasta: dayOf(hasta ?? '') })
  if (begins) return t('control.desde', { dia: dayOf(desde) })
  return ends ? t('control.hasta', { dia: dayOf(hasta ?? '') }) : ''
}

const wordOf = (t: TFunction, estado: EstadoDeControl) =>
  estado === 'cumplido' || estado === 'no corresponde' ? '' : t(`control.celda.${estado}`)

/** The people of a month by what is controlled of each. */
export const GrillaDeControl = ({
  mes,
  controles,
  choferes,
  rowCount,
  rowAt,
  hrefOf,
  abierta,
  onOpen,
  onShown,
}: GrillaDeControlProps) => {
  const t = useTexts()
  const narrow = useMediaQuery('(max-width: 699.95px)')
  const nameOf = (fila: FilaDeControl): Cell => {
    const cuando = cuandoEstuvo(t, fila, mes)
    return {
      content: (
        <span className={`row slim gap-10 ${styles.person}`}>
          {!narrow && (
            <PersonAvatar name={fila.nombre} photo={fila.foto && miniaturaUrl(fila.foto)} size={24} />
          )}
          <span className="slim">
            <b className="block cut" title={fila.nombre}>
              {fila.nombre}
            </b>
            {cuando !== '' && <small className="block soft cut">{cuando}</small>}
          </span>
        </span>
      ),
      label: cuando === '' ? fila.nombre : `${fila.nombre}, ${cuando}`,
      href: hrefOf(fila.recursoid),
    }
  }
  const cellOf = (fila: FilaDeControl, column: string): Cell => {
    const control = controles.find((each) => each.control === column)
    const celda = fila.celdas?.find((each) => each.control === column)
    const whose = `${fila.nombre}, ${control?.nombre ?? ''}`
    if (!celda) return { content: '', label: `${whose}: ${t('control.noSePedia')}` }
    const { icon: Icon, tone } = controlLook[celda.estado]
    const said = [uncapitalized(t(`control.estados.${celda.estado}`)), celda.motivo && `«${celda.motivo}»`]
    return {
      content: (
        <>
          <Icon size={16} aria-hidden />
          {wordOf(t, celda.estado)}
        </>
      ),
      label: `${whose}: ${said.filter(Boolean).join(', ')}`,
      tone,
      plain: celda.estado === 'cumplido' || celda.estado === 'no corresponde',
      onPress: (cell) => onOpen(cell, fila, celda),
      open: abierta?.recursoid === fila.recursoid && abierta.control === column,
    }
  }
  return (
    <Grid
      few
      label={t('control.grilla')}
      corner={t('control.choferes', { count: choferes, n: formatNumber(choferes) })}
      columns={controles.map(({ control, nombre, completos }) => {
        const cuantos = t('control.deTotal', { n: formatNumber(completos), total: formatNumber(choferes) })
        return {
          id: control,
          name: `${nombre}: ${cuantos}`,
          head: (
            <>
              <span className="block ink cut">{nombre}</span>
              <b className={styles.count} data-whole={completos === choferes || undefined}>
                {cuantos}
              </b>
            </>
          ),
        }
      })}
      rowCount={rowCount}
      rowAt={rowAt}
      nameOf={nameOf}
      cellOf={cellOf}
      onShown={onShown}
    />
  )
}
