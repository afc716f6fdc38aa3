import { Columns3 as TuneIcon } from 'lucide-react'
import Checkbox from '@mui/material/Checkbox'
import Divider from '@mui/material/Divider'
import FormControlLabel from '@mui/material/FormControlLabel'
import IconButton from '@mui/material/IconButton'
import Popover from '@mui/material/Popover'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Stack from '@mui/material/Stack'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Density } from './column.ts'
import type { ListTable } from './useDataTable.ts'

interface TableOptionsProps<Row extends object> {
  table: ListTable<Row>
  density: Density
  onDensity: (density: Density) => void
}

/** Which columns show, and how tightly. */
export const TableOptions = <Row extends object>({ table, density, onDensity }: TableOptionsProps<Row>) => {
  const { t } = useTranslation()
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <Tooltip title={t('tabla.opciones')}>
        <IconButton
          aria-label={t('tabla.opciones')}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <TuneIcon />
        </IconButton>
      </Tooltip>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': t('tabla.opciones') } }}
      >
        <Stack sx={{ padding: 2, minWidth: 220 }}>
          <Typography variant="h3" component="p" id={`${id}-columns`}>
            {t('tabla.columnas')}
          </Typography>
          <Stack role="group" aria-labelledby={`${id}-columns`}>
            {table
              .getAllLeafColumns()
              .filter((column) => column.getCanHide())
              .map((column) => (
                <FormControlLabel
                  key={column.id}
                  label={String(column.columnDef.header)}
                  control={
                    <Checkbox
                      size="small"
                      checked={column.getIsVisible()}
                      onChange={(_event, shown) => column.toggleVisibility(shown)}
                    />
                  }
                />
              ))}
          </Stack>
          <Divider sx={{ marginBlock: 1.5 }} />
          <Typography variant="h3" component="p" id={`${id}-density`}>
            {t('tabla.densidad')}
          </Typography>
          <RadioGroup
            aria-labelledby={`${id}-density`}
            value={density}
            onChange={(event) => onDensity(event.target.value === 'compact' ? 'compact' : 'comfortable')}
          >
            <FormControlLabel
              value="comfortable"
              label={t('tabla.comoda')}
              control={<Radio size="small" />}
            />
            <FormControlLabel value="compact" label={t('tabla.compacta')} control={<Radio size="small" />} />
          </RadioGroup>
        </Stack>
      </Popover>
    </>
  )
}
