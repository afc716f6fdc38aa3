import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import Divider from '@mui/material/Divider'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { token } from '../theme/theme.ts'
import { useTranslation } from 'react-i18next'
import { BrandMark } from './BrandMark.tsx'
import type { MenuItem } from './menu.ts'
import { MenuTree } from './MenuTree.tsx'

export interface FrameUser {
  logo?: string | null | undefined
  firstname: string
  lastname: string
  accountname: string
}

/** The account's logo, or the person's first letter while there is none. */
export const UserAvatar = ({ user, size }: { user: FrameUser; size: number }) => (
  <Avatar
    {...(user.logo && { src: user.logo })}
    alt=""
    sx={{
      width: size,
      height: size,
      fontSize: size * 0.42,
      fontWeight: 650,
      color: token('primary'),
      backgroundColor: token('primarySoft'),
    }}
  >
    {(user.firstname || user.lastname).charAt(0).toLocaleUpperCase('es')}
  </Avatar>
)

export interface Brand {
  name: string
  /** A picture in place of the portal's own sign. */
  logo?: string | null | undefined
}

interface SidebarProps {
  brand: Brand
  home: string
  menu: readonly MenuItem[]
  pathname: string
  user: FrameUser
  version: string
}

export const Sidebar = ({ brand, home, menu, pathname, user, version }: SidebarProps) => {
  const { t } = useTranslation()
  return (
    <Box
      component="nav"
      aria-label={t('marco.menuPrincipal')}
      sx={{ display: 'flex', flexDirection: 'column', height: '100%' }}
    >
      <Link
        href={home}
        underline="none"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          minHeight: 64,
          paddingInline: 2.5,
          color: 'text.primary',
        }}
      >
        {brand.logo ? (
          <Box
            component="img"
            src={brand.logo}
            alt=""
            sx={{ height: 36, maxWidth: 112, objectFit: 'contain', borderRadius: '6px' }}
          />
        ) : (
          <BrandMark />
        )}
        <Typography component="span" sx={{ fontSize: '1.25rem', fontWeight: 700, letterSpacing: '-0.02em' }}>
          {brand.name}
        </Typography>
      </Link>
      <Box
        sx={{ display: 'flex', alignItems: 'center', gap: 1.5, paddingInline: 2.5, paddingBlock: '8px 16px' }}
      >
        <UserAvatar user={user} size={40} />
        <Box sx={{ minWidth: 0 }}>
          <Typography noWrap sx={{ fontSize: '0.875rem', fontWeight: 650 }}>
            {user.firstname} {user.lastname}
          </Typography>
          <Typography noWrap variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {user.accountname}
          </Typography>
        </Box>
      </Box>
      <Divider />
      <Box sx={{ flex: 1, overflowY: 'auto', paddingBlock: 1 }}>
        <MenuTree items={menu} pathname={pathname} home={home} />
      </Box>
      <Typography variant="caption" component="p" sx={{ padding: 2.5, color: 'text.secondary' }}>
        {t('marco.version', { version })}
      </Typography>
    </Box>
  )
}
