import Link from '@mui/material/Link'
import { token } from '../theme/theme.ts'
import { useTranslation } from 'react-i18next'

/** The first stop of the Tab key; out of sight until it has the focus. */
export const SkipLink = ({ target }: { target: string }) => {
  const { t } = useTranslation()
  return (
    <Link
      component="a"
      href={`#${target}`}
      data-print="hide"
      onClick={(event) => {
        event.preventDefault()
        document.getElementById(target)?.focus()
      }}
      sx={{
        position: 'fixed',
        insetBlockStart: 8,
        insetInlineStart: 8,
        zIndex: 'tooltip',
        padding: '10px 16px',
        borderRadius: '8px',
        color: token('onPrimary'),
        backgroundColor: token('primary'),
        '&:not(:focus)': { transform: 'translateY(-200%)' },
      }}
    >
      {t('marco.saltarAlContenido')}
    </Link>
  )
}
