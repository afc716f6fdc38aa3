import { randomBytes } from 'node:crypto'
import { access, rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inGigabytes } from '../../numbers.ts'
import { reasonOf, type Finding } from '../../finding.ts'

const scarceBytes = 2_000_000_000
const tooLittleBytes = 200_000_000

/** The data folder: files on their way are written to it, whatever keeps them in the end. */
export async function checkDisk(dataDir: string): Promise<Finding> {
  const finding = (level: Finding['level'], sentence: string): Finding => ({ what: 'Disco', level, sentence })
  try {
    await access(dataDir)
  } catch {
    return finding('bien', `${dataDir} todavía no existe: se crea en el primer inicio.`)
  }
  try {
    const probe = join(dataDir, `.probe-${randomBytes(6).toString('hex')}`)
    await writeFile(probe, 'x')
    await rm(probe)
  } catch (error) {
    return finding(
      'mal',
      `no se puede escribir en ${dataDir} (${reasonOf(error)}): usá el usuario dueño de la carpeta, o liberá espacio.`,
    )
  }
  const { bavail, bsize } = await statfs(dataDir)
  const free = inGigabytes(bavail * bsize)
  if (bavail * bsize < tooLittleBytes)
    return finding(
      'mal',
      `quedan ${free} en ${dataDir}: liberá espacio antes de que se detenga la base de datos.`,
    )
  if (bavail * bsize < scarceBytes)
    return finding('aviso', `quedan ${free} en ${dataDir}: andá liberando espacio.`)
  return finding('bien', `${free} libres en ${dataDir}.`)
}
