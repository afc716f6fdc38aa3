import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { miniaturaUrl } from '@portal/contract/door.ts'
import { token } from '@portal/ui/theme/theme.ts'
import { useTranslation } from 'react-i18next'
import type { Revision } from '../revision/revision.ts'

interface FilePickerProps {
  archivos: Revision['archivos']
  chosen: string | undefined
  onChoose: (archivoid: string) => void
}

/** One of several files, each by its small picture; a document of one file needs no choice. */
export const FilePicker = ({ archivos, chosen, onChoose }: FilePickerProps) => {
  const { t } = useTranslation()
  if (archivos.length < 2) return null
  return (
    <Box
      role="group"
      aria-label={t('revision.archivos')}
      data-print="hide"
      sx={{
        flex: 'none',
        display: 'flex',
        flexDirection: { xs: 'row', md: 'column' },
        gap: 1,
        overflow: 'auto',
        padding: { xs: '8px 12px', md: '12px 0 12px 12px' },
      }}
    >
      {archivos.map(({ archivoid, nombre }, index) => (
        <ButtonBase
          key={archivoid}
          aria-label={`${String(index + 1)}. ${nombre}`}
          aria-pressed={archivoid === chosen}
          onClick={() => onChoose(archivoid)}
          sx={{
            flex: 'none',
            display: 'block',
            width: 56,
            borderRadius: '4px',
            fontFamily: 'inherit',
            fontSize: '0.75rem',
            lineHeight: '16px',
            color: token('inkSoft'),
            '&[aria-pressed=true]': {
              fontWeight: 600,
              color: token('ink'),
              '& > :first-of-type': { outline: `2px solid ${token('primary')}`, outlineOffset: '1px' },
            },
          }}
        >
          <Box
            component="span"
            sx={{
              display: 'block',
              height: 76,
              marginBlockEnd: '2px',
              border: `1px solid ${token('lineStrong')}`,
              borderRadius: '4px',
              overflow: 'hidden',
              backgroundColor: '#fff',
            }}
          >
            <Box
              component="img"
              src={miniaturaUrl(archivoid)}
              alt=""
              sx={{ display: 'block', width: '100%', height: '100%', objectFit: 'cover' }}
            />
          </Box>
          {index + 1}
        </ButtonBase>
      ))}
    </Box>
  )
}
