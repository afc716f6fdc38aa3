import Link from '@mui/material/Link'
import type { ReactNode } from 'react'

/** The row's link: one stop of the Tab key, while the whole row answers to the pointer. */
export const RowTitle = ({ href, children }: { href: string | undefined; children: ReactNode }) =>
  href === undefined ? (
    children
  ) : (
    <Link
      href={href}
      underline="hover"
      color="inherit"
      sx={{
        '&::after': { content: '""', position: 'absolute', inset: 0 },
        '&:focus-visible': { outline: 'none' },
        '&:focus-visible::after': {
          outline: '2px solid',
          outlineColor: 'primary.main',
          outlineOffset: '-2px',
        },
      }}
    >
      {children}
    </Link>
  )
