import { FileText as DocumentoIcon, UserPlus as RegistroIcon } from 'lucide-react'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import type { Result } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import { Antiguedad } from '../Antiguedad.tsx'

type Item = Result<'Cola'>['masAntiguos'][number]

const rowHeight = 64

interface MasAntiguosProps {
  items: readonly Item[]
  hrefOf: (item: Item) => string
}

/** Registrations and documents in one line, oldest first. */
export const MasAntiguos = ({ items, hrefOf }: MasAntiguosProps) => {
  const { t } = useTranslation()
  return (
    <List disablePadding sx={{ marginInline: -1.5 }}>
      {items.map((item) => (
        <ListItem key={item.id} disablePadding>
          <ListItemButton
            href={hrefOf(item)}
            sx={{ minHeight: rowHeight, gap: 1, paddingInline: 1.5, borderRadius: '8px' }}
          >
            <ListItemIcon sx={{ minWidth: 36 }}>
              {item.clase === 'registro' ? (
                <RegistroIcon role="img" aria-label={t('cola.clase.registro')} />
              ) : (
                <DocumentoIcon role="img" aria-label={t('cola.clase.documento')} />
              )}
            </ListItemIcon>
            <ListItemText
              primary={item.titulo}
              secondary={item.detalle}
              slotProps={{
                primary: { sx: { fontWeight: 600, overflowWrap: 'anywhere' } },
                secondary: { sx: { overflowWrap: 'anywhere' } },
              }}
            />
            <Typography
              variant="body2"
              component="span"
              sx={{ flex: 'none', color: 'text.secondary', textAlign: 'end' }}
            >
              <Antiguedad desde={item.desde} />
            </Typography>
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  )
}

export const MasAntiguosSkeleton = () => (
  <>
    {Array.from({ length: 6 }, (_, index) => (
      <Skeleton key={index} variant="rounded" height={rowHeight - 12} sx={{ marginBlock: '6px' }} />
    ))}
  </>
)
