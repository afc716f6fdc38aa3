import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { momentoLegible } from '@portal/contract/calendario.ts'
import { DamagedBackup } from '../backup/damaged.ts'
import { RestoreRefused, restoreBackup, verifyBackup } from '../backup/restore.ts'
import { takeStorage } from '../storage/owner.ts'
import { CommandError, UsageError, type Command } from './command.ts'
import { withInstallation } from './installation.ts'
import { inWhole } from '../numbers.ts'

export const restore: Command = {
  usage: 'restore <archivo.tar.gz | carpeta> [--reemplazar]',
  summary: 'carga un respaldo en una instalación vacía; con --reemplazar, en lugar de lo que haya',
  details: [
    '--reemplazar  lo que haya en el destino se pierde',
    'Portal tiene que estar cerrado. Un respaldo dañado se rechaza antes de tocar nada.',
  ],
  async run(args, settings, { say, progress }) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { reemplazar: { type: 'boolean', default: false } },
    })
    const [given, ...others] = positionals
    if (given === undefined || others.length > 0) throw new UsageError('Falta qué respaldo restaurar.')
    const source = resolve(given)
    return said(source, async () => {
      say('Revisando el respaldo…')
      const verified = await verifyBackup(source, progress)
      return withInstallation(
        settings,
        say,
        async ({ ownerUrl, db, storage, spoolDir }) => {
          const parts = { ownerUrl, storage, spoolDir, replace: values.reemplazar, progress }
          const { tables, files, taken } = await restoreBackup(source, verified, parts)
          await takeStorage(db, storage, spoolDir)
          say(
            `Listo: ${inWhole(tables)} tablas y ${inWhole(files)} archivos, como estaban el ${momentoLegible(new Date(taken))}. ` +
              'Cada persona entra con su contraseña de entonces.',
          )
          return true
        },
        { alone: true },
      )
    })
  },
}

/** What can be wrong with a backup or its destination, as sentences. */
async function said<Result>(source: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof DamagedBackup)
      throw new CommandError(`El respaldo ${source} está dañado: ${error.message}. No se cambió nada.`)
    if (error instanceof RestoreRefused) throw new CommandError(error.message)
    if (
      error instanceof Error &&
      'code' in error &&
      error.code === 'ENOENT' &&
      'path' in error &&
      error.path === source
    )
      throw new CommandError(`No existe ${source}.`)
    throw error
  }
}
