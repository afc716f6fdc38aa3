import Breadcrumbs from '@mui/material/Breadcrumbs'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import Box from '@mui/material/Box'
import { token } from '../theme/theme.ts'
import { useTranslation } from 'react-i18next'
import { breadcrumbTrail } from './breadcrumbTrail.ts'

interface BreadcrumbProps {
  pathname: string
  labels: Readonly<Record<string, string>>
}

export const Breadcrumb = ({ pathname, labels }: BreadcrumbProps) => {
  const { t } = useTranslation()
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        columnGap: 1,
        marginBlockEnd: 2,
        fontSize: '0.8125rem',
        color: token('onBandSoft'),
      }}
    >
      <Box component="span">{t('marco.estasAqui')}</Box>
      <Breadcrumbs aria-label={t('marco.estasAqui')} sx={{ fontSize: 'inherit', color: 'inherit' }}>
        {breadcrumbTrail(pathname, labels).map(({ label, href }) =>
          href ? (
            <Link key={href} href={href} sx={{ color: token('onBand'), textDecorationColor: 'currentcolor' }}>
              {label}
            </Link>
          ) : (
            <Typography key="here" aria-current="page" sx={{ fontSize: 'inherit' }}>
              {label}
            </Typography>
          ),
        )}
      </Breadcrumbs>
    </Box>
  )
}
