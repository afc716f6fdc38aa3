import {
  ChevronFirst as FirstPageIcon,
  ChevronLast as LastPageIcon,
  ChevronRight as NextIcon,
  ChevronLeft as PreviousIcon,
  type LucideIcon,
} from 'lucide-react'
import { useTexts } from '../texts/useTexts.ts'
import { formatNumber } from '../show/format.ts'
import button from '../controls/button.module.css'
import styles from './paging.module.css'

export interface Paging {
  /** From 1. */
  page: number
  pagesize: number
  onPage: (page: number) => void
  onPagesize: (pagesize: number) => void
}

const pagesizes = [15, 25, 50, 100]

interface StepProps {
  label: string
  icon: LucideIcon
  disabled: boolean
  onClick: () => void
}

const Step = ({ label, icon: Icon, disabled, onClick }: StepProps) => (
  <button
    type="button"
    className={button.softIcon}
    title={label}
    aria-label={label}
    disabled={disabled}
    onClick={onClick}
  >
    <Icon className="flips" />
  </button>
)

export const TablePaging = ({ page, pagesize, onPage, onPagesize, total }: Paging & { total: number }) => {
  const t = useTexts()
  const lastPage = Math.max(1, Math.ceil(total / pagesize))
  // What fits the smallest page has none to choose.
  if (page === 1 && total <= Math.min(pagesize, ...pagesizes)) return null
  const sizes = pagesizes.includes(pagesize) ? pagesizes : [pagesize, ...pagesizes]
  return (
    <div className={styles.pages} data-print="hide">
      <label className="inline-row gap-8 soft">
        {t('tabla.porPagina')}
        <select
          className="ink outlined on-card"
          value={pagesize}
          onChange={(event) => onPagesize(Number(event.target.value))}
        >
          {sizes.map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </select>
      </label>
      <p>
        {t('tabla.rango', {
          desde: formatNumber(Math.min((page - 1) * pagesize + 1, total)),
          hasta: formatNumber(Math.min(page * pagesize, total)),
          total: formatNumber(total),
        })}
      </p>
      {lastPage > 1 && (
        <div className="flex">
          <Step
            label={t('tabla.primeraPagina')}
            icon={FirstPageIcon}
            disabled={page <= 1}
            onClick={() => onPage(1)}
          />
          <Step
            label={t('tabla.paginaAnterior')}
            icon={PreviousIcon}
            disabled={page <= 1}
            onClick={() => onPage(page - 1)}
          />
          <Step
            label={t('tabla.paginaSiguiente')}
            icon={NextIcon}
            disabled={page >= lastPage}
            onClick={() => onPage(page + 1)}
          />
          <Step
            label={t('tabla.ultimaPagina')}
            icon={LastPageIcon}
            disabled={page >= lastPage}
            onClick={() => onPage(lastPage)}
          />
        </div>
      )}
    </div>
  )
}
