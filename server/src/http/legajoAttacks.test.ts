import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { canonico, caminos, pemDe, propios, type Manifiesto } from '@portal/legajo/manifiesto.ts'
import { decir, enLineas } from '@portal/legajo/palabras.ts'
import { llaveDe, type Opciones } from '@portal/legajo/verificar.ts'
import { leerZip } from '@portal/legajo/zip.ts'
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readClaves } from '../firma/claves.ts'
import { zipStream } from '../operations/shared/zipStream.ts'
import { startApp, type TestApp } from '../testing/app.ts'
import { howMany } from '../testing/howMany.ts'
import { examine, fuenteDe, night, presentPapers, sealNow, takeLegajo } from '../testing/legajo.ts'
import { signedIn, signedInOperador, type Carrier, type Operador } from '../testing/people.ts'
import { tellTried } from '../testing/tell.ts'

/** What somebody may do to a legajo, with its key and without: each is named in words, and nothing of it reads as whole. */

let app: TestApp
let administrador: Operador
let carrier: Carrier
let zip: Buffer
let llave: string
beforeAll(async () => {
  app = await startApp()
  ;[administrador, carrier] = await Promise.all([
    signedInOperador(app, { rol: 'administrador' }),
    signedIn(app),
  ])
  await presentPapers(app, { carrier, administrador })
  await sealNow(app)
  await night(app)
  await presentPapers(app, { carrier, administrador, count: 1 })
  await sealNow(app)
  await night(app)
  zip = await takeLegajo(administrador, carrier.cuentaId)
  const [clave] = await readClaves(app.dataDir)
  llave = clave?.claveid ?? ''
})
afterAll(() => app.stop())

type Entries = Map<string, Buffer>

async function entriesOf(bytes: Buffer): Promise<Entries> {
  const { entradas } = await leerZip(fuenteDe(bytes))
  return new Map(
    await Promise.all(
      entradas.map(async ({ camino, fuente }): Promise<[string, Buffer]> => [
        camino,
        Buffer.from(await fuente.leer(0, fuente.bytes)),
      ]),
    ),
  )
}

/** As Portal writes one: what is wrong then is in what it holds, and not in its frame. */
const zipped = (entries: Iterable<[string, Buffer]>): Promise<Buffer> =>
  buffer(
    zipStream(
      [...entries].map(([path, bytes]) => ({
        path,
        compress: false,
        open: () => Promise.resolve(Readable.from([bytes])),
      })),
      { dated: false },
    ),
  )

const inside = async (change: (entries: Entries) => void): Promise<Buffer> => {
  const entries = await entriesOf(zip)
  change(entries)
  return zipped(entries)
}

const get = (entries: Entries, camino: string): Buffer => {
  const bytes = entries.get(camino)
  if (!bytes) throw new Error(`no ${camino} in the legajo`)
  return bytes
}
const papersOf = (entries: Entries) => [...entries.keys()].filter((name) => name.startsWith('documentos/'))
const flipped = (bytes: Buffer, at = 0): Buffer => {
  const changed = Buffer.from(bytes)
  changed[at] = (changed[at] ?? 0) ^ 1
  return changed
}
const linesOf = <Line>(entries: Entries, camino: string): Line[] =>
  get(entries, camino)
    .toString()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line) // as the product wrote it
const putLines = (entries: Entries, camino: string, lines: readonly unknown[]) =>
  entries.set(camino, Buffer.from(lines.map((line) => `${canonico(line)}\n`).join('')))

interface Bloque {
  bloque: number
  anterior: string
  cabeza: string
  hash: string
  huellas: string[]
  propias: [number, string][]
}
const bloquesOf = (entries: Entries) => linesOf<Bloque>(entries, caminos.bloques)
const withOwn = (blocks: Bloque[], atLeast = 1): Bloque => {
  const found = blocks.find(({ propias }) => propias.length >= atLeast)
  if (!found) throw new Error('no block with lines of the account')
  return found
}

/** The manifest made true of what is there now, and signed: by whoever has the key. */
function signAnew(entries: Entries, key: KeyObject, more: (manifiesto: Manifiesto) => void = () => {}): void {
  const manifiesto = JSON.parse(get(entries, propios.manifiesto).toString()) as Manifiesto // as the product wrote it
  for (const archivo of manifiesto.archivos) {
    const bytes = get(entries, archivo.camino)
    archivo.sha256 = createHash('sha256').update(bytes).digest('hex')
    archivo.bytes = bytes.length
  }
  more(manifiesto)
  const text = Buffer.from(canonico(manifiesto))
  entries.set(propios.manifiesto, text)
  entries.set(propios.firma, sign(null, text, key))
}
async function installationKey(): Promise<KeyObject> {
  const [clave] = await readClaves(app.dataDir)
  if (!clave) throw new Error('no key')
  return clave.privada
}
/** With a key of somebody else's, who says that it is theirs. */
function foreign(entries: Entries): string {
  const { privateKey } = generateKeyPairSync('ed25519')
  const publica = Buffer.from(privateKey.export({ format: 'jwk' }).x ?? '', 'base64url')
  entries.set(propios.llave, Buffer.from(pemDe(publica)))
  signAnew(entries, privateKey, (manifiesto) => {
    manifiesto.firmante.llave = llaveDe(publica)
  })
  return llaveDe(publica)
}

/** What was done, and what has to be said of it. */
interface Attack {
  what: string
  make: () => Promise<Buffer>
  said: RegExp
  options?: () => Opciones
}

const attacks: readonly Attack[] = [
  {
    what: 'a byte of a paper is another',
    make: () =>
      inside((entries) =>
        entries.set(papersOf(entries)[0] ?? '', flipped(get(entries, papersOf(entries)[0] ?? ''), 40)),
      ),
    said: /✗ Cambió: Constancia/,
  },
  {
    what: 'a paper is missing',
    make: () => inside((entries) => entries.delete(papersOf(entries)[1] ?? '')),
    said: /✗ Falta: Constancia/,
  },
  {
    what: 'there is a file more',
    make: () => inside((entries) => entries.set('documentos/otra.pdf', Buffer.from('%PDF'))),
    said: /✗ Sobra: un archivo que nadie firmó \(documentos\/otra.pdf\)/,
  },
  {
    what: 'two papers changed places',
    make: () =>
      inside((entries) => {
        const [one = '', other = ''] = papersOf(entries)
        const [a, b] = [get(entries, one), get(entries, other)]
        entries.set(one, b).set(other, a)
      }),
    said: /✗ Cambió de lugar: Constancia/,
  },
  {
    what: 'a name is there twice',
    make: async () => {
      const entries = [...(await entriesOf(zip))]
      return zipped([...entries, [propios.manifiesto, Buffer.from('{}')]])
    },
    said: /✗ Sobra: dos archivos se llaman igual/,
  },
  {
    what: 'the manifest says another thing',
    make: () =>
      inside((entries) =>
        entries.set(
          propios.manifiesto,
          Buffer.from(get(entries, propios.manifiesto).toString().replace('"cuantos":4', '"cuantos":2')),
        ),
      ),
    said: /✗ La firma no es de este manifiesto/,
  },
  {
    what: 'the manifest says one thing twice, each another',
    make: () =>
      inside((entries) =>
        entries.set(
          propios.manifiesto,
          Buffer.from(get(entries, propios.manifiesto).toString().replace('{', '{"formato":"otro",')),
        ),
      ),
    said: /el manifiesto no es el que se firmó/,
  },
  {
    what: 'the manifest is missing',
    make: () => inside((entries) => entries.delete(propios.manifiesto)),
    said: /No es un legajo: falta manifiesto.json/,
  },
  {
    what: 'the signature is missing',
    make: () => inside((entries) => entries.delete(propios.firma)),
    said: /✗ Falta la firma/,
  },
  {
    what: 'the signature is another',
    make: () => inside((entries) => entries.set(propios.firma, flipped(get(entries, propios.firma)))),
    said: /✗ La firma no es de este manifiesto/,
  },
  {
    what: 'another key signed it, and says that it is the installation’s',
    make: () =>
      inside((entries) => {
        const { privateKey } = generateKeyPairSync('ed25519')
        const publica = Buffer.from(privateKey.export({ format: 'jwk' }).x ?? '', 'base64url')
        entries.set(propios.llave, Buffer.from(pemDe(publica)))
        signAnew(entries, privateKey)
      }),
    said: /✗ Lo firmó otra llave que la que dice el manifiesto/,
  },
  {
    what: 'another key signed it for itself, where one is expected',
    make: () => inside(foreign),
    said: /✗ Lo firmó una llave que no es ninguna de las que se esperaban/,
    options: () => ({ conocidas: [{ llave, nombre: 'el proveedor', desde: null, hasta: null }] }),
  },
  {
    what: 'a line of the audit was taken out of its block, by somebody with the key',
    make: async () => {
      const key = await installationKey()
      return inside((entries) => {
        const blocks = bloquesOf(entries)
        const block = withOwn(blocks)
        const [[place]] = [block.propias[0] ?? [0]]
        block.huellas.splice(place, 1)
        block.propias = []
        putLines(entries, caminos.bloques, blocks)
        signAnew(entries, key, ({ auditoria }) => {
          auditoria.lineas = blocks.reduce((sum, { propias }) => sum + propias.length, 0)
        })
      })
    },
    said: /✗ Auditoría: se sacaron líneas de un bloque/,
  },
  {
    what: 'a line of the audit is kept back',
    make: () =>
      inside((entries) => {
        const blocks = bloquesOf(entries)
        withOwn(blocks).propias.pop()
        putLines(entries, caminos.bloques, blocks)
      }),
    said: /✗ Auditoría: se sacaron líneas de este legajo/,
  },
  {
    what: 'a line of the audit says another thing',
    make: async () => {
      const key = await installationKey()
      return inside((entries) => {
        const blocks = bloquesOf(entries)
        const line = withOwn(blocks).propias[0]
        if (line) line[1] = line[1].replace('127.0.0.1', '127.0.0.2')
        putLines(entries, caminos.bloques, blocks)
        signAnew(entries, key)
      })
    },
    said: /✗ Auditoría: una línea no es la que se selló/,
  },
  {
    what: 'lines of the audit changed places',
    make: async () => {
      const key = await installationKey()
      return inside((entries) => {
        const blocks = bloquesOf(entries)
        const { propias } = withOwn(blocks, 2)
        const [one, other] = propias
        if (one && other) [one[1], other[1]] = [other[1], one[1]]
        putLines(entries, caminos.bloques, blocks)
        signAnew(entries, key)
      })
    },
    said: /✗ Auditoría: una línea cambió de lugar/,
  },
  {
    what: 'blocks of the audit changed places',
    make: async () => {
      const key = await installationKey()
      return inside((entries) => {
        putLines(entries, caminos.bloques, bloquesOf(entries).reverse())
        signAnew(entries, key)
      })
    },
    said: /✗ Auditoría: los bloques cambiaron de lugar/,
  },
  {
    what: 'a block is missing',
    make: async () => {
      const key = await installationKey()
      return inside((entries) => {
        putLines(entries, caminos.bloques, bloquesOf(entries).slice(1))
        signAnew(entries, key)
      })
    },
    said: /✗ Auditoría: se sacaron bloques/,
  },
  {
    what: 'a block was made anew over another line, and signed with the key',
    make: async () => {
      const key = await installationKey()
      return inside((entries) => {
        const blocks = bloquesOf(entries)
        rewrite(withOwn(blocks))
        putLines(entries, caminos.bloques, blocks)
        signAnew(entries, key)
      })
    },
    said: /✗ Testigos: un bloque es anterior al último testigo y ninguno lo conoce: la cadena se rehízo/,
  },
  {
    what: 'a root is another',
    make: async () => {
      const key = await installationKey()
      return inside((entries) => {
        const witnesses = linesOf<{ raiz: string }>(entries, caminos.testigos)
        const [first] = witnesses
        if (first) first.raiz = 'ab'.repeat(32)
        putLines(entries, caminos.testigos, witnesses)
        signAnew(entries, key)
      })
    },
    said: /✗ Testigos: /,
  },
  {
    what: 'a night is missing',
    make: async () => {
      const key = await installationKey()
      return inside((entries) => {
        putLines(entries, caminos.testigos, linesOf(entries, caminos.testigos).slice(0, -1))
        signAnew(entries, key)
      })
    },
    said: /✗ Testigos: no son los que dice el manifiesto/,
  },
  {
    what: 'the root of a letter is of no night that it has',
    make: () => Promise.resolve(zip),
    said: /✗ La raíz que pusiste no es de ningún testigo de este legajo/,
    options: () => ({ raices: ['7c19 e2b4 05da 11aa 93f0'] }),
  },
  {
    what: 'the ZIP is cut off',
    make: () => Promise.resolve(zip.subarray(0, zip.length - 1_000)),
    said: /No se puede leer: el ZIP está cortado/,
  },
  {
    what: 'something stands behind the end of the ZIP',
    make: () => Promise.resolve(Buffer.concat([zip, Buffer.from('más')])),
    said: /No se puede leer: /,
  },
  {
    what: 'something stands before its beginning',
    make: () => Promise.resolve(Buffer.concat([Buffer.from('MZ'), zip])),
    said: /No se puede leer: no es un ZIP escrito por Portal/,
  },
]

/** Another line in its place, and all that is hashed over it made true again. */
function rewrite(block: Bloque): void {
  const line = block.propias[0]
  if (!line) throw new Error('no line to change')
  line[1] = line[1].replace('127.0.0.1', '127.0.0.2')
  block.huellas[line[0]] = createHash('sha256').update(line[1]).digest('hex')
  const resumen = createHash('sha256')
    .update(Buffer.from(block.huellas.join(''), 'hex'))
    .digest('hex')
  block.cabeza = block.cabeza.replace(/"[\da-f]{64}"\]$/, `"${resumen}"]`)
  block.hash = createHash('sha256')
    .update(Buffer.from(block.anterior, 'hex'))
    .update(block.cabeza)
    .digest('hex')
}

test('as it was given, it is whole, and says whose key it was', async () => {
  const dicho = decir(await examine(zip))
  expect(enLineas(dicho).join('\n')).toMatch(/^Intacto: los \d+ archivos son los que se firmaron el/)
  const known = decir(
    await examine(zip, { conocidas: [{ llave, nombre: 'el proveedor', desde: null, hasta: null }] }),
  )
  expect(enLineas(known).join('\n')).toContain('✓ La firma. El manifiesto lo firmó la llave de el proveedor.')
})

test('the root that left in a letter is found again', async () => {
  const { rows } = await sql<{
    raiz: string
  }>`select encode(raiz, 'hex') as raiz from testigo order by numero`.execute(app.owner)
  for (const { raiz } of rows) {
    const exam = await examine(zip, { raices: [raiz.slice(0, 20)] })
    expect(exam.hallazgos).toEqual([])
    expect(enLineas(decir(exam)).join('\n')).toContain('la cadena es la misma que viste')
  }
  expect(rows).toHaveLength(2)
})

describe('is named and not whole', () => {
  test.each(attacks)('$what', async ({ make, said, options }) => {
    tellTried('ataques', 1)
    const dicho = decir(await examine(await make(), options?.()))
    expect(dicho.veredicto).not.toBe('intacto')
    expect(enLineas(dicho).join('\n')).toMatch(said)
  })

  test('one changed byte, anywhere', async () => {
    const exam = await examine(zip)
    expect(exam.hallazgos).toEqual([])
    const tries = howMany(300, 2_000, 20_000)
    for (let n = 0; n < tries; n++) {
      // All over the file, its frame as well: and the end of it, where every byte is frame, byte after byte.
      const at = n % 3 === 0 ? zip.length - 1 - (n % zip.length) : Math.floor((n / tries) * zip.length)
      const dicho = decir(await examine(flipped(zip, at)))
      expect(dicho.veredicto, `byte ${at} of ${zip.length}`).not.toBe('intacto')
      expect(dicho.mal.length + (dicho.veredicto === 'ilegible' ? 1 : 0)).toBeGreaterThan(0)
    }
    tellTried('bytes cambiados', tries)
  })

  test('a ZIP that ends anywhere before its end', async () => {
    for (let n = 0; n < 50; n++) {
      const end = Math.floor((n / 50) * zip.length)
      expect(decir(await examine(zip.subarray(0, end))).veredicto, `${end}`).not.toBe('intacto')
    }
    tellTried('cortes', 50)
  })
})
