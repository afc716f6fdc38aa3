import {
  Keyboard as HelpIcon,
  List as ListIcon,
  ChevronRight as NextIcon,
  ChevronLeft as PreviousIcon,
} from 'lucide-react'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { formatNumber } from '@portal/ui/show/format.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

interface StepProps {
  label: string
  href: string | undefined
  keys: string
  children: ReactNode
}

const Step = ({ label, href, keys, children }: StepProps) => (
  <Tooltip title={href === undefined ? '' : `${label} (${keys})`}>
    <span>
      <IconButton
        color="inherit"
        aria-label={label}
        aria-keyshortcuts={keys}
        {...(href === undefined ? { disabled: true } : { href })}
        sx={{
          '&.Mui-disabled': { color: 'inherit', opacity: 0.4 },
          '[dir=rtl] & svg': { transform: 'scaleX(-1)' },
        }}
      >
        {children}
      </IconButton>
    </span>
  </Tooltip>
)

interface QueueNavProps {
  position: number | undefined
  total: number | undefined
  previousHref: string | undefined
  nextHref: string | undefined
  listHref: string
  onHelp: () => void
}

/** Where the document stands in its list, and the way to its neighbours. */
export const QueueNav = ({ position, total, previousHref, nextHref, listHref, onHelp }: QueueNavProps) => {
  const { t } = useTranslation()
  return (
    <Box component="nav" aria-label={t('revision.nav.nombre')} sx={{ display: 'flex', alignItems: 'center' }}>
      <Step label={t('revision.nav.anterior')} href={previousHref} keys="K">
        <PreviousIcon />
      </Step>
      <Typography
        variant="body2"
        aria-live="polite"
        sx={{ minWidth: 72, textAlign: 'center', fontVariantNumeric: 'tabular-nums' }}
      >
        {position !== undefined &&
          total !== undefined &&
          t('revision.nav.posicion', { posicion: formatNumber(position), total: formatNumber(total) })}
      </Typography>
      <Step label={t('revision.nav.siguiente')} href={nextHref} keys="J">
        <NextIcon />
      </Step>
      <Tooltip title={t('revision.nav.lista')}>
        <IconButton color="inherit" aria-label={t('revision.nav.lista')} href={listHref}>
          <ListIcon />
        </IconButton>
      </Tooltip>
      <Tooltip title={t('revision.nav.atajos')}>
        <IconButton
          color="inherit"
          aria-label={t('revision.nav.atajos')}
          aria-keyshortcuts="?"
          onClick={onHelp}
        >
          <HelpIcon />
        </IconButton>
      </Tooltip>
    </Box>
  )
}
