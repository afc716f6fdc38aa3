import Box from '@mui/material/Box'
import { token } from '../theme/theme.ts'
import type { Datum } from './DataList.tsx'

/** What a record says, a line for each thing: read down one column while the paper lies beside it. */
export const Ficha = ({ data }: { data: readonly Datum[] }) => (
  <Box
    component="dl"
    sx={{
      display: 'grid',
      gridTemplateColumns: 'minmax(88px, 32%) minmax(0, 1fr)',
      margin: 0,
      fontSize: '0.875rem',
    }}
  >
    {data.map(({ label, value }) => (
      <Box
        key={label}
        sx={{
          display: 'grid',
          gridColumn: '1 / -1',
          gridTemplateColumns: 'subgrid',
          columnGap: 2,
          paddingBlock: '7px',
          '& + &': { borderBlockStart: `1px solid ${token('line')}` },
        }}
      >
        <Box component="dt" sx={{ color: 'text.secondary' }}>
          {label}
        </Box>
        <Box component="dd" sx={{ margin: 0, fontWeight: 500, overflowWrap: 'anywhere' }}>
          {value === null || value === undefined || value === '' ? '—' : value}
        </Box>
      </Box>
    ))}
  </Box>
)
