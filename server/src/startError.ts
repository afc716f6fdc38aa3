import { EmbeddedDatabaseError } from './database/embedded/embedded.ts'
import { MigrationError } from './database/migrationError.ts'
import { UnsafeRoleError } from './database/roles.ts'
import { SettingsError } from './settings.ts'

/** Portal can't start; the message is the sentence that whoever started it reads. */
export class StartError extends Error {
  override readonly name = 'StartError'
}

/** What stopped the start, in sentences; nothing for what nobody foresaw. */
export function startSentence(error: unknown): string | undefined {
  if (error instanceof SettingsError) return error.sentences.join('\n')
  if (
    [StartError, EmbeddedDatabaseError, MigrationError, UnsafeRoleError].some((kind) => error instanceof kind)
  )
    return error instanceof Error ? error.message : undefined
  if (!(error instanceof Error) || !('code' in error)) return undefined
  switch (error.code) {
    case 'EADDRINUSE':
      return 'Ese puerto ya está en uso: cerrá el otro programa o elegí otro con PORT.'
    case 'EACCES':
      return 'No hay permiso para usar esa carpeta o ese puerto: elegí otros con PORTAL_DATA y PORT.'
    case 'EADDRNOTAVAIL':
      return 'Esta máquina no tiene esa dirección de red: revisá HOST.'
    case 'ECONNREFUSED':
    case 'ENOTFOUND':
    case 'ETIMEDOUT':
      return 'No se puede llegar a la base de datos: revisá DATABASE_URL y que PostgreSQL esté en marcha.'
    case '28P01':
    case '28000':
    case '3D000':
      return 'La base de datos no acepta el usuario, la clave o el nombre de DATABASE_URL.'
    default:
      return undefined
  }
}
