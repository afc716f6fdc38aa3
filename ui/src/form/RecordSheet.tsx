import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type * as z from 'zod/mini'
import { DataList } from '../show/DataList.tsx'
import type { RecordKind } from './record.ts'
import { useRecordTexts } from './useRecordTexts.ts'

interface RecordSheetProps<Fields extends Readonly<Record<string, z.ZodMiniType>>> {
  of: RecordKind<Fields>
  record: Readonly<Partial<Record<keyof Fields, unknown>>>
}

/** Everything that was written down of a record, to read. */
export const RecordSheet = <Fields extends Readonly<Record<string, z.ZodMiniType>>>({
  of,
  record,
}: RecordSheetProps<Fields>) => {
  const { label, title } = useRecordTexts(of.texts)
  return (
    <Stack spacing={4} sx={{ padding: { xs: 2, sm: 3 } }}>
      {of.sections
        .filter(({ fields }) => fields.some(({ show }) => show))
        .map(({ key, fields }) => (
          <Box component="section" key={key}>
            <Typography variant="h2" sx={{ marginBlockEnd: 2 }}>
              {title(key)}
            </Typography>
            <DataList
              data={fields.flatMap(({ names, show }) =>
                show ? names.map((name) => ({ label: label(name), value: show(record[name], name) })) : [],
              )}
            />
          </Box>
        ))}
    </Stack>
  )
}
