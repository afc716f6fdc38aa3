import Box from '@mui/material/Box'
import { token } from '../theme/theme.ts'
import { useUiSettings } from '../theme/useUiSettings.ts'
import { RoadArt } from './RoadArt.tsx'

const reach = {
  header: { position: 'absolute', height: 232 },
  half: { position: 'absolute', height: 'max(50vh, 360px)' },
  full: { position: 'fixed', height: '100vh' },
} as const

/** The coloured ground behind the head of every screen. */
export const Background = () => {
  const { background, gradient, decoration } = useUiSettings().settings
  return (
    <Box
      aria-hidden
      data-print="hide"
      sx={{
        ...reach[background],
        insetInline: 0,
        top: 0,
        zIndex: -1,
        overflow: 'hidden',
        background: gradient
          ? `linear-gradient(120deg, ${token('bandFrom')} 20%, ${token('bandTo')} 100%)`
          : token('bandFrom'),
      }}
    >
      {decoration && <RoadArt />}
    </Box>
  )
}
