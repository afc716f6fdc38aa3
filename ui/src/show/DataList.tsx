import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

export interface Datum {
  label: string
  /** Nothing is shown as a dash. */
  value: ReactNode
}

/** What a record says, read-only: names and values in columns as wide as the screen allows. */
export const DataList = ({ data }: { data: readonly Datum[] }) => (
  <Box
    component="dl"
    sx={{
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
      gap: '20px 24px',
      margin: 0,
    }}
  >
    {data.map(({ label, value }) => (
      <Box key={label} sx={{ minWidth: 0 }}>
        <Box component="dt" sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
          {label}
        </Box>
        <Box component="dd" sx={{ margin: 0, fontWeight: 500, overflowWrap: 'anywhere' }}>
          {value === null || value === undefined || value === '' ? '—' : value}
        </Box>
      </Box>
    ))}
  </Box>
)
