import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { carrierOperations, providerOperations, type OperationName } from '@portal/contract'
import { isOperation } from '@portal/contract/operation.ts'
import { beforeAll, expect, test } from 'vitest'
import { providerHandlers } from './operations/provider/index.ts'
import { carrierHandlers } from './operations/carrier/index.ts'
import { root } from './root.ts'

/** Everything that is promised is kept, described and tested. */

const carrier = Object.keys(carrierOperations) as OperationName[]
const provider = Object.keys(providerOperations) as OperationName[]

/** Walks over all operations, which are no test of any one's own. */
const walks = /contract\.test|dispatch\.test|docs|remote/

let tests: string
beforeAll(async () => {
  const folder = join(root, 'server/src')
  const files = (await readdir(folder, { recursive: true })).filter(
    (file) => file.endsWith('.test.ts') && !walks.test(file),
  )
  tests = (await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))).join('\n')
})

test.each([...new Set([...carrier, ...provider])])('%s has a handler and a test of its own', (name) => {
  expect({ ...carrierHandlers, ...providerHandlers }).toHaveProperty(name)
  expect(new RegExp(`(call|send)\\w*\\(\\s*'${name}'`).test(tests), 'a test that calls it').toBe(true)
})

test('what any file promises is in a table, and no two are of one name', async () => {
  const folder = join(root, 'contract/src')
  const files = (await readdir(folder)).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && file !== 'index.ts',
  )
  const promised = await Promise.all(
    files.map(async (file) => {
      const exported = (await import(join(folder, file))) as Record<string, unknown>
      return Object.keys(exported).filter((name) => isOperation(exported[name]))
    }),
  )
  expect(promised.flat().sort()).toEqual([...new Set([...carrier, ...provider])].sort())
})
