import { createTheme, type Theme } from '@mui/material/styles'
import { esES } from '@mui/material/locale'
import { LinkBehavior } from './LinkBehavior.tsx'
import type { UiSettings } from './settings.ts'
import { dashed } from './tokensCss.ts'
import {
  colorTokens,
  fontFamily,
  gridUnit,
  radius,
  typeScale,
  type ColorTokens,
  type Mode,
  type PaletteKey,
  type Tone,
} from './tokens.ts'

/** A token as the page's custom property, so that styles follow mode and palette without being drawn again. */
export const token = (name: Exclude<keyof ColorTokens, 'tone' | 'vehicle'>) => `var(--${dashed(name)})`
export const toneToken = (tone: Tone, part: 'text' | 'soft' | 'fill') =>
  part === 'text' ? `var(--tone-${tone})` : `var(--tone-${tone}-${part})`

/** The ring of what is cut at its own edge: a box that scrolls. */
export const insetRing = { outlineOffset: -3, boxShadow: `inset 0 0 0 5px ${token('ringDark')}` }

const muiPalette = (palette: PaletteKey, mode: Mode) => {
  const tokens = colorTokens(palette, mode)
  return {
    mode,
    primary: { main: tokens.primary, dark: tokens.primaryStrong, contrastText: tokens.onPrimary },
    // As it is under the pointer too: darker, its words would be hard to read.
    secondary: { main: tokens.accent, dark: tokens.accent, contrastText: tokens.onAccent },
    error: { main: tokens.error },
    warning: { main: tokens.warning },
    info: { main: tokens.info },
    success: { main: tokens.success },
    background: { default: tokens.paper, paper: tokens.card },
    text: { primary: tokens.ink, secondary: tokens.inkSoft, disabled: tokens.inkSoft },
    divider: tokens.line,
  }
}

/** Alerts wear the colours of the statuses that they resemble. */
const alertTones = [
  ['success', 'green'],
  ['info', 'blue'],
  ['warning', 'ochre'],
  ['error', 'red'],
] as const

const rem = (value: number) => `${value}rem`

export const createAppTheme = ({ palette, direction }: Pick<UiSettings, 'palette' | 'direction'>): Theme => {
  const theme = createTheme(
    {
      cssVariables: { colorSchemeSelector: 'data-mode' },
      defaultColorScheme: 'light',
      colorSchemes: {
        light: { palette: muiPalette(palette, 'light') },
        dark: { palette: muiPalette(palette, 'dark') },
      },
      direction,
      spacing: gridUnit,
      shape: { borderRadius: radius.field },
      typography: {
        fontFamily,
        fontWeightBold: 650,
        h1: { fontSize: rem(typeScale.title), fontWeight: 650, lineHeight: 1.25, letterSpacing: '-0.01em' },
        h2: { fontSize: rem(typeScale.heading), fontWeight: 650, lineHeight: 1.35 },
        h3: { fontSize: rem(typeScale.body), fontWeight: 650, lineHeight: 1.4 },
        body1: { fontSize: rem(typeScale.body) },
        body2: { fontSize: rem(typeScale.small) },
        caption: { fontSize: rem(typeScale.tiny), lineHeight: 1.5 },
        button: { textTransform: 'none', fontWeight: 600, fontSize: rem(typeScale.small) },
      },
      transitions: {
        duration: {
          shorter: 150,
          short: 180,
          standard: 200,
          complex: 200,
          enteringScreen: 200,
          leavingScreen: 150,
        },
      },
    },
    esES,
  )

  const ring = {
    outline: `2px solid ${token('ringLight')}`,
    outlineOffset: 1,
    boxShadow: `0 0 0 5px ${token('ringDark')}`,
  }
  theme.components = {
    ...theme.components,
    MuiCssBaseline: {
      styleOverrides: {
        body: { fontVariantNumeric: 'proportional-nums' },
        ':focus-visible': ring,
        '@media (prefers-reduced-motion: reduce)': {
          '*, *::before, *::after': {
            animationDuration: '0.01ms !important',
            animationIterationCount: '1 !important',
            transitionDuration: '0.01ms !important',
            scrollBehavior: 'auto !important',
          },
        },
      },
    },
    MuiButtonBase: {
      defaultProps: { LinkComponent: LinkBehavior, disableRipple: true },
      styleOverrides: {
        root: { '&.Mui-focusVisible': { ...ring, zIndex: 1 } },
      },
    },
    MuiLink: {
      defaultProps: { component: LinkBehavior },
      styleOverrides: { root: { fontWeight: 600 } },
    },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: {
          minHeight: 40,
          paddingInline: 16,
          borderRadius: radius.field,
          // A button without elevation would take the halo away with its shadow.
          '&.Mui-focusVisible': ring,
        },
        sizeSmall: { minHeight: 32, paddingInline: 12 },
        sizeLarge: { minHeight: 48, paddingInline: 24, fontSize: rem(typeScale.body) },
      },
      variants: [
        {
          props: { variant: 'outlined', color: 'primary' },
          style: { borderColor: token('lineStrong') },
        },
        {
          props: { variant: 'outlined', color: 'inherit' },
          style: { borderColor: token('lineStrong') },
        },
      ],
    },
    MuiIconButton: { styleOverrides: { root: { minWidth: 40, minHeight: 40 } } },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiCard: {
      defaultProps: { variant: 'outlined' },
      styleOverrides: {
        root: {
          borderRadius: radius.card,
          borderColor: token('line'),
          boxShadow: 'var(--shadow-card)',
        },
      },
    },
    MuiDialog: { styleOverrides: { paper: { borderRadius: radius.card + 4 } } },
    MuiDialogTitle: { styleOverrides: { root: { ...theme.typography.h2, paddingBlock: '20px 8px' } } },
    MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 20px', gap: 8 } } },
    MuiOutlinedInput: {
      styleOverrides: {
        root: { backgroundColor: token('card') },
        notchedOutline: { borderColor: token('lineStrong') },
      },
    },
    MuiFormHelperText: { styleOverrides: { root: { marginInline: 2, fontSize: rem(typeScale.tiny) } } },
    MuiTab: {
      styleOverrides: { root: { minHeight: 48, fontSize: rem(typeScale.small), paddingInline: 16 } },
    },
    MuiTabs: {
      defaultProps: { variant: 'scrollable', allowScrollButtonsMobile: true },
      styleOverrides: {
        root: { borderBottom: `1px solid ${token('line')}` },
        indicator: { height: 3, borderRadius: '3px 3px 0 0', backgroundColor: token('primary') },
      },
    },
    MuiTable: { styleOverrides: { root: { fontVariantNumeric: 'tabular-nums' } } },
    MuiTableCell: {
      styleOverrides: {
        root: { borderColor: token('line'), fontSize: rem(typeScale.small) },
        head: { fontWeight: 600, color: token('inkSoft'), whiteSpace: 'nowrap' },
      },
    },
    MuiTooltip: {
      defaultProps: { arrow: true },
      styleOverrides: { tooltip: { fontSize: rem(typeScale.tiny), padding: '6px 10px' } },
    },
    MuiAlert: {
      styleOverrides: { root: { borderRadius: radius.card } },
      variants: alertTones.flatMap(([severity, tone]) => [
        {
          props: { variant: 'standard' as const, severity },
          style: {
            color: token('ink'),
            backgroundColor: toneToken(tone, 'soft'),
            '& .MuiAlert-icon': { color: toneToken(tone, 'text') },
          },
        },
        {
          props: { variant: 'filled' as const, severity },
          style: { color: token('card'), backgroundColor: toneToken(tone, 'text') },
        },
      ]),
    },
    MuiAlertTitle: { styleOverrides: { root: { fontWeight: 650 } } },
    MuiSkeleton: { defaultProps: { animation: 'wave' } },
  }
  return theme
}
