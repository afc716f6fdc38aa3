/** Colour arithmetic on `#rrggbb`; contrast is WCAG 2's ratio, from 1 to 21. */

type Rgb = readonly [number, number, number]

const parse = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

const format = (rgb: Rgb): string =>
  `#${rgb.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`

const linear = (channel: number): number => {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

const luminance = (hex: string): number => {
  const [red, green, blue] = parse(hex)
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

export const contrast = (one: string, other: string): number => {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** `share` of `over` laid on `under`: 0 is all `under`, 1 is all `over`. */
export const mix = (under: string, over: string, share: number): string => {
  const [from, to] = [parse(under), parse(over)]
  return format([
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
    from[2] + (to[2] - from[2]) * share,
  ])
}

/** The colour nearest to `hex`, on its way to `towards`, that reads at `ratio` on every ground. */
export const readableOn = (hex: string, grounds: readonly string[], towards: string, ratio = 4.5): string => {
  for (let share = 0; share < 1; share += 0.02) {
    const candidate = mix(hex, towards, share)
    if (grounds.every((ground) => contrast(candidate, ground) >= ratio)) return candidate
  }
  return towards
}

const toHsl = (hex: string): { hue: number; saturation: number; lightness: number } => {
  const [red, green, blue] = parse(hex).map((channel) => channel / 255) as [number, number, number]
  const [high, low] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  const [span, lightness] = [high - low, (high + low) / 2]
  if (span === 0) return { hue: 0, saturation: 0, lightness }
  const sixth =
    high === red
      ? ((green - blue) / span + 6) % 6
      : high === green
        ? (blue - red) / span + 2
        : (red - green) / span + 4
  return { hue: sixth * 60, saturation: span / (1 - Math.abs(2 * lightness - 1)), lightness }
}

const fromHsl = (hue: number, saturation: number, lightness: number): string => {
  const channel = (offset: number) => {
    const turn = (offset + hue / 30) % 12
    return (
      255 *
      (lightness -
        saturation * Math.min(lightness, 1 - lightness) * Math.max(-1, Math.min(turn - 3, 9 - turn, 1)))
    )
  }
  return format([channel(0), channel(8), channel(4)])
}

/** The same hue, lighter by a share of the whole way from black to white. */
export const lighter = (hex: string, by: number): string => {
  const { hue, saturation, lightness } = toHsl(hex)
  return fromHsl(hue, saturation, Math.min(1, lightness + by))
}

/** The same hue, light enough to read at `ratio` on every dark ground, and no greyer for it. */
export const glowingOn = (hex: string, grounds: readonly string[], ratio: number): string => {
  const { hue, saturation, lightness } = toHsl(hex)
  const vivid = saturation < 0.2 ? saturation : Math.min(0.62, Math.max(0.42, saturation))
  for (let light = lightness; light < 1; light += 0.01) {
    const candidate = fromHsl(hue, vivid, light)
    if (grounds.every((ground) => contrast(candidate, ground) >= ratio)) return candidate
  }
  return '#ffffff'
}

/** Whichever of the two reads better on `ground`. */
export const betterOn = (ground: string, one: string, other: string): string =>
  contrast(one, ground) >= contrast(other, ground) ? one : other
