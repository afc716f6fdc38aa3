import { betterOn, glowingOn, lighter, mix, readableOn } from './color.ts'

export const palettes = {
  petroleo: { name: 'Petróleo', primary: '#0F4C5C', accent: '#F28C28' },
  pampa: { name: 'Pampa', primary: '#2F5D3A', accent: '#E0A526' },
  litoral: { name: 'Litoral', primary: '#0B5C8A', accent: '#F2B134' },
  quebracho: { name: 'Quebracho', primary: '#7A2E2E', accent: '#E59B3A' },
  noche: { name: 'Noche', primary: '#27346F', accent: '#F07C55' },
  malbec: { name: 'Malbec', primary: '#6B2148', accent: '#E8A33D' },
  jacaranda: { name: 'Jacarandá', primary: '#5B3B8C', accent: '#F2A65A' },
  patagonia: { name: 'Patagonia', primary: '#2B5F75', accent: '#D9704A' },
  puna: { name: 'Puna', primary: '#8A4B20', accent: '#2F9C95' },
  yerba: { name: 'Yerba', primary: '#4A5D23', accent: '#D98E2B' },
  glaciar: { name: 'Glaciar', primary: '#146C78', accent: '#F4845F' },
  asfalto: { name: 'Asfalto', primary: '#3A4750', accent: '#F2B632' },
} as const

export type PaletteKey = keyof typeof palettes
export type Mode = 'light' | 'dark'

export const tones = ['slate', 'blue', 'green', 'red', 'ochre', 'ink'] as const
export type Tone = (typeof tones)[number]

const toneHues: Record<Tone, string> = {
  slate: '#5B6B76',
  blue: '#1F6FB2',
  green: '#1E7F4F',
  red: '#C0362C',
  ochre: '#B26A00',
  ink: '#12222B',
}

/** Grounds and inks that every palette shares. */
const neutrals = {
  light: { paper: '#F6F8F9', card: '#FFFFFF', ink: '#12222B', inkSoft: '#51626C', line: '#DCE3E7' },
  dark: { paper: '#0D1418', card: '#142027', ink: '#E6EEF1', inkSoft: '#9FB1BA', line: '#2A3942' },
} as const

export interface ToneColors {
  /** Words and icons, readable on `soft`, on the card and on the paper. */
  text: string
  soft: string
}

export const vehicleParts = [
  'line',
  'body',
  'cab',
  'frame',
  'band',
  'glass',
  'tyre',
  'hub',
  /** All of a vehicle that is drawn small. */
  'list',
] as const
export type VehiclePart = (typeof vehicleParts)[number]

export interface ColorTokens {
  paper: string
  card: string
  /** A head or a foot inside a card. */
  cardShade: string
  ink: string
  inkSoft: string
  line: string
  /** The edge of a field, 3:1 on card and paper. */
  lineStrong: string
  primary: string
  primaryStrong: string
  onPrimary: string
  primarySoft: string
  accent: string
  onAccent: string
  /** The accent where it is written with. */
  accentText: string
  /** The coloured ground behind the head of a page, and what is written on it. */
  bandFrom: string
  bandTo: string
  onBand: string
  onBandSoft: string
  error: string
  warning: string
  info: string
  success: string
  tone: Record<Tone, ToneColors>
  /** What a vehicle is drawn with: a line, and grounds tinted with the palette. */
  vehicle: Record<VehiclePart, string>
}

const white = '#FFFFFF'

const toneColors = (mode: Mode): Record<Tone, ToneColors> => {
  const { paper, card, ink } = neutrals[mode]
  const colors = (hue: string): ToneColors => {
    const soft = mode === 'light' ? mix(card, hue, 0.1) : mix(card, hue, 0.28)
    const grounds = [soft, card, paper]
    return { text: mode === 'light' ? readableOn(hue, grounds, ink) : glowingOn(hue, grounds, 6), soft }
  }
  const entries = tones.map((key) => [key, colors(toneHues[key])] as const)
  return {
    ...(Object.fromEntries(entries) as Record<Tone, ToneColors>),
    // The lock is drawn in ink, so in dark mode its ground is a lighter card rather than a darker one.
    ink: { text: ink, soft: mode === 'light' ? mix(card, ink, 0.1) : mix(card, ink, 0.16) },
  }
}

/** Half of what a vehicle is made of, whatever the palette: drawn in a red one it would seem to wear a status. */
const steel = { light: '#0F4C5C', dark: '#39B1D0' } as const

/** `primary` is what the palette writes with in that mode. */
const vehicleColors = (mode: Mode, hue: string, primary: string): Record<VehiclePart, string> => {
  const { paper, card, ink, inkSoft } = neutrals[mode]
  const light = mode === 'light'
  const metal = mix(steel[mode], light ? hue : primary, 0.5)
  const tint = light ? lighter(metal, 0.04) : mix(metal, ink, 0.38)
  const list = mix(card, tint, light ? 0.24 : 0.29)
  const pencil = light ? mix(metal, '#4A494E', 0.55) : mix(inkSoft, metal, 0.16)
  const line = light ? readableOn(pencil, [list], ink) : readableOn(pencil, [list], white, 3)
  return {
    line,
    body: mix(card, tint, light ? 0.114 : 0.118),
    cab: mix(card, tint, light ? 0.2 : 0.215),
    frame: mix(card, mix(tint, line, 0.5), light ? 0.434 : 0.36),
    band: mix(card, tint, light ? 0.283 : 0.3),
    glass: light ? mix(card, tint, 0.038) : mix(paper, card, 0.5),
    tyre: light ? ink : mix(paper, '#000000', 0.22),
    hub: light ? card : inkSoft,
    list,
  }
}

export const colorTokens = (palette: PaletteKey, mode: Mode): ColorTokens => {
  const { primary: hue, accent } = palettes[palette]
  const { paper, card, ink, inkSoft, line } = neutrals[mode]
  const light = mode === 'light'
  const primarySoft = mix(card, hue, light ? 0.08 : 0.34)
  const cardShade = mix(card, ink, 0.035)
  const grounds = [card, cardShade, paper]
  const primary = light
    ? readableOn(hue, [...grounds, primarySoft], ink)
    : glowingOn(hue, [...grounds, primarySoft], 5.5)
  const bandFrom = readableOn(light ? hue : mix(hue, paper, 0.35), [white], ink, 7)
  const tone = toneColors(mode)
  return {
    paper,
    card,
    cardShade,
    ink,
    inkSoft,
    line,
    lineStrong: light ? '#7B8C96' : '#6B808B',
    primary,
    primaryStrong: mix(primary, light ? ink : white, 0.22),
    onPrimary: betterOn(primary, white, '#0D1418'),
    primarySoft,
    accent,
    onAccent: betterOn(accent, white, '#12222B'),
    accentText: light ? readableOn(accent, grounds, ink) : glowingOn(accent, grounds, 4.5),
    bandFrom,
    bandTo: light ? readableOn(lighter(hue, 0.07), [white], ink, 5.5) : mix(bandFrom, paper, 0.6),
    onBand: white,
    onBandSoft: mix(white, bandFrom, 0.12),
    error: tone.red.text,
    warning: tone.ochre.text,
    info: tone.blue.text,
    success: tone.green.text,
    tone,
    vehicle: vehicleColors(mode, hue, primary),
  }
}

export const fontFamily = "'Figtree Variable', 'Segoe UI', system-ui, sans-serif"

/** One scale, in rem. */
export const typeScale = {
  display: 2,
  title: 1.5,
  heading: 1.125,
  body: 1,
  small: 0.875,
  tiny: 0.75,
} as const

/** Pixels; every distance is a multiple of it or half of it. */
export const gridUnit = 8

export const radius = { field: 8, card: 12 } as const

export const sidebarWidth = 240
