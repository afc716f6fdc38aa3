import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemText from '@mui/material/ListItemText'
import { EmptyState } from '@portal/ui/feedback/EmptyState.tsx'
import { useTranslation } from 'react-i18next'

export interface Unidad {
  unidadid: string
  nombre: string
}

/** The units that a resource is part of. */
export const Unidades = ({ unidades }: { unidades: readonly Unidad[] }) => {
  const { t } = useTranslation()
  if (unidades.length === 0) return <EmptyState title={t('recursos.enNingunaUnidad')} />
  return (
    <List sx={{ paddingInline: { xs: 0, sm: 1 } }}>
      {unidades.map(({ unidadid, nombre }) => (
        <ListItem key={unidadid}>
          <ListItemText primary={nombre} />
        </ListItem>
      ))}
    </List>
  )
}
