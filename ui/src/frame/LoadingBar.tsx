import LinearProgress from '@mui/material/LinearProgress'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

const tickMs = 500

const Ticking = () => {
  const { t } = useTranslation()
  const [percent, setPercent] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setPercent((now) => now + (96 - now) / 4), tickMs)
    return () => clearInterval(timer)
  }, [])
  // What arrives before the first tick needs no announcement.
  if (percent === 0) return null
  return (
    <LinearProgress
      variant="determinate"
      color="secondary"
      value={percent}
      aria-label={t('acciones.cargando')}
      sx={{
        position: 'fixed',
        insetInline: 0,
        top: 0,
        height: 3,
        zIndex: 'tooltip',
        backgroundColor: 'transparent',
      }}
    />
  )
}

/** Says that something is on its way; it slows down as it grows, and leaves when it arrives. */
export const LoadingBar = ({ loading }: { loading: boolean }) => (loading ? <Ticking /> : null)
