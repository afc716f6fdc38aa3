import { dashed } from './dashed.ts'
import { defaultPalette, type PaletteKey } from './palettes.ts'
import { fontFamily, radius, typeScale } from './scale.ts'
import { colorTokens, type Mode } from './tokens.ts'

const declarations = (values: Record<string, string>): string =>
  Object.entries(values)
    .map(([name, value]) => `  --${dashed(name)}: ${value.replace(/#\w+/g, (hex) => hex.toLowerCase())};`)
    .join('\n')

const colorVariables = (palette: PaletteKey, mode: Mode): Record<string, string> => {
  const { tone, vehicle, ...colors } = colorTokens(palette, mode)
  const variables: Record<string, string> = { ...colors }
  for (const [key, { text, soft, fill }] of Object.entries(tone)) {
    variables[`tone-${dashed(key)}`] = text
    variables[`tone-${dashed(key)}-soft`] = soft
    variables[`tone-${dashed(key)}-fill`] = fill
  }
  for (const [part, color] of Object.entries(vehicle)) variables[`v-${part}`] = color
  return variables
}

const ofModes = (light: string, dark: string) => (light === dark ? light : `light-dark(${light}, ${dark})`)

/** Each colour once, with what it is in either mode. */
const bothModes = (palette: PaletteKey): Record<string, string> => {
  const dark = colorVariables(palette, 'dark')
  return Object.fromEntries(
    Object.entries(colorVariables(palette, 'light')).map(([name, light]) => [
      name,
      ofModes(light, dark[name] ?? light),
    ]),
  )
}

/** A card on dark ground has none. */
const shadow = (strength: number) => ofModes(`rgb(13 20 24 / ${strength})`, 'transparent')

const fixedVariables = (): Record<string, string> => ({
  font: fontFamily,
  ...Object.fromEntries(Object.entries(typeScale).map(([name, rem]) => [`text-${name}`, `${rem}rem`])),
  'radius-field': `${radius.field}px`,
  'radius-card': `${radius.card}px`,
})

/** The colours of another palette, over those that `tokens.css` has. No build writes this text, so that each mode says its own. */
export const paletteCss = (palette: PaletteKey): string => `
:root:root {
${declarations(colorVariables(palette, 'light'))}
}
:root:root[data-mode='dark'] {
${declarations(colorVariables(palette, 'dark'))}
}
`

/**
 * The tokens as custom properties: `tokens.css` is this text, kept by a test. What `light-dark()` says is built for
 * browsers without it too.
 */
export const tokensCss = (): string =>
  `/* Written from tokens.ts by \`npm run tokens -w ui\`. */
:root {
  color-scheme: light dark;
${declarations(fixedVariables())}
  --shadow-card:
    0 1px 2px ${shadow(0.06)},
    0 6px 20px -12px ${shadow(0.18)};
${declarations(bothModes(defaultPalette))}
}

:root[data-mode='light'] {
  color-scheme: light;
}

:root[data-mode='dark'] {
  color-scheme: dark;
}
`
