import { formatNumber } from '../show/format.ts'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { token } from '../theme/theme.ts'
import { useTranslation } from 'react-i18next'

/** What can be done with the chosen rows; it takes the toolbar's place. */
export const SelectionBar = ({ count, children }: { count: number; children: ReactNode }) => {
  const { t } = useTranslation()
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        minHeight: 72,
        paddingInline: 2,
        paddingBlock: 1,
        backgroundColor: token('primarySoft'),
      }}
    >
      <Typography role="status" sx={{ flex: 1, fontWeight: 600 }}>
        {t('tabla.seleccionados', { n: formatNumber(count) })}
      </Typography>
      {children}
    </Box>
  )
}
