import { expect, test } from 'vitest'
import { defaultSettings, parseSettings } from './settings.ts'

test.each([null, '', 'no es json', '[]', '"x"', 'null', '{"palette":"inexistente","gradient":"sí"}'])(
  'a storage that holds %j gives the default look',
  (kept) => {
    expect(parseSettings(kept)).toEqual(defaultSettings)
  },
)

test('what was chosen is kept, and the rest stays as it comes', () => {
  expect(parseSettings('{"palette":"malbec","decoration":false}')).toEqual({
    ...defaultSettings,
    palette: 'malbec',
    decoration: false,
  })
})
