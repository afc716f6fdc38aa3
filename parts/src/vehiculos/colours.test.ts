import { readFileSync } from 'node:fs'
import { tokensCss } from '@portal/ui/theme/tokensCss.ts'
import { expect, test } from 'vitest'

const styles = readFileSync(new URL('./vehiculos.module.css', import.meta.url), 'utf8')

test('the colours of a drawing are tokens, so that they follow mode and palette', () => {
  const used = [...styles.matchAll(/var\(--(?!vehicle-|tone(?:-soft)?\))([\w-]+)/g)].map(
    ([, name = '']) => name,
  )

  expect(used.length).toBeGreaterThan(8)
  expect(used.filter((name) => !new RegExp(` --${name}: (#|light-dark\\(#)`).test(tokensCss()))).toEqual([])
})
