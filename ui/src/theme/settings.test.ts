import { expect, test } from 'vitest'
import { paletteKeys } from './palettes.ts'
import { anotherPalette, defaultSettings, parseSettings } from './settings.ts'

test.each([
  undefined,
  '',
  'no es json',
  '[]',
  '"x"',
  'null',
  '{"palette":"inexistente","gradient":"sí","layout":"right-sidebar"}',
])('a storage that holds %j gives the default look', (kept) => {
  expect(parseSettings(kept)).toEqual(defaultSettings)
})

test('what was chosen is kept, and the rest stays as it comes', () => {
  expect(parseSettings('{"palette":"malbec","decoration":false,"layout":"mega-menu"}')).toEqual({
    ...defaultSettings,
    palette: 'malbec',
    decoration: false,
    layout: 'mega-menu',
  })
})

test('a palette at random is another one, and each of the others may come', () => {
  const drawn = Array.from({ length: 100 }, (_, i) => anotherPalette('petroleo', i / 100))

  expect(drawn).not.toContain('petroleo')
  expect(new Set(drawn).size).toBe(paletteKeys.length - 1)
})
