import { Keyboard as HelpIcon, ChevronRight as NextIcon, ChevronLeft as PreviousIcon } from 'lucide-react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { formatNumber } from '@portal/ui/show/format.ts'
import { token } from '@portal/ui/theme/theme.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Kbd } from './shortcuts/Kbd.tsx'

interface StepProps {
  label: string
  href: string | undefined
  keys: string
  children: ReactNode
}

const Step = ({ label, href, keys, children }: StepProps) => (
  <Tooltip title={href === undefined ? '' : `${label} (${keys})`}>
    <span>
      <Button
        variant="outlined"
        size="small"
        aria-label={label}
        aria-keyshortcuts={keys}
        {...(href === undefined ? { disabled: true } : { href })}
        sx={{
          gap: '6px',
          minWidth: 32,
          paddingInline: '6px',
          color: token('ink'),
          '[dir=rtl] & svg': { transform: 'scaleX(-1)' },
        }}
      >
        {children}
      </Button>
    </span>
  </Tooltip>
)

interface QueueNavProps {
  /** What the list is of. */
  label: string
  position: number | undefined
  total: number | undefined
  previousHref: string | undefined
  nextHref: string | undefined
  onHelp?: () => void
}

/** Where a record stands in its list, and the way to its neighbours. */
export const QueueNav = ({ label, position, total, previousHref, nextHref, onHelp }: QueueNavProps) => {
  const { t } = useTranslation()
  return (
    <Box
      component="nav"
      aria-label={label}
      sx={{ display: 'flex', alignItems: 'center', gap: { xs: 0.5, sm: 1 } }}
    >
      <Step label={t('nav.anterior')} href={previousHref} keys="K">
        <PreviousIcon size={16} />
        <Kbd>K</Kbd>
      </Step>
      <Typography
        variant="body2"
        aria-live="polite"
        sx={{
          display: { xs: 'none', sm: 'block' },
          minWidth: 56,
          fontWeight: 600,
          textAlign: 'center',
          fontVariantNumeric: 'tabular-nums',
          whiteSpace: 'nowrap',
        }}
      >
        {position !== undefined &&
          total !== undefined &&
          t('nav.posicion', { posicion: formatNumber(position), total: formatNumber(total) })}
      </Typography>
      <Step label={t('nav.siguiente')} href={nextHref} keys="J">
        <Kbd>J</Kbd>
        <NextIcon size={16} />
      </Step>
      {onHelp && (
        <Tooltip title={t('nav.atajos')}>
          <IconButton
            aria-label={t('nav.atajos')}
            aria-keyshortcuts="?"
            onClick={onHelp}
            sx={{ display: { xs: 'none', sm: 'inline-flex' }, color: token('inkSoft') }}
          >
            <HelpIcon />
          </IconButton>
        </Tooltip>
      )}
    </Box>
  )
}
