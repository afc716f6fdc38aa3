import { CircleCheck as DoneIcon, Hourglass as WaitsIcon } from 'lucide-react'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useLetters } from '@portal/ui/app/signal/outboxContext.ts'
import { token } from '@portal/ui/theme/theme.ts'
import { Trans, useTranslation } from 'react-i18next'
import { rutas } from '../rutas.ts'
import { Kbd } from '../shortcuts/Kbd.tsx'
import { wideWindow } from '../workspace.ts'
import { decisionAbout, type LastDecision } from '../revision/decision.ts'

interface PieProps {
  last: LastDecision | null
  /** The document on screen: nobody has to be led to where they are. */
  current: string
  file: string | undefined
  page: number
  pages: number
}

const helped = ['espacio', 'fechas', 'todos'] as const
const keyOf = { espacio: 'revision.teclas.espacio', fechas: 'D', todos: '?' } as const

/**
 * The line under the document, always there so that nothing jumps: what was just decided, with the way back to it, for
 * a slip of the finger is then noticed at once; else which file this is.
 */
export const Pie = ({ last: decided, current, file, page, pages }: PieProps) => {
  const { t } = useTranslation()
  const letters = useLetters()
  // What waited and went out, or did not, is told by what told that it waits.
  const stillTrue =
    !decided?.waits || letters.some(({ about }) => about === decisionAbout(decided.documentoid))
  const last = stillTrue ? decided : null
  return (
    <Box
      data-print="hide"
      sx={{
        flex: 'none',
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        height: 40,
        paddingInline: 2,
        overflow: 'hidden',
        whiteSpace: 'nowrap',
        fontSize: '0.875rem',
        backgroundColor: token('card'),
        borderBlockStart: `1px solid ${token('line')}`,
      }}
    >
      <Box
        role="status"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          minWidth: 0,
          '&:empty': { marginInlineEnd: -2 },
        }}
      >
        {last && (
          <>
            {last.waits ? (
              <WaitsIcon color={token('inkSoft')} style={{ flex: 'none' }} />
            ) : (
              <DoneIcon color={token('success')} style={{ flex: 'none' }} />
            )}
            <Box component="span" sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }}>
              <Trans
                i18nKey={`revision.ultima.${last.waits ? 'espera' : last.decision}`}
                values={{ tipo: last.tipo, nombre: last.nombre }}
                components={{ b: <b /> }}
              />
            </Box>
            {last.documentoid !== current && (
              <Link href={rutas.documento(last.documentoid)}>{t('revision.ultima.ver')}</Link>
            )}
          </>
        )}
      </Box>
      {!last && (
        <Box component="span" sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }}>
          {file}
        </Box>
      )}
      {pages > 1 && (
        <Box component="span" aria-live="polite" sx={{ flex: 'none', color: token('inkSoft') }}>
          {t('vista.pagina', { pagina: page, total: pages })}
        </Box>
      )}
      <Box
        aria-hidden
        sx={{
          display: 'none',
          [wideWindow]: { display: 'flex' },
          gap: 2,
          marginInlineStart: 'auto',
          fontSize: '0.75rem',
          color: token('inkSoft'),
        }}
      >
        {helped.map((help) => (
          <Box key={help} component="span" sx={{ display: 'flex', alignItems: 'center', gap: '4px' }}>
            <Kbd>{help === 'espacio' ? t(keyOf[help]) : keyOf[help]}</Kbd>
            {t(`revision.teclas.hace.${help}`)}
          </Box>
        ))}
      </Box>
    </Box>
  )
}
