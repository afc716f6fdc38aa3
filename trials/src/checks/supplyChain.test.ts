import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { tellTried } from '@portal/server/testing/tell.ts'

/** What comes from elsewhere: from the lock alone, unchanged, without a program that runs as it is installed. */

const root = fileURLToPath(new URL('../../../', import.meta.url))
const read = (path: string) => JSON.parse(readFileSync(`${root}${path}`, 'utf8')) as unknown

interface Locked {
  version?: string
  resolved?: string
  integrity?: string
  link?: boolean
  hasInstallScript?: boolean
}
const { packages } = read('package-lock.json') as { packages: Record<string, Locked> }
const foreign = Object.entries(packages).filter(
  ([path, { link }]) => path.startsWith('node_modules/') && link !== true,
)
const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

test('every package is named with its exact version and the hash of what it holds', () => {
  tellTried('paquetes', foreign.length)
  const loose = foreign.filter(
    ([, { version, integrity }]) => version === undefined || !/^sha512-/.test(integrity ?? ''),
  )
  expect(loose.map(([path]) => path)).toEqual([])
  expect(foreign.length).toBeGreaterThan(300)
})

test('every program that a package would run as it is installed is denied by name', () => {
  const { allowScripts } = read('package.json') as { allowScripts: Record<string, boolean> }
  const scripts = foreign.filter(([, { hasInstallScript }]) => hasInstallScript === true)
  tellTried('programas negados', scripts.length)
  expect(scripts.map(([path]) => [nameOf(path), allowScripts[nameOf(path)]])).toEqual(
    scripts.map(([path]) => [nameOf(path), false]),
  )
  expect(Object.values(allowScripts)).not.toContain(true)
})

test('what is in it can be told in a format that others read: npm run sbom', { timeout: 60_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-sbom-'))
  const file = join(folder, 'sbom.cdx.json')
  execFileSync(process.execPath, [`${root}scripts/sbom.mjs`, file], { cwd: folder })
  const { bomFormat, components } = JSON.parse(readFileSync(file, 'utf8')) as {
    bomFormat: string
    components: { name: string; version: string }[]
  }
  rmSync(folder, { recursive: true })
  const listed = new Set(components.map(({ name, version }) => `${name}@${version}`))
  tellTried('componentes del SBOM', listed.size)
  const missing = foreign
    .map(([path, { version }]) => `${nameOf(path)}@${String(version)}`)
    .filter((each) => !listed.has(each))
  expect(bomFormat).toBe('CycloneDX')
  expect(missing).toEqual([])
})
