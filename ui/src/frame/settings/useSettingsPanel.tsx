import { Palette as LookIcon } from 'lucide-react'
import { useState } from 'react'
import { onDemand } from '../../onDemand/part.ts'
import { DialogOnDemand } from '../../onDemand/OnDemand.tsx'
import { useTexts } from '../../texts/useTexts.ts'
import type { UserMenuItem } from '../UserMenu.tsx'

const panel = onDemand(async () => (await import('./SettingsPanel.tsx')).SettingsPanel)

/** Colours, layout and language, from the person's menu: what opens the panel, and the panel. */
export const useSettingsPanel = () => {
  const t = useTexts()
  const [open, setOpen] = useState(false)
  const item: UserMenuItem = {
    key: 'apariencia',
    name: t('apariencia.enMenu'),
    icon: <LookIcon />,
    onSelect: () => setOpen(true),
  }
  return {
    item,
    panel: open && <DialogOnDemand part={panel} props={{ onClose: () => setOpen(false) }} />,
  }
}
