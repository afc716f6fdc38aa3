/**
 * npm run sbom: the packages of others that are installed for the product, as CycloneDX, read from package-lock.json
 * without the network. `-- <file>` says where.
 */
import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { sbom } from './steps/sbom.mjs'
import { command, say } from './steps/sentence.mjs'

await command(async () => {
  const [given = 'sbom.cdx.json'] = process.argv.slice(2)
  const file = resolve(given)
  const document = await sbom()
  writeFileSync(file, `${JSON.stringify(document, undefined, 2)}\n`)
  say(`La lista de ${document.components.length} paquetes queda en ${file}.`)
})
