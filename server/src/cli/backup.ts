import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { takeBackup } from '../backup/backup.ts'
import { CommandError, UsageError, type Command } from './command.ts'
import { requireDatabase, withInstallation } from './installation.ts'
import { inMegabytes, inWhole } from '../numbers.ts'

export const backup: Command = {
  usage: 'backup <archivo.tar.gz | carpeta>',
  summary: 'guarda todos los datos y archivos en un respaldo, también mientras Portal está en marcha',
  details: [
    'Un nombre que termina en .tar.gz es un archivo solo; otro, una carpeta con un archivo por parte.',
    'Lo que ya existe no se pisa.',
  ],
  async run(args, settings, { say, progress }) {
    const { positionals } = parseArgs({ args, allowPositionals: true })
    const [given, ...others] = positionals
    if (given === undefined || others.length > 0) throw new UsageError('Falta dónde guardar el respaldo.')
    requireDatabase(settings)
    const target = resolve(given)
    return withInstallation(settings, say, async (installation) => {
      const report = await takeBackup({ ...installation, progress }, target).catch((error: unknown) => {
        throw placeProblem(error, target) ?? error
      })
      say(
        `Respaldo listo en ${target}: ${inWhole(report.tables)} tablas, ${inWhole(report.rows)} filas y ` +
          `${inWhole(report.files)} archivos (${inMegabytes(report.bytes)}).`,
      )
      say(
        'Tiene datos personales, y de las contraseñas sus huellas: guardalo bajo llave. No lleva sesiones abiertas.',
      )
      for (const problem of report.problems) say(problem)
      return report.problems.length === 0
    })
  },
}

function placeProblem(error: unknown, target: string): CommandError | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  switch (error.code) {
    case 'EEXIST':
      return new CommandError(`Ya existe ${target}: elegí otro nombre.`)
    case 'ENOENT':
    case 'ENOTDIR':
      return new CommandError(`No existe la carpeta en la que iría ${target}.`)
    case 'EACCES':
    case 'EROFS':
      return new CommandError(`No hay permiso para escribir ${target}.`)
    case 'ENOSPC':
      return new CommandError(`No queda espacio en el disco para ${target}: no se guardó nada.`)
    default:
      return undefined
  }
}
