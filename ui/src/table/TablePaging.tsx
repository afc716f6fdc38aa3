import { formatNumber } from '../show/format.ts'
import {
  ChevronFirst as FirstPageIcon,
  ChevronLast as LastPageIcon,
  ChevronRight as NextIcon,
  ChevronLeft as PreviousIcon,
} from 'lucide-react'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

export interface Paging {
  /** From 1. */
  page: number
  pagesize: number
  onPage: (page: number) => void
  onPagesize: (pagesize: number) => void
}

export const pagesizes = [15, 25, 50, 100]

const Step = ({
  label,
  disabled,
  onClick,
  children,
}: {
  label: string
  disabled: boolean
  onClick: () => void
  children: ReactNode
}) => (
  <Tooltip title={disabled ? '' : label}>
    <span>
      <IconButton
        aria-label={label}
        disabled={disabled}
        onClick={onClick}
        sx={{ '[dir=rtl] & svg': { transform: 'scaleX(-1)' } }}
      >
        {children}
      </IconButton>
    </span>
  </Tooltip>
)

export const TablePaging = ({ page, pagesize, onPage, onPagesize, total }: Paging & { total: number }) => {
  const { t } = useTranslation()
  const id = useId()
  const lastPage = Math.max(1, Math.ceil(total / pagesize))
  const sizes = pagesizes.includes(pagesize) ? pagesizes : [pagesize, ...pagesizes]
  return (
    <Box
      data-print="hide"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'flex-end',
        columnGap: 2,
        paddingInline: 2,
        paddingBlock: 1,
      }}
    >
      <Box sx={{ display: { xs: 'none', sm: 'flex' }, alignItems: 'center', gap: 1 }}>
        <Typography variant="body2" id={id} sx={{ color: 'text.secondary' }}>
          {t('tabla.porPagina')}
        </Typography>
        <Select
          size="small"
          variant="standard"
          disableUnderline
          value={pagesize}
          onChange={(event) => onPagesize(event.target.value)}
          slotProps={{ input: { 'aria-labelledby': id } }}
          SelectDisplayProps={{ 'aria-labelledby': id }}
          sx={{ fontSize: '0.875rem', '& .MuiSelect-select': { paddingBlock: '4px' } }}
        >
          {sizes.map((size) => (
            <MenuItem key={size} value={size}>
              {size}
            </MenuItem>
          ))}
        </Select>
      </Box>
      <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {t('tabla.rango', {
          desde: formatNumber(Math.min((page - 1) * pagesize + 1, total)),
          hasta: formatNumber(Math.min(page * pagesize, total)),
          total: formatNumber(total),
        })}
      </Typography>
      <Box sx={{ display: 'flex' }}>
        <Step label={t('tabla.primeraPagina')} disabled={page <= 1} onClick={() => onPage(1)}>
          <FirstPageIcon />
        </Step>
        <Step label={t('tabla.paginaAnterior')} disabled={page <= 1} onClick={() => onPage(page - 1)}>
          <PreviousIcon />
        </Step>
        <Step label={t('tabla.paginaSiguiente')} disabled={page >= lastPage} onClick={() => onPage(page + 1)}>
          <NextIcon />
        </Step>
        <Step label={t('tabla.ultimaPagina')} disabled={page >= lastPage} onClick={() => onPage(lastPage)}>
          <LastPageIcon />
        </Step>
      </Box>
    </Box>
  )
}
