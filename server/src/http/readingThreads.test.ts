import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import { securityHeaders } from './securityHeaders.ts'
import { staticFiles } from './staticFiles.ts'

/** A built portal, with a script that its name alone tells from others. */
async function built() {
  const portalDist = await mkdtemp(join(tmpdir(), 'portal-dist-'))
  await mkdir(join(portalDist, 'assets', 'codesWorker-x'), { recursive: true })
  for (const name of [
    'codesWorker-aB3_-x9Q.js',
    'codesWorker-aB3_-x9Q.js.br',
    'lettersWorker-aB3_-x9Q.js',
    'otherWorker-aB3x9Q.js',
    'codesWorker-aB3x9Q.html',
    'xcodesWorker-aB3x9Q.js',
    'codesWorker-x/otro.js',
  ])
    await writeFile(join(portalDist, 'assets', name), 'self.x = 1')
  await writeFile(join(portalDist, 'codesWorker-aB3x9Q.js'), 'self.x = 1')
  const app = fastify()
  securityHeaders(app, 'https://portal.example')
  await staticFiles(app, { portalDist })
  onTestFinished(async () => {
    await app.close()
    await rm(portalDist, { recursive: true, force: true })
  })
  const policyOf = async (url: string, headers = {}) => {
    const answer = await app.inject({ url, headers })
    return [answer.statusCode, String(answer.headers['content-security-policy'])] as const
  }
  return policyOf
}

it('lets WebAssembly be compiled by the scripts that read codes and letters, and by nothing else', async () => {
  const policyOf = await built()
  const allowed = "default-src 'none'; script-src 'wasm-unsafe-eval'"
  expect(await policyOf('/assets/codesWorker-aB3_-x9Q.js')).toEqual([200, allowed])
  expect(await policyOf('/assets/lettersWorker-aB3_-x9Q.js')).toEqual([200, allowed])
  expect(await policyOf('/assets/codesWorker-aB3_-x9Q.js', { 'accept-encoding': 'br' })).toEqual([
    200,
    allowed,
  ])
  for (const other of [
    '/assets/otherWorker-aB3x9Q.js',
    '/assets/codesWorker-aB3x9Q.html',
    '/assets/xcodesWorker-aB3x9Q.js',
    '/assets/codesWorker-x/otro.js',
    '/codesWorker-aB3x9Q.js',
    '/assets/codesWorker-que-no-esta.js',
  ]) {
    const [, policy] = await policyOf(other)
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toContain('unsafe')
  }
})
