import { readFileSync } from 'node:fs'
import { build } from 'esbuild'
import { inRoot } from './paths.mjs'

/** The programs that the server starts for bytes that somebody sent, by the name that it knows them by. */
export const programs = {
  inspectProgram: 'src/inspection/inspectProgram.ts',
  drawProgram: 'src/thumbnails/drawProgram.ts',
  readProgram: 'src/lectura/readProgram.ts',
  verifyProgram: 'src/importacion/verifyProgram.ts',
}

/** To find and open their files one by one takes a quarter of the server's start. */
const BUNDLED = ['kysely', 'zod']

/** Makes JavaScript of these sources of the server in `outdir`, which stands beside or below its `node_modules`. */
export function bundleServer({ entryPoints, outdir, commit = null }) {
  return build({
    absWorkingDir: inRoot('server'),
    entryPoints,
    outdir,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    splitting: true,
    sourcemap: true,
    define: { BUILT_FROM: JSON.stringify(commit) },
    // The workspaces' sources go in, and what is hundreds of small files; what else npm installed stays outside.
    external: externalPackages(['server', 'contract']),
    logLevel: 'warning',
  })
}

function externalPackages(workspaces) {
  return workspaces
    .flatMap((name) => {
      const { dependencies = {}, optionalDependencies = {} } = JSON.parse(
        readFileSync(inRoot(`${name}/package.json`), 'utf8'),
      )
      return Object.keys({ ...dependencies, ...optionalDependencies })
    })
    .filter((name) => !name.startsWith('@portal/') && !BUNDLED.includes(name))
}
