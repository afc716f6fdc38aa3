import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { root } from './root.ts'

interface Bom {
  bomFormat: string
  metadata: { component: { name: string } }
  components: { group?: string; name: string; version: string; purl: string }[]
}
interface Lock {
  packages: Record<string, { name?: string; version?: string; link?: boolean }>
}

test('npm run sbom names every package of the lock, and the version of each', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-sbom-'))
  const file = join(folder, 'sbom.cdx.json')
  await promisify(execFile)(process.execPath, [join(root, 'scripts/sbom.mjs'), file], { cwd: folder })

  // what CycloneDX and npm say that they write
  const bom = JSON.parse(await readFile(file, 'utf8')) as Bom
  const { packages } = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')) as Lock
  expect(bom).toMatchObject({ bomFormat: 'CycloneDX', metadata: { component: { name: '@portal/root' } } })
  const named = new Set(bom.components.map(({ purl }) => decodeURIComponent(purl)))
  const locked = Object.entries(packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && link !== true)
    .map(([path, { name, version }]) => `pkg:npm/${name ?? path.split('node_modules/').at(-1)}@${version}`)
  expect(locked.length).toBeGreaterThan(300)
  expect(locked.filter((each) => !named.has(each))).toEqual([])
  expect(named).toContain('pkg:npm/fastify@5.12.8')
  await rm(folder, { recursive: true })
})
