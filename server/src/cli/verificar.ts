import { open, readdir, readFile, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { parseArgs } from 'node:util'
import { enSuCarpeta } from '@portal/legajo/carpeta.ts'
import type { Fuente } from '@portal/legajo/fuente.ts'
import { llaveEscrita, raizEscrita } from '@portal/legajo/lineas.ts'
import { decir, enLineas } from '@portal/legajo/palabras.ts'
import { verificar as verify, type Entregado } from '@portal/legajo/verificar.ts'
import { leerZip } from '@portal/legajo/zip.ts'
import { reasonOf } from '../finding.ts'
import { CommandError, UsageError, type Command } from './command.ts'

export const verificar: Command = {
  usage: 'verificar <legajo.zip | carpeta> [--llave <número>] [--raiz <raíz>] [--autoridad <certificado>]',
  summary: 'dice si un legajo está tal como se firmó, con las palabras de verificar.html',
  details: [
    'No usa la base de datos ni la red. Termina con código 1 cuando no está intacto.',
    '--llave  el número de la llave que se espera, como lo publica quien firma; puede repetirse',
    '--raiz   la raíz que está al pie de un correo de esos días; puede repetirse',
    '--autoridad  el certificado (PEM o DER) de quien sella la hora, bajado de su sitio: sus sellos tienen que llevar a él',
  ],
  beforeBackOffice: true,
  async run(args, _settings, { say }) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        llave: { type: 'string', multiple: true },
        raiz: { type: 'string', multiple: true, default: [] },
        autoridad: { type: 'string' },
      },
    })
    const [path] = positionals
    if (path === undefined || positionals.length > 1) throw new UsageError('Un legajo, y uno solo.')
    const conocidas = values.llave?.map((typed) => {
      const llave = llaveEscrita(typed)
      if (llave === undefined) throw new UsageError('--llave son 16 letras y números: a41e 90c7 33d2 0b1f.')
      return { llave, nombre: 'quien esperabas', desde: null, hasta: null }
    })
    if (values.raiz.some((typed) => raizEscrita(typed) === undefined))
      throw new UsageError('--raiz son al menos 20 letras y números, como están al pie del correo.')
    const autoridades = values.autoridad === undefined ? undefined : await readAutoridades(values.autoridad)
    const dicho = await withEntregado(path, async (entregado) =>
      decir(
        await verify(entregado, {
          ...(conocidas && { conocidas }),
          ...(autoridades !== undefined && { autoridades }),
          raices: values.raiz,
        }),
      ),
    )
    for (const line of enLineas(dicho)) say(line)
    return dicho.veredicto === 'intacto'
  },
}

async function readAutoridades(file: string): Promise<Uint8Array> {
  const { autoridadesDe } = await import('@portal/legajo/sello.ts')
  try {
    const bytes = await readFile(file)
    autoridadesDe(bytes)
    return bytes
  } catch (error) {
    throw new CommandError(
      `--autoridad: ${file} no es un certificado en PEM o DER que se pueda leer (${reasonOf(error)}).`,
    )
  }
}

/** A ZIP or a folder, whose files are opened each time that something of them is read. */
async function withEntregado<Result>(
  path: string,
  work: (entregado: Entregado) => Promise<Result>,
): Promise<Result> {
  try {
    if (!(await stat(path)).isDirectory()) {
      const { entradas, problema } = await leerZip(await fuenteOf(path))
      return await work({ piezas: entradas, problema })
    }
    const files = (await readdir(path, { recursive: true, withFileTypes: true })).filter((each) =>
      each.isFile(),
    )
    const piezas = await Promise.all(
      files.map(async (each) => {
        const file = join(each.parentPath, each.name)
        return { camino: relative(path, file).split(sep).join('/'), fuente: await fuenteOf(file) }
      }),
    )
    return await work({ piezas: enSuCarpeta(piezas) })
  } catch (error) {
    throw new CommandError(`No se puede leer ${path} (${reasonOf(error)}).`)
  }
}

async function fuenteOf(file: string): Promise<Fuente> {
  const { size } = await stat(file)
  return {
    bytes: size,
    async leer(desde, hasta) {
      const handle = await open(file)
      try {
        const bytes = new Uint8Array(Math.max(0, Math.min(hasta, size) - desde))
        const { bytesRead } = await handle.read(bytes, 0, bytes.length, desde)
        return bytes.subarray(0, bytesRead)
      } finally {
        await handle.close()
      }
    },
  }
}
