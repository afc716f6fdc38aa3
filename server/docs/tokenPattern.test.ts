import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../src/root.ts'
import { newProgramToken } from '../src/sessions/programToken.ts'

test('the pattern that scanners of secrets are given finds every token, and nothing that is none', async () => {
  const told = /`(\\bpt_[^`]+)`/.exec(await readFile(join(root, 'docs/api/programs.md'), 'utf8'))?.[1]
  const pattern = new RegExp(told ?? 'no pattern is told')
  for (const owner of ['cuenta', 'proveedor'] as const)
    for (const tokenid of ['31x1', '31x123456789012345678']) {
      const { token } = newProgramToken(owner, tokenid)
      expect(pattern.exec(`PORTAL_TOKEN="${token}"`)?.[0]).toBe(token)
      expect(pattern.test(token.slice(0, -1))).toBe(false)
    }
})
