import { readFileSync } from 'node:fs'
import { inRoot } from './paths.mjs'
import { npm } from './run.mjs'
import { Stop } from './sentence.mjs'

/**
 * A CycloneDX document of all that package-lock.json names, on whatever machine it is installed. Also what only builds
 * and tests: `--omit=dev` of npm 11 leaves out packages that the product runs with, as sharp's own libraries.
 */
export async function sbom() {
  // What wants an optional peer of another version doesn't use it here; npm would refuse to list anything.
  const args = [
    '--sbom-format=cyclonedx',
    '--sbom-type=application',
    '--package-lock-only',
    '--legacy-peer-deps',
  ]
  const { ok, text } = await npm(['sbom', ...args, '--offline', '--loglevel=silent'], { output: 'kept' })
  const begin = text.indexOf('{')
  if (!ok || begin < 0)
    throw new Stop(`${text.trim()}\n\nnpm no pudo hacer la lista de paquetes: el motivo está arriba.`)
  const document = JSON.parse(text.slice(begin))
  // npm calls it as the folder is called.
  document.metadata.component.name = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')).name
  return document
}
