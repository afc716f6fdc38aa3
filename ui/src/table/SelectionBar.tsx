import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { token } from '../theme/theme.ts'
import { useTexts } from '../texts.ts'

/** What can be done with the chosen rows; it takes the toolbar's place. */
export const SelectionBar = ({ count, children }: { count: number; children: ReactNode }) => {
  const texts = useTexts()
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
        {texts.selected(count)}
      </Typography>
      {children}
    </Box>
  )
}
