/**
 * npm run demo:nominas -- folder: lists of invented people in every odd form that somebody may drop («SICOSS» of each length,
 * columns of an insurer, what is wrong with either), one file each, and a text of 10,000 lines.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { archivoSicoss, archivosRaros, trabajadores } from '@portal/contract/nomina/archivos.test-examples.ts'
import { command, say, Stop } from '../steps/sentence.mjs'

await command(async () => {
  const [folder] = process.argv.slice(2)
  if (!folder) throw new Stop('Decí en qué carpeta: npm run demo:nominas -- carpeta')
  const into = resolve(process.env['INIT_CWD'] ?? '', folder)
  await mkdir(into, { recursive: true })
  const all = [...archivosRaros(), { nombre: 'sicoss-10000.txt', bytes: archivoSicoss(trabajadores(10_000)) }]
  for (const { nombre, bytes } of all) await writeFile(join(into, nombre), bytes)
  say(`${String(all.length)} archivos en ${into}`)
})
