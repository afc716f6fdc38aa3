import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { token } from '@portal/ui/theme/theme.ts'
import { useTranslation } from 'react-i18next'
import { miniaturaUrl } from '@portal/contract/door.ts'
import type { Revision } from './revision.ts'

interface FilePickerProps {
  archivos: Revision['archivos']
  chosen: string | undefined
  onChoose: (archivoid: string) => void
}

/** One of several files; a document of one file needs no choice. */
export const FilePicker = ({ archivos, chosen, onChoose }: FilePickerProps) => {
  const { t } = useTranslation()
  if (archivos.length < 2) return null
  return (
    <Box
      role="group"
      aria-label={t('revision.archivos')}
      data-print="hide"
      sx={{ display: 'flex', gap: 1, overflowX: 'auto', padding: '2px' }}
    >
      {archivos.map(({ archivoid, nombre, mediatype }, index) => (
        <ButtonBase
          key={archivoid}
          aria-pressed={archivoid === chosen}
          onClick={() => onChoose(archivoid)}
          sx={{
            flex: '0 1 220px',
            minWidth: 96,
            height: 44,
            gap: 1,
            justifyContent: 'flex-start',
            paddingInline: '6px 12px',
            border: `1px solid ${token('line')}`,
            borderRadius: '8px',
            fontFamily: 'inherit',
            fontSize: '0.8125rem',
            color: token('ink'),
            backgroundColor: token('card'),
            '&[aria-pressed=true]': {
              fontWeight: 650,
              borderColor: token('primary'),
              boxShadow: `inset 0 0 0 1px ${token('primary')}`,
            },
          }}
        >
          {mediatype.startsWith('image/') ? (
            <Box
              component="img"
              src={miniaturaUrl(archivoid)}
              alt=""
              sx={{ flex: 'none', width: 32, height: 32, objectFit: 'cover', borderRadius: '4px' }}
            />
          ) : (
            <Box
              component="span"
              aria-hidden
              sx={{
                flex: 'none',
                display: 'grid',
                placeItems: 'center',
                width: 32,
                height: 32,
                borderRadius: '4px',
                fontSize: '0.6875rem',
                fontWeight: 700,
                color: token('primary'),
                backgroundColor: token('primarySoft'),
              }}
            >
              PDF
            </Box>
          )}
          <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
            {index + 1}. {nombre}
          </Box>
        </ButtonBase>
      ))}
    </Box>
  )
}
