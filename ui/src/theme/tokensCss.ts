import { colorTokens, fontFamily, gridUnit, radius, typeScale, type Mode } from './tokens.ts'

const dashed = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const declarations = (values: Record<string, string>, indent: string): string =>
  Object.entries(values)
    .map(
      ([name, value]) =>
        `${indent}--${dashed(name)}: ${value.startsWith('#') ? value.toLowerCase() : value};`,
    )
    .join('\n')

const colorVariables = (mode: Mode): Record<string, string> => {
  const { tone, vehicle, ...colors } = colorTokens('petroleo', mode)
  const variables: Record<string, string> = { ...colors }
  for (const [key, { text, soft }] of Object.entries(tone)) {
    variables[`tone-${dashed(key)}`] = text
    variables[`tone-${dashed(key)}-soft`] = soft
  }
  for (const [part, color] of Object.entries(vehicle)) variables[`v-${part}`] = color
  return variables
}

const fixedVariables = (): Record<string, string> => ({
  font: fontFamily,
  ...Object.fromEntries(Object.entries(typeScale).map(([name, rem]) => [`text-${name}`, `${rem}rem`])),
  unit: `${gridUnit}px`,
  'radius-field': `${radius.field}px`,
  'radius-card': `${radius.card}px`,
})

/** The tokens as custom properties, for pages drawn without MUI: `tokens.css` is this text, kept by a test. */
export const tokensCss = (): string =>
  `/* Written from tokens.ts by \`npm run tokens -w ui\`. */
:root {
  color-scheme: light;
${declarations(fixedVariables(), '  ')}
${declarations(colorVariables('light'), '  ')}
}

:root[data-mode='dark'] {
  color-scheme: dark;
${declarations(colorVariables('dark'), '  ')}
}

@media (prefers-color-scheme: dark) {
  :root:not([data-mode='light']) {
    color-scheme: dark;
${declarations(colorVariables('dark'), '    ')}
  }
}
`
