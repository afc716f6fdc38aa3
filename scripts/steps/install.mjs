import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { inRoot } from './paths.mjs'
import { npm } from './run.mjs'
import { say, Stop } from './sentence.mjs'

const STAMP = inRoot('node_modules/.portal-stamp')

/** What node_modules must have been installed for to serve now. */
function wantedStamp(lock) {
  const hash = createHash('sha256').update(lock).digest('hex')
  const nodeMajor = process.versions.node.split('.', 1)[0]
  return `${hash} node${nodeMajor} ${process.platform}-${process.arch}\n`
}

/** Installs the dependencies when they aren't those of package-lock.json. */
export async function install() {
  const lock = readFileSync(inRoot('package-lock.json'), 'utf8')
  const wanted = wantedStamp(lock)
  const found = readIfThere(STAMP)
  if (found === wanted) return
  // Installed by hand with npm, and complete: nothing to do but remember it.
  if (!(found === undefined && matchesLock(JSON.parse(lock)))) {
    say('Instalando lo que Portal necesita (una sola vez, puede tardar un minuto)…')
    // What is built and tested here needs the development and optional parts, whatever the environment omits.
    const result = await npm(['ci', '--include=dev', '--include=optional', '--loglevel=error'], {
      output: 'errors',
    })
    if (!result.ok) throw new Stop(explain(result.text))
  }
  writeFileSync(STAMP, wanted)
}

/** Compares with npm's own record of what it put in node_modules, which it writes when an install ends well. */
function matchesLock(lock) {
  const record = readIfThere(inRoot('node_modules/.package-lock.json'))
  if (record === undefined) return false
  const installed = JSON.parse(record).packages
  return Object.entries(lock.packages)
    .filter(([path]) => path.includes('node_modules/'))
    .every(([path, { version, optional }]) =>
      path in installed ? installed[path].version === version : optional === true,
    )
}

function explain(text) {
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH/.test(text)) {
    return 'No se pudieron bajar los paquetes: revisá la conexión a Internet (o el proxy de npm) y probá de nuevo.'
  }
  if (/EACCES|EPERM/.test(text)) {
    return 'No hay permiso para escribir en node_modules: usá el usuario dueño de esta carpeta.'
  }
  if (/ENOSPC/.test(text)) return 'No queda espacio en el disco para instalar: liberá 1 GB y probá de nuevo.'
  if (/spawn npm ENOENT/.test(text)) return 'Falta npm, que viene con Node: instalalo y probá de nuevo.'
  return 'La instalación no terminó: lo que dijo npm está más arriba. Corregilo y probá de nuevo.'
}

function readIfThere(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
