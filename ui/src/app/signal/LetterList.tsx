import { CircleAlert as RefusedIcon } from 'lucide-react'
import { Hourglass as WaitingIcon } from 'lucide-react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useToast } from '../../feedback/Toasts.tsx'
import { toneToken, token } from '../../theme/theme.ts'
import type { Letter } from './letter.ts'
import { useOutbox } from './outboxContext.ts'

interface LetterListProps {
  letters: readonly Letter[]
  offline: boolean
  /** A link was followed. */
  onLeave: () => void
}

/** What waits, in the order in which it goes out; what was not taken says why, and leads back to where it was written. */
export const LetterList = ({ letters, offline, onLeave }: LetterListProps) => {
  const { t } = useTranslation()
  const toast = useToast()
  const outbox = useOutbox()
  const takeBack = ({ key, left, refused }: Letter) => {
    outbox.takeBack(key)
    if (refused === undefined)
      toast({ severity: 'info', message: t(left ? 'senal.quizaSalio' : 'senal.quitado') })
  }
  return (
    <Box
      component="section"
      aria-label={t('senal.lista')}
      sx={{
        maxHeight: '50vh',
        overflowY: 'auto',
        backgroundColor: token('card'),
        borderBlockStart: `1px solid ${token('line')}`,
        boxShadow: '0 -8px 24px -12px rgb(13 20 24 / 0.35)',
      }}
    >
      <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {letters.map((letter) => (
          <Box
            component="li"
            key={letter.key}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1.5,
              minHeight: 48,
              paddingBlock: 0.5,
              paddingInline: { xs: '16px 8px', sm: '24px 12px' },
              fontSize: '0.875rem',
              borderBlockEnd: `1px solid ${token('line')}`,
              '& > svg': { fontSize: '1.25rem', flex: 'none', color: token('inkSoft') },
            }}
          >
            {letter.refused === undefined ? <WaitingIcon /> : <RefusedIcon />}
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              <Box sx={{ fontWeight: 600 }}>{letter.what}</Box>
              {letter.refused !== undefined && (
                <Box sx={{ color: toneToken('red', 'text') }}>{letter.refused}</Box>
              )}
            </Box>
            {letter.refused !== undefined && (
              <Button size="small" href={letter.href} onClick={onLeave}>
                {t('senal.abrir')}
              </Button>
            )}
            <Button
              size="small"
              aria-label={t('senal.quitarDe', { que: letter.what })}
              disabled={outbox.sending() === letter.key}
              onClick={() => takeBack(letter)}
            >
              {t('senal.quitar')}
            </Button>
          </Box>
        ))}
      </Box>
      {offline && (
        <Box
          component="p"
          sx={{
            margin: 0,
            paddingBlock: 1.5,
            paddingInline: { xs: 2, sm: 3 },
            fontSize: '0.875rem',
            color: token('inkSoft'),
          }}
        >
          {t('senal.pestana')}
        </Box>
      )}
    </Box>
  )
}
