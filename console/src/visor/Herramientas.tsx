import {
  Columns2 as CompareIcon,
  ExternalLink as OpenIcon,
  Maximize as FitIcon,
  RotateCw as RotateIcon,
  ZoomIn as ZoomInIcon,
  ZoomOut as ZoomOutIcon,
  type LucideIcon,
} from 'lucide-react'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { token } from '@portal/ui/theme/theme.ts'
import { initialView, turned, zoomIn, zoomOut, type PreviewView } from '@portal/ui/preview/view.ts'
import { useTranslation } from 'react-i18next'
import { useShortcuts } from '../shortcuts/useShortcuts.ts'

interface HerramientasProps {
  view: PreviewView
  onView: (view: PreviewView) => void
  /** Of the file that is looked at. */
  originalUrl: string | undefined
  comparing: boolean
  /** Absent where there is nothing to compare with. */
  onCompare: (() => void) | undefined
}

interface ToolProps {
  label: string
  keys: string
  Icon: LucideIcon
  pressed?: boolean
  onClick?: () => void
  href?: string
}

const Tool = ({ label, keys, Icon, pressed, onClick, href }: ToolProps) => (
  <Tooltip title={`${label} (${keys})`} placement="right">
    <IconButton
      {...(href !== undefined && { component: 'a', href, target: '_blank', rel: 'noopener' })}
      aria-label={label}
      aria-keyshortcuts={keys}
      aria-pressed={pressed}
      onClick={onClick}
      sx={{
        width: 40,
        height: 40,
        borderRadius: '8px',
        color: token('inkSoft'),
        '&[aria-pressed=true]': { color: token('primary'), backgroundColor: token('primarySoft') },
      }}
    >
      <Icon />
    </IconButton>
  </Tooltip>
)

const Rule = () => (
  <Box
    aria-hidden
    sx={{
      flex: 'none',
      width: { xs: '1px', md: 24 },
      height: { xs: 24, md: '1px' },
      margin: '4px',
      backgroundColor: token('line'),
    }}
  />
)

/** What is done with the page, in a column beside it, so that it has all of the height. */
export const Herramientas = ({ view, onView, originalUrl, comparing, onCompare }: HerramientasProps) => {
  const { t } = useTranslation()
  const larger = () => onView({ ...view, zoom: zoomIn(view) })
  const smaller = () => onView({ ...view, zoom: zoomOut(view) })
  const fit = () => onView({ ...view, zoom: initialView.zoom })
  const turn = () => onView(turned(view))
  const open = originalUrl === undefined ? undefined : () => window.open(originalUrl, '_blank', 'noopener')
  useShortcuts({ '+': larger, '=': larger, '-': smaller, '0': fit, g: turn, o: open, c: onCompare })

  return (
    <Box
      role="group"
      aria-label={t('revision.herramientas')}
      data-print="hide"
      sx={{
        display: 'flex',
        flexDirection: { xs: 'row', md: 'column' },
        alignItems: 'center',
        gap: '4px',
        width: { md: 48 },
        minHeight: 48,
        padding: { xs: '4px 8px', md: '8px 0' },
        overflowX: { xs: 'auto', md: 'visible' },
        backgroundColor: token('card'),
        borderInlineEnd: { md: `1px solid ${token('line')}` },
        borderBlockEnd: { xs: `1px solid ${token('line')}`, md: 0 },
      }}
    >
      <Tool label={t('vista.acercar')} keys="+" Icon={ZoomInIcon} onClick={larger} />
      <Box
        component="span"
        aria-live="polite"
        sx={{
          fontSize: '0.75rem',
          fontWeight: 600,
          lineHeight: '16px',
          fontVariantNumeric: 'tabular-nums',
          whiteSpace: 'nowrap',
          color: token('inkSoft'),
        }}
      >
        {t('revision.zoom', { n: Math.round(view.zoom * 100) })}
      </Box>
      <Tool label={t('vista.alejar')} keys="-" Icon={ZoomOutIcon} onClick={smaller} />
      <Tool label={t('revision.ajustar')} keys="0" Icon={FitIcon} onClick={fit} />
      <Rule />
      <Tool label={t('vista.girar')} keys="G" Icon={RotateIcon} onClick={turn} />
      {onCompare && (
        <Tool
          label={t('revision.comparar.comparar')}
          keys="C"
          Icon={CompareIcon}
          pressed={comparing}
          onClick={onCompare}
        />
      )}
      {originalUrl !== undefined && (
        <>
          <Rule />
          <Tool label={t('vista.abrirOriginal')} keys="O" Icon={OpenIcon} href={originalUrl} />
        </>
      )}
    </Box>
  )
}
