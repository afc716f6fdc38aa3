import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { bundleServer, programs } from './bundleServer.mjs'
import { inRoot } from './paths.mjs'
import { buildVerificador } from './verificador.mjs'

/** For a run of tests: the programs of the server as JavaScript, and the page that legajos carry, because to start one from its sources takes seconds each time. */
export default async function setup() {
  const folder = inRoot('server/node_modules/.cache')
  mkdirSync(folder, { recursive: true })
  const outdir = mkdtempSync(join(folder, 'programs-'))
  await Promise.all([bundleServer({ entryPoints: programs, outdir }), buildVerificador()])
  process.env.PORTAL_PROGRAMS = outdir
  return () => rmSync(outdir, { recursive: true, force: true })
}
