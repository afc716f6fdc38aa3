import { deBlob } from '../src/fuente.ts'
import type { Entregado, Pieza } from '../src/verificar.ts'
import { enSuCarpeta } from '../src/carpeta.ts'
import { leerZip } from '../src/zip.ts'

/** What somebody dropped or chose. */
export interface Llegado {
  nombre: string
  bytes: number
  abrir: () => Promise<Entregado>
}

export const deArchivo = (file: File): Llegado => ({
  nombre: file.name,
  bytes: file.size,
  async abrir() {
    const { entradas, problema } = await leerZip(deBlob(file))
    return { piezas: entradas, problema }
  },
})

/** Files of a folder, with the paths that they have in it. */
export const deCarpeta = (nombre: string, files: readonly { camino: string; file: File }[]): Llegado => ({
  nombre,
  bytes: files.reduce((sum, { file }) => sum + file.size, 0),
  abrir: () =>
    Promise.resolve({
      piezas: enSuCarpeta(files.map(({ camino, file }): Pieza => ({ camino, fuente: deBlob(file) }))),
    }),
})

/** One file is a ZIP; anything else is what was in one. */
export async function deLoSoltado(data: DataTransfer): Promise<Llegado | undefined> {
  const entries = [...data.items].flatMap((item) => item.webkitGetAsEntry() ?? [])
  const [first] = entries
  if (!first) return undefined
  if (entries.length === 1 && first.isFile) return deArchivo(await fileOf(first))
  const files: { camino: string; file: File }[] = []
  for (const entry of entries) await collect(entry, '', files)
  return deCarpeta(entries.length === 1 ? first.name : 'lo que soltaste', files)
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory

function fileOf(entry: FileSystemEntry): Promise<File> {
  return new Promise((resolve, reject) => {
    if (isFile(entry)) entry.file(resolve, reject)
    else reject(new Error('no file'))
  })
}

async function collect(
  entry: FileSystemEntry,
  within: string,
  files: { camino: string; file: File }[],
): Promise<void> {
  const camino = `${within}${entry.name}`
  if (isFile(entry)) files.push({ camino, file: await fileOf(entry) })
  if (!isFolder(entry)) return
  const reader = entry.createReader()
  // A reader gives a hundred at a time, and none at the end.
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => {
      reader.readEntries(resolve, reject)
    })
    if (some.length === 0) return
    for (const each of some) await collect(each, `${camino}/`, files)
  }
}
