import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Link from '@mui/material/Link'
import { useTranslation } from 'react-i18next'
import { token } from '../theme/theme.ts'
import { railWidth } from '../theme/tokens.ts'
import { visuallyHidden } from '../theme/visuallyHidden.ts'
import { BrandMark } from './BrandMark.tsx'
import { currentItem, type MenuItem } from './menu.ts'
import type { Brand, FrameUser } from './Sidebar.tsx'
import { UserMenu, type UserMenuItem } from './UserMenu.tsx'

/** Pixels, as wide as a thumb is. On a phone the rail lies at the foot of the screen. */
export const footRailHeight = 56

interface RailProps {
  brand: Brand
  home: string
  menu: readonly MenuItem[]
  pathname: string
  /** What a badge counts: «esperan». */
  badgeLabel: string
  user?: FrameUser | undefined
  userMenu: readonly UserMenuItem[]
}

const RailItem = ({
  item: { name, icon, link, badge },
  current,
  badgeLabel,
}: {
  item: MenuItem
  current: boolean
  badgeLabel: string
}) => (
  <Box component="li">
    <ButtonBase
      {...(link && { href: link })}
      aria-current={current ? 'page' : undefined}
      sx={{
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        gap: '2px',
        width: 56,
        height: 48,
        borderRadius: '8px',
        fontFamily: 'inherit',
        fontSize: '0.75rem',
        fontWeight: 500,
        lineHeight: '16px',
        color: token('inkSoft'),
        '&:hover': { backgroundColor: token('cardShade') },
        '&[aria-current]': {
          fontWeight: 650,
          color: token('primary'),
          backgroundColor: token('primarySoft'),
          '&::before': {
            content: '""',
            position: 'absolute',
            insetInlineStart: { xs: 8, sm: -4 },
            insetInlineEnd: { xs: 8, sm: 'auto' },
            insetBlockStart: { xs: -4, sm: 8 },
            insetBlockEnd: { sm: 8 },
            width: { sm: 3 },
            height: { xs: 3, sm: 'auto' },
            borderRadius: { xs: '0 0 3px 3px', sm: '0 3px 3px 0' },
            backgroundColor: token('primary'),
          },
        },
      }}
    >
      {icon}
      {name}
      {badge !== undefined && (
        <Box
          component="span"
          sx={{
            position: 'absolute',
            insetBlockStart: 0,
            insetInlineStart: 32,
            minWidth: 16,
            paddingInline: '4px',
            borderRadius: '8px',
            fontWeight: 650,
            fontVariantNumeric: 'tabular-nums',
            textAlign: 'center',
            color: token('onPrimary'),
            backgroundColor: token('primary'),
            boxShadow: `0 0 0 2px ${token('card')}`,
          }}
        >
          {badge}
          <Box component="span" sx={visuallyHidden}>
            {' '}
            {badgeLabel}
          </Box>
        </Box>
      )}
    </ButtonBase>
  </Box>
)

/** The menu of an app as a strip of icons with their words: at the side, and on a phone at the foot. */
export const Rail = ({ brand, home, menu, pathname, badgeLabel, user, userMenu }: RailProps) => {
  const { t } = useTranslation()
  const current = currentItem(menu, pathname, home)?.key
  return (
    <Box
      component="nav"
      aria-label={t('marco.menuPrincipal')}
      data-print="hide"
      sx={{
        position: 'fixed',
        insetBlockStart: { sm: 0 },
        insetBlockEnd: 'var(--signal-height, 0px)',
        insetInlineStart: 0,
        insetInlineEnd: { xs: 0, sm: 'auto' },
        zIndex: 'appBar',
        display: 'flex',
        flexDirection: { xs: 'row', sm: 'column' },
        alignItems: 'center',
        width: { sm: railWidth },
        height: { xs: footRailHeight, sm: 'auto' },
        paddingBlock: { sm: 1 },
        paddingInline: { xs: 1, sm: 0 },
        overflowY: { sm: 'auto' },
        // The person's menu opens beside the rail, and on a phone above it.
        '& [popover]': {
          inset: 'auto',
          insetBlockEnd: { xs: footRailHeight + 8, sm: 12 },
          insetInlineStart: { sm: railWidth + 8 },
          insetInlineEnd: { xs: 8, sm: 'auto' },
        },
        backgroundColor: token('card'),
        borderInlineEnd: { sm: `1px solid ${token('line')}` },
        borderBlockStart: { xs: `1px solid ${token('line')}`, sm: 0 },
      }}
    >
      <Link
        href={home}
        aria-label={brand.name}
        sx={{ display: { xs: 'none', sm: 'block' }, flex: 'none', marginBlockEnd: 2, borderRadius: '9px' }}
      >
        {brand.logo ? (
          <Box
            component="img"
            src={brand.logo}
            alt=""
            sx={{ display: 'block', width: 48, height: 32, objectFit: 'contain' }}
          />
        ) : (
          <Box sx={{ display: 'block', height: 32, '& svg': { display: 'block' } }}>
            <BrandMark />
          </Box>
        )}
      </Link>
      <Box
        component="ul"
        sx={{
          flex: 1,
          display: 'flex',
          flexDirection: { xs: 'row', sm: 'column' },
          justifyContent: { xs: 'space-around', sm: 'flex-start' },
          gap: '4px',
          margin: 0,
          padding: 0,
          listStyle: 'none',
        }}
      >
        {menu.map((item) => (
          <RailItem key={item.key} item={item} current={item.key === current} badgeLabel={badgeLabel} />
        ))}
      </Box>
      {user && <UserMenu user={user} items={userMenu} />}
    </Box>
  )
}
