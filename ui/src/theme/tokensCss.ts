import { dashed } from './dashed.ts'
import { defaultPalette, type PaletteKey } from './palettes.ts'
import { fontFamily, gridUnit, radius, typeScale } from './scale.ts'
import { colorTokens, type Mode } from './tokens.ts'

const declarations = (values: Record<string, string>, indent: string): string =>
  Object.entries(values)
    .map(
      ([name, value]) =>
        `${indent}--${dashed(name)}: ${value.startsWith('#') ? value.toLowerCase() : value};`,
    )
    .join('\n')

const cardShadow: Record<Mode, string> = {
  light: '0 1px 2px rgb(13 20 24 / 0.06), 0 6px 20px -12px rgb(13 20 24 / 0.18)',
  dark: 'none',
}

const colorVariables = (palette: PaletteKey, mode: Mode): Record<string, string> => {
  const { tone, vehicle, ...colors } = colorTokens(palette, mode)
  const variables: Record<string, string> = { ...colors }
  for (const [key, { text, soft, fill }] of Object.entries(tone)) {
    variables[`tone-${dashed(key)}`] = text
    variables[`tone-${dashed(key)}-soft`] = soft
    variables[`tone-${dashed(key)}-fill`] = fill
  }
  for (const [part, color] of Object.entries(vehicle)) variables[`v-${part}`] = color
  variables['shadow-card'] = cardShadow[mode]
  return variables
}

const fixedVariables = (): Record<string, string> => ({
  font: fontFamily,
  ...Object.fromEntries(Object.entries(typeScale).map(([name, rem]) => [`text-${name}`, `${rem}rem`])),
  unit: `${gridUnit}px`,
  'radius-field': `${radius.field}px`,
  'radius-card': `${radius.card}px`,
})

/** The colours of another palette, over those that `tokens.css` has. */
export const paletteCss = (palette: PaletteKey): string => `
:root:root {
${declarations(colorVariables(palette, 'light'), '  ')}
}
:root:root[data-mode='dark'] {
${declarations(colorVariables(palette, 'dark'), '  ')}
}
`

/** The tokens as custom properties: `tokens.css` is this text, kept by a test. */
export const tokensCss = (): string =>
  `/* Written from tokens.ts by \`npm run tokens -w ui\`. */
:root {
  color-scheme: light;
${declarations(fixedVariables(), '  ')}
${declarations(colorVariables(defaultPalette, 'light'), '  ')}
}

:root[data-mode='dark'] {
  color-scheme: dark;
${declarations(colorVariables(defaultPalette, 'dark'), '  ')}
}

@media (prefers-color-scheme: dark) {
  :root:not([data-mode='light']) {
    color-scheme: dark;
${declarations(colorVariables(defaultPalette, 'dark'), '    ')}
  }
}
`
