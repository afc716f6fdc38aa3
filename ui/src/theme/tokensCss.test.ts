import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { tokensCss } from './tokensCss.ts'

test('tokens.css says what tokens.ts says', () => {
  const written = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
  expect(written).toBe(tokensCss())
})
