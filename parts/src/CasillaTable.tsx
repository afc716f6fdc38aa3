import type { Casilla } from '@portal/contract/recursos.ts'
import { EmptyState } from '@portal/ui/feedback/EmptyState.tsx'
import { Link } from '@portal/ui/controls/Link.tsx'
import { formatDate } from '@portal/ui/show/format.ts'
import type { TFunction } from 'i18next'
import { FileText as DocumentsIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Hidden } from '@portal/ui/show/Hidden.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import type * as z from 'zod/mini'
import styles from './casillaTable.module.css'
import { CasillaChip } from './chips.tsx'
import { detalleDe } from './detalleDe.ts'
import { documentoName } from './documentoName.ts'
import { PlazoBreve, PlazoCell } from './PlazoCell.tsx'
import { Tira, TiraHead } from './Tira.tsx'

export type CasillaRow = z.output<(typeof Casilla)['remote']>

interface CasillaTableProps<Row extends CasillaRow> {
  /** Those that are optional today may say from which day they are asked for. */
  casillas: readonly (Row & { se_pide_desde?: string | undefined })[]
  documentoHref: (documentoid: string) => string
  /** What can be done about it, on its row. */
  action: (casilla: Row) => ReactNode
}

const keyOf = ({ tipodocumentoid, periodo, mes }: CasillaRow) =>
  `${tipodocumentoid} ${mes === true ? (periodo ?? '') : ''}`

const ranks: readonly CasillaRow['estado'][] = [
  'rechazado',
  'vencido',
  'pendiente',
  'bloqueado',
  'en revision',
  'activo',
]

/** What may be left out, and was, asks for nothing. */
const rankOf = ({ estado, obligatorio }: CasillaRow): number =>
  estado === 'pendiente' && obligatorio === false ? ranks.length : ranks.indexOf(estado)

/** What is to be done first, then what ends first. What never ends stands last. */
const byUrgency = (one: CasillaRow, other: CasillaRow): number =>
  rankOf(one) - rankOf(other) || (one.fecha_vencimiento ?? '9').localeCompare(other.fecha_vencimiento ?? '9')

/** Who lifted it, and why; and where and through when, of what is lifted in an operacion alone. */
function porQueExceptuado(t: TFunction, { excepcion, operaciones = [] }: CasillaRow): string[] {
  const said = ({ por, motivo }: NonNullable<CasillaRow['excepcion']>) =>
    t('casilla.exceptuadoPor', { por: por ?? t('recurso.veredicto.alguien'), motivo })
  return [
    ...(excepcion ? [said(excepcion)] : []),
    ...operaciones.flatMap(({ nombre, excepcion: there }) =>
      there
        ? [t('casilla.exceptuadoEn', { operacion: nombre, fecha: formatDate(there.hasta) }), said(there)]
        : [],
    ),
  ]
}

/** Each document that a resource is asked for: how it stands, until when, and the weeks ahead. */
export const CasillaTable = <Row extends CasillaRow>({
  casillas,
  documentoHref,
  action,
}: CasillaTableProps<Row>) => {
  const t = useTexts()
  if (casillas.length === 0) return <EmptyState icon={<DocumentsIcon />} title={t('casilla.ninguna')} />
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('casilla.columnas.documento')}</th>
          <th scope="col">{t('recurso.columnas.estado')}</th>
          <th scope="col">{t('recurso.columnas.vence')}</th>
          <th scope="col" className={styles.weeks}>
            <TiraHead />
          </th>
          <th scope="col">
            <Hidden>{t('casilla.columnas.accion')}</Hidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {[...casillas].sort(byUrgency).map((casilla) => (
          <tr key={keyOf(casilla)}>
            <th scope="row">
              {casilla.documentoid ? (
                <Link
                  href={documentoHref(casilla.documentoid)}
                  className="thumb block semibold cut uncoloured unlined underlines"
                >
                  {documentoName(casilla)}
                </Link>
              ) : (
                <b className="block semibold cut">{documentoName(casilla)}</b>
              )}
              <span className={`tiny soft cut block ${styles.details}`}>
                {[detalleDe(t, casilla), ...porQueExceptuado(t, casilla)].filter(Boolean).join(' · ')}
              </span>
            </th>
            <td>
              {casilla.estado ? (
                <CasillaChip
                  {...casilla}
                  estado={casilla.estado}
                  exceptuado_hasta={casilla.excepcion?.hasta}
                />
              ) : (
                '—'
              )}
            </td>
            <td>
              <span className={styles.wide}>
                <PlazoCell casilla={casilla} besideChip />
              </span>
              <span className={styles.phone}>
                <PlazoBreve casilla={casilla} />
              </span>
            </td>
            <td className={styles.weeks}>
              <Tira casilla={casilla} />
            </td>
            <td className={styles.action}>{action(casilla)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
