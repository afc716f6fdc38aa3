import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { token } from '../theme/theme.ts'
import { useTranslation } from 'react-i18next'
import { RowTitle } from './RowTitle.tsx'
import type { ListViewProps } from './WideTable.tsx'

const itemStyle = {
  position: 'relative',
  display: 'flex',
  gap: 1,
  padding: 2,
  borderBlockStart: `1px solid ${token('line')}`,
} as const

/** What the table turns into on a phone: nothing to drag sideways, the whole card to press. */
export const CardList = <Row extends object>({
  label,
  table,
  columns,
  selectable,
  skeletonRows,
  rowHref,
  rowLabel,
}: ListViewProps<Row>) => {
  const { t } = useTranslation()
  const visible = columns.filter(({ id }) => table.getColumn(id)?.getIsVisible())
  const title = visible.find(({ card }) => card === 'title')
  const corners = visible.filter(({ card }) => card === 'corner')
  const lines = visible.filter(({ card }) => card === undefined)
  return (
    <Box component="ul" aria-label={label} sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {Array.from({ length: skeletonRows }, (_, index) => (
        <Box component="li" key={index} sx={itemStyle}>
          <Box sx={{ flex: 1 }}>
            <Skeleton width="65%" height={28} />
            {lines.map(({ id }) => (
              <Skeleton key={id} width="85%" />
            ))}
          </Box>
        </Box>
      ))}
      {table.getRowModel().rows.map((row) => (
        <Box
          component="li"
          key={row.id}
          sx={{ ...itemStyle, backgroundColor: row.getIsSelected() ? token('primarySoft') : 'transparent' }}
        >
          {selectable && (
            <Checkbox
              checked={row.getIsSelected()}
              onChange={row.getToggleSelectedHandler()}
              slotProps={{
                input: { 'aria-label': t('tabla.seleccionar', { fila: rowLabel(row.original) }) },
              }}
              sx={{ zIndex: 1, alignSelf: 'flex-start', margin: '-8px 0 0 -8px' }}
            />
          )}
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, marginBlockEnd: 1 }}>
              <Typography component="div" sx={{ flex: '1 1 140px', minWidth: 0, fontWeight: 650 }}>
                {title && <RowTitle href={rowHref?.(row.original)}>{title.cell(row.original)}</RowTitle>}
              </Typography>
              {corners.map(({ id, cell }) => (
                <Box key={id} sx={{ '& [tabindex]': { position: 'relative', zIndex: 1 } }}>
                  {cell(row.original)}
                </Box>
              ))}
            </Box>
            <Box
              component="dl"
              sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '4px 16px', margin: 0 }}
            >
              {lines.map(({ id, header, cell }) => (
                <Box key={id} sx={{ display: 'contents', fontSize: '0.875rem' }}>
                  <Box component="dt" sx={{ color: 'text.secondary' }}>
                    {header}
                  </Box>
                  <Box
                    component="dd"
                    sx={{
                      margin: 0,
                      textAlign: 'end',
                      fontVariantNumeric: 'tabular-nums',
                      overflowWrap: 'anywhere',
                      '& a, & button, & [tabindex]': { position: 'relative', zIndex: 1 },
                    }}
                  >
                    {cell(row.original)}
                  </Box>
                </Box>
              ))}
            </Box>
          </Box>
        </Box>
      ))}
    </Box>
  )
}
