import { ChevronDown as ExpandMoreIcon } from 'lucide-react'
import Box from '@mui/material/Box'
import Collapse from '@mui/material/Collapse'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import { useState } from 'react'
import { token } from '../theme/theme.ts'
import { contains, currentItem, type MenuItem } from './menu.ts'

const itemStyle = {
  minHeight: 44,
  marginInline: 1,
  marginBlock: '2px',
  paddingInline: 1.5,
  borderRadius: '8px',
  color: token('inkSoft'),
  '&.Mui-selected, &.Mui-selected:hover': {
    color: token('primary'),
    backgroundColor: token('primarySoft'),
    '& .MuiListItemText-primary': { fontWeight: 650 },
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: -8,
      insetBlock: 10,
      width: 4,
      borderRadius: '0 4px 4px 0',
      backgroundColor: token('primary'),
    },
  },
}

const Label = ({ item }: { item: MenuItem }) => (
  <>
    {item.icon && <ListItemIcon sx={{ minWidth: 36, color: 'inherit' }}>{item.icon}</ListItemIcon>}
    <ListItemText
      primary={item.name}
      slotProps={{ primary: { sx: { fontSize: '0.9375rem', fontWeight: 500 } } }}
    />
    {item.badge !== undefined && (
      <Box
        component="span"
        sx={{
          paddingInline: '7px',
          borderRadius: '10px',
          fontSize: '0.75rem',
          fontWeight: 650,
          lineHeight: '20px',
          color: token('onPrimary'),
          backgroundColor: token('primary'),
        }}
      >
        {item.badge}
      </Box>
    )}
  </>
)

interface NodeProps {
  item: MenuItem
  currentKey: string | undefined
}

const Group = ({ item, currentKey }: NodeProps) => {
  const [open, setOpen] = useState(() => contains(item, currentKey))
  return (
    <ListItem disablePadding sx={{ display: 'block' }}>
      <ListItemButton aria-expanded={open} onClick={() => setOpen(!open)} sx={itemStyle}>
        <Label item={item} />
        <ExpandMoreIcon size={16} style={{ transform: open ? 'rotate(180deg)' : 'none' }} />
      </ListItemButton>
      <Collapse in={open} unmountOnExit>
        <Nodes items={item.child ?? []} currentKey={currentKey} nested />
      </Collapse>
    </ListItem>
  )
}

const Node = ({ item, currentKey }: NodeProps) => {
  if (item.child) return <Group item={item} currentKey={currentKey} />
  if (item.title) {
    return (
      <ListItem
        sx={{ paddingBlock: '16px 4px', color: token('inkSoft'), fontSize: '0.75rem', fontWeight: 650 }}
      >
        {item.name}
      </ListItem>
    )
  }
  const current = item.key === currentKey
  return (
    <ListItem disablePadding>
      <ListItemButton
        {...(item.link && { href: item.link })}
        selected={current}
        aria-current={current ? 'page' : undefined}
        sx={itemStyle}
      >
        <Label item={item} />
      </ListItemButton>
    </ListItem>
  )
}

const Nodes = ({
  items,
  currentKey,
  nested = false,
}: {
  items: readonly MenuItem[]
  currentKey: string | undefined
  nested?: boolean
}) => (
  <List disablePadding sx={nested ? { paddingInlineStart: 2 } : {}}>
    {items.map((item) => (
      <Node key={item.key} item={item} currentKey={currentKey} />
    ))}
  </List>
)

interface MenuTreeProps {
  items: readonly MenuItem[]
  pathname: string
  home: string
}

export const MenuTree = ({ items, pathname, home }: MenuTreeProps) => (
  <Nodes items={items} currentKey={currentItem(items, pathname, home)?.key} />
)
