import { expect, test } from 'vitest'
import { partOf, sharesIn, type Profile } from './nodeParts.ts'

const frame = (functionName: string, url = '') => ({ functionName, url })

test('a part is the package, or the folder of our own, whose code ran', () => {
  expect(partOf(frame('compile', 'file:///x/main.js'), '../../node_modules/kysely/dist/a.js')).toBe('kysely')
  expect(partOf(frame('route', 'file:///x/node_modules/@fastify/multipart/index.js'))).toBe(
    '@fastify/multipart',
  )
  expect(
    partOf(frame('run', 'file:///x/main.js'), '../src/operations/carrier/choferes/ListChoferes.ts'),
  ).toBe('server/operations')
  expect(partOf(frame('parse', 'file:///x/main.js'), '../../contract/src/values.ts')).toBe('contract')
  expect(partOf(frame('dispatch', 'file:///x/main.js'), '../src/dispatch.ts')).toBe('server')
  expect(partOf(frame('writev', 'node:net'))).toBe('Node: red, HTTP, JSON')
  expect(partOf(frame('(garbage collector)'))).toBe('recoger memoria')
})

test('shares are of what the thread did within the span, without what it waited', () => {
  // given: a sample each 10 µs from 1,000 on; node 1 waits
  const callFrame = (functionName: string) => ({ functionName, url: '', lineNumber: 0, columnNumber: 0 })
  const profile: Profile = {
    nodes: [
      { id: 1, callFrame: callFrame('(idle)') },
      { id: 2, callFrame: callFrame('two') },
      { id: 3, callFrame: callFrame('three') },
    ],
    startTime: 1_000,
    samples: [2, 2, 3, 1, 2, 2, 3],
    timeDeltas: [0, 10, 10, 10, 10, 10, 10],
  }

  // when
  const shares = sharesIn(profile, { from: 1_010, to: 1_050 }, ({ functionName }) =>
    functionName === '(idle)' ? '(idle)' : functionName,
  )

  // then
  expect(shares).toEqual([
    { part: 'two', share: 3 / 4 },
    { part: 'three', share: 1 / 4 },
  ])
})
