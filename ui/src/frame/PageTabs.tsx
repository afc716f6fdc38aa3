import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useId, type ReactNode } from 'react'
import { formatNumber } from '../show/format.ts'
import { token } from '../theme/theme.ts'

export interface PageTab {
  key: string
  label: string
  href: string
  count?: number | undefined
}

interface PageTabsProps {
  label: string
  tabs: readonly PageTab[]
  current: string
  children: ReactNode
}

/** Tabs that are addresses: each can be bookmarked and opened beside this one. */
export const PageTabs = ({ label, tabs, current, children }: PageTabsProps) => {
  const id = useId()
  return (
    <>
      <Tabs value={current} aria-label={label}>
        {tabs.map(({ key, label: name, href, count }) => (
          <Tab
            key={key}
            id={`${id}-tab-${key}`}
            aria-controls={key === current ? `${id}-panel` : undefined}
            value={key}
            href={href}
            label={
              count === undefined ? (
                name
              ) : (
                <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
                  {name}
                  <Box
                    component="span"
                    sx={{
                      paddingInline: '7px',
                      borderRadius: '10px',
                      fontSize: '0.75rem',
                      lineHeight: '20px',
                      fontVariantNumeric: 'tabular-nums',
                      color: token('ink'),
                      backgroundColor: token('primarySoft'),
                    }}
                  >
                    {formatNumber(count)}
                  </Box>
                </Box>
              )
            }
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${current}`}>
        {children}
      </Box>
    </>
  )
}
