import { betterOn, glowingOn, lighter, mix, readableOn } from './color.ts'
import { palettes } from './paletteColors.ts'
import type { PaletteKey } from './palettes.ts'

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

const toneFills: Record<Mode, Record<Tone, string>> = {
  light: {
    slate: '#8696A0',
    blue: '#3F86C2',
    green: '#2A8A5B',
    red: '#C8473D',
    ochre: '#C07C12',
    ink: '#12222B',
  },
  dark: {
    slate: '#7E909A',
    blue: '#6BA6D8',
    green: '#2FAE70',
    red: '#D9746C',
    ochre: '#D39A45',
    ink: '#E6EEF1',
  },
}

/** Grounds and inks that every palette shares. */
const neutrals = {
  light: { paper: '#F6F8F9', card: '#FFFFFF', ink: '#12222B', inkSoft: '#51626C', line: '#DCE3E7' },
  dark: { paper: '#0D1418', card: '#142027', ink: '#E6EEF1', inkSoft: '#9FB1BA', line: '#2A3942' },
} as const

interface ToneColors {
  /** Words and icons, readable on `soft`, on the card and on the paper. */
  text: string
  soft: string
  /** A bar, a ring, an edge: 3:1 on the card. */
  fill: string
}

type VehiclePart =
  | 'line'
  | 'body'
  | 'cab'
  | 'frame'
  | 'band'
  | 'glass'
  | 'tyre'
  | 'hub'
  /** All of a vehicle that is drawn small. */
  | 'list'

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
  /** The coloured ground behind the head of a page, and what is written on it. */
  bandFrom: string
  bandTo: string
  onBand: string
  onBandSoft: string
  /** The desk that a paper is looked at on. */
  stage: string
  /** What floats over a page in the opposite of its ground: the bar of a selection, the strip of a lost connection. */
  scrim: string
  onScrim: string
  /** Charts, from what matters now to the track: tints of the palette, never a status. */
  chart1: string
  chart2: string
  chart3: string
  /** The focus: a light line in a dark halo, seen on paper, card and band alike. */
  ringLight: string
  ringDark: string
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
  const colors = (tone: Tone): ToneColors => {
    const hue = toneHues[tone]
    const soft = mode === 'light' ? mix(card, hue, 0.1) : mix(card, hue, 0.28)
    const grounds = [soft, card, paper]
    return {
      text: mode === 'light' ? readableOn(hue, grounds, ink) : glowingOn(hue, grounds, 6),
      soft,
      fill: toneFills[mode][tone],
    }
  }
  const entries = tones.map((tone) => [tone, colors(tone)] as const)
  return {
    ...(Object.fromEntries(entries) as Record<Tone, ToneColors>),
    // The lock is drawn in ink, so in dark mode its ground is a lighter card rather than a darker one.
    ink: { text: ink, soft: mode === 'light' ? mix(card, ink, 0.1) : mix(card, ink, 0.16), fill: ink },
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
    bandFrom,
    bandTo: light ? readableOn(lighter(hue, 0.07), [white], ink, 5.5) : mix(bandFrom, paper, 0.6),
    onBand: white,
    onBandSoft: mix(white, bandFrom, 0.12),
    stage: light ? '#E6EBEE' : '#0A1013',
    scrim: ink,
    onScrim: light ? white : '#12222B',
    chart1: primary,
    chart2: mix(card, primary, light ? 0.67 : 0.64),
    chart3: mix(card, primary, 0.34),
    ringLight: white,
    ringDark: '#12222B',
    error: tone.red.text,
    warning: tone.ochre.text,
    info: tone.blue.text,
    success: tone.green.text,
    tone,
    vehicle: vehicleColors(mode, hue, primary),
  }
}
