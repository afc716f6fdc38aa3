import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { build } from 'esbuild'
import { inRoot } from './paths.mjs'

const verificador = 'legajo/dist/verificar.html'

/**
 * Makes `verificar.html` of its sources: one file with its script and its style in it, which the browser lets run nothing else
 * and ask no network for anything.
 */
export async function buildVerificador() {
  const [script, style] = await Promise.all([
    bundle('legajo/pagina/pagina.ts', { format: 'esm', target: ['es2022'] }),
    bundle('legajo/pagina/pagina.css', { target: ['chrome123', 'firefox120', 'safari17.5'] }),
  ])
  // The end of an element in a string of the script would end the script.
  const safe = script.replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--')
  const page = readFileSync(inRoot('legajo/pagina/pagina.html'), 'utf8')
  const parts = {
    // Whole elements: nothing but what was hashed may stand in them.
    '<!-- %STYLE% -->': `<style>${style}</style>`,
    '<!-- %SCRIPT% -->': `<script type="module">${safe}</script>`,
    '%SCRIPT_HASH%': hashOf(safe),
    '%STYLE_HASH%': hashOf(style),
  }
  const html = page.replaceAll(/<!-- %[A-Z]+% -->|%[A-Z]+_HASH%/g, (name) => parts[name])
  const path = inRoot(verificador)
  mkdirSync(dirname(path), { recursive: true })
  // Whoever reads it meanwhile reads one or the other.
  writeFileSync(`${path}.${process.pid}`, html)
  renameSync(`${path}.${process.pid}`, path)
}

async function bundle(entry, options) {
  const { outputFiles } = await build({
    entryPoints: [inRoot(entry)],
    bundle: true,
    minify: true,
    write: false,
    charset: 'utf8',
    legalComments: 'inline',
    logLevel: 'warning',
    ...options,
  })
  return outputFiles[0].text.trim()
}

const hashOf = (text) => createHash('sha256').update(text).digest('base64')
