import {
  Scan as FitWidthIcon,
  ExternalLink as OpenIcon,
  RotateCw as RotateIcon,
  ZoomIn as ZoomInIcon,
  ZoomOut as ZoomOutIcon,
} from 'lucide-react'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { token } from '../theme/theme.ts'
import { useTranslation } from 'react-i18next'
import { turned, zoomIn, zoomOut, type PreviewView } from './view.ts'

interface PreviewToolbarProps {
  url: string
  view: PreviewView
  onView: (view: PreviewView) => void
  page: number
  pages: number
}

export const PreviewToolbar = ({ url, view, onView, page, pages }: PreviewToolbarProps) => {
  const { t } = useTranslation()
  const tools = [
    { label: t('vista.alejar'), Icon: ZoomOutIcon, next: { ...view, zoom: zoomOut(view) } },
    { label: t('vista.acercar'), Icon: ZoomInIcon, next: { ...view, zoom: zoomIn(view) } },
    { label: t('vista.ajustar'), Icon: FitWidthIcon, next: { ...view, zoom: 1 } },
    { label: t('vista.girar'), Icon: RotateIcon, next: turned(view) },
  ]
  return (
    <Box
      data-print="hide"
      sx={{
        display: 'flex',
        alignItems: 'center',
        paddingInline: 1,
        minHeight: 48,
        backgroundColor: token('card'),
        borderBlockEnd: `1px solid ${token('line')}`,
      }}
    >
      {tools.map(({ label, Icon, next }) => (
        <Tooltip key={label} title={label}>
          <IconButton aria-label={label} onClick={() => onView(next)}>
            <Icon />
          </IconButton>
        </Tooltip>
      ))}
      <Typography
        variant="body2"
        aria-live="polite"
        sx={{ flex: 1, paddingInline: 1, textAlign: 'end', fontVariantNumeric: 'tabular-nums' }}
      >
        {pages > 1 && t('vista.pagina', { pagina: page, total: pages })}
      </Typography>
      <Tooltip title={t('vista.abrirOriginal')}>
        <IconButton
          component="a"
          href={url}
          target="_blank"
          rel="noopener"
          aria-label={t('vista.abrirOriginal')}
        >
          <OpenIcon />
        </IconButton>
      </Tooltip>
    </Box>
  )
}
