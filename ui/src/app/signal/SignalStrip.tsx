import { WifiOff as OfflineIcon } from 'lucide-react'
import { RefreshCw as SendingIcon } from 'lucide-react'
import { CircleAlert as RefusedIcon } from 'lucide-react'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import GlobalStyles from '@mui/material/GlobalStyles'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useToast } from '../../feedback/Toasts.tsx'
import { formatDateTime } from '../../show/format.ts'
import { token } from '../../theme/theme.ts'
import { LetterList } from './LetterList.tsx'
import { useLetters, useOutbox } from './outboxContext.ts'
import { useLostAt } from './useConnection.ts'

const stripHeight = 40
/** The bar with a phone's primary action, which a screen draws at the foot of the window. */
const bottomBar = { height: 72, is: ':root:has([data-bottom-bar])', below: '@media (max-width: 599.95px)' }

const clockOf = (ms: number) => formatDateTime(new Date(ms).toISOString()).slice(-5)

/** At the foot of the window while there is no line, or while something that waited for one did not go out. */
export const SignalStrip = () => {
  const { t } = useTranslation()
  const toast = useToast()
  const outbox = useOutbox()
  const letters = useLetters()
  const lostAt = useLostAt()
  const [open, setOpen] = useState(false)
  const waiting = letters.filter(({ refused }) => refused === undefined)
  const refused = letters.length - waiting.length
  const shown = lostAt !== null || letters.length > 0

  useEffect(
    () => outbox.onArrival(({ what }) => toast({ message: t('senal.salio', { que: what }) })),
    [outbox, toast, t],
  )

  const link =
    waiting.length > 0 ? t('senal.ver', { count: waiting.length }) : refused > 0 && t('senal.verRechazados')
  return (
    <>
      {shown && (
        <GlobalStyles
          styles={{
            ':root': { '--signal-height': `${stripHeight}px` },
            body: { paddingBlockEnd: stripHeight },
          }}
        />
      )}
      <Box
        data-print="hide"
        sx={{
          position: 'fixed',
          insetBlockEnd: 0,
          insetInlineEnd: 0,
          // The frame says how wide the menu beside it is.
          insetInlineStart: 'var(--frame-start, 0px)',
          zIndex: 'snackbar',
          [bottomBar.below]: { [`${bottomBar.is} &`]: { insetBlockEnd: bottomBar.height } },
        }}
      >
        {shown && open && letters.length > 0 && (
          <LetterList letters={letters} offline={lostAt !== null} onLeave={() => setOpen(false)} />
        )}
        <Box role="status">
          {shown && (
            <Box
              sx={{
                display: 'flex',
                alignItems: 'center',
                gap: 1.5,
                height: stripHeight,
                paddingInline: { xs: 2, sm: 3 },
                fontSize: '0.875rem',
                // Ink by day, and the same pair turned round by night.
                color: token('paper'),
                backgroundColor: token('ink'),
                '& svg': { fontSize: '1.25rem', flex: 'none' },
              }}
            >
              {lostAt !== null ? <OfflineIcon /> : waiting.length > 0 ? <SendingIcon /> : <RefusedIcon />}
              <Box
                component="p"
                sx={{
                  margin: 0,
                  minWidth: 0,
                  overflow: 'hidden',
                  textOverflow: 'ellipsis',
                  whiteSpace: 'nowrap',
                }}
              >
                {lostAt !== null ? (
                  <>
                    <Box component="b" sx={{ fontWeight: 650 }}>
                      {t('senal.sinConexion')}
                    </Box>{' '}
                    <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
                      {t('senal.desde', { hora: clockOf(lostAt) })}
                    </Box>
                  </>
                ) : waiting.length > 0 ? (
                  t('senal.enviando')
                ) : (
                  t('senal.noSalio', { count: refused })
                )}
              </Box>
              {link !== false && (
                <ButtonBase
                  aria-expanded={open}
                  onClick={() => setOpen(!open)}
                  sx={{
                    marginInlineStart: 'auto',
                    height: 32,
                    paddingInline: 1.5,
                    marginInlineEnd: -1.5,
                    borderRadius: '8px',
                    fontSize: 'inherit',
                    fontFamily: 'inherit',
                    fontWeight: 600,
                    whiteSpace: 'nowrap',
                    textDecoration: 'underline',
                    textUnderlineOffset: '3px',
                    '&.Mui-focusVisible': { outline: '2px solid currentcolor', outlineOffset: -4 },
                  }}
                >
                  {open ? t('senal.ocultar') : link}
                </ButtonBase>
              )}
            </Box>
          )}
        </Box>
      </Box>
    </>
  )
}
