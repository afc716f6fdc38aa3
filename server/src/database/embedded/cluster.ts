import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Account } from './account.ts'
import type { Binaries } from './binaries.ts'
import { EmbeddedDatabaseError, errorCode } from './error.ts'

export interface Passwords {
  superuser: string
  owner: string
}

interface Place {
  dataDir: string
  binaries: Binaries
  account: Account
}

export const SUPERUSER = 'postgres'

const HALF_MADE = 'cluster.new-'

/** The cluster's directory and its passwords, made now if this is the first start. */
export async function openCluster(
  { dataDir, binaries, account }: Place,
  log: (sentence: string) => void,
): Promise<{ clusterDir: string; passwords: Passwords }> {
  const clusterDir = join(dataDir, 'cluster')
  await removeHalfMade(dataDir)
  const entries = await readdir(clusterDir).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  })
  if (!entries) {
    log('Creando la base de datos…')
    const passwords = (await readPasswords(dataDir)) ?? (await makePasswords(dataDir))
    await createCluster({ dataDir, binaries, account }, clusterDir, passwords)
    return { clusterDir, passwords }
  }
  await requireSameMajor(clusterDir, binaries.major)
  const passwords = await readPasswords(dataDir)
  if (!passwords) {
    throw new EmbeddedDatabaseError(
      `Falta ${passwordsFile(dataDir)}, sin el que no se puede entrar a la base de datos: recuperalo de una copia.`,
    )
  }
  return { clusterDir, passwords }
}

async function requireSameMajor(clusterDir: string, major: string): Promise<void> {
  const found = await readFile(join(clusterDir, 'PG_VERSION'), 'utf8').catch(() => '')
  if (found.trim() === major) return
  throw new EmbeddedDatabaseError(
    found
      ? `Los datos de ${clusterDir} son de PostgreSQL ${found.trim()} y este Portal trae PostgreSQL ${major}: ` +
          'abrilos con la versión de Portal que los creó y pasalos con un respaldo.'
      : `La carpeta ${clusterDir} no contiene una base de datos: recuperala de una copia, o retirala para empezar de cero.`,
  )
}

/** A cluster gets its name only when it is whole, so an interrupted first start leaves nothing to mend. */
async function createCluster(place: Place, clusterDir: string, passwords: Passwords): Promise<void> {
  const { dataDir, binaries, account } = place
  const unfinished = join(dataDir, HALF_MADE + randomBytes(6).toString('hex'))
  const passwordFile = `${unfinished}.password`
  await mkdir(unfinished, { mode: 0o700 })
  await writeFile(passwordFile, passwords.superuser, { mode: 0o600 })
  if (account.owner) {
    for (const path of [unfinished, passwordFile]) chownSync(path, account.owner.uid, account.owner.gid)
  }
  const [command, args] = account.command(
    binaries.initdb,
    [
      `--pgdata=${unfinished}`,
      `--username=${SUPERUSER}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      // Spanish order: ñ after n, accents beside their letter.
      '--locale-provider=icu',
      '--icu-locale=es',
      '--text-search-config=spanish',
    ],
    'KILL',
  )
  try {
    await promisify(execFile)(command, args, { env: clusterEnvironment() })
  } catch (cause) {
    const output = cause instanceof Error && 'stderr' in cause ? String(cause.stderr).trim() : ''
    throw new EmbeddedDatabaseError(`No se pudo crear la base de datos en ${dataDir}. ${output}`.trim(), {
      cause,
    })
  }
  await rm(passwordFile)
  await rename(unfinished, clusterDir)
  await syncDirectory(dataDir)
}

async function removeHalfMade(dataDir: string): Promise<void> {
  const leftovers = (await readdir(dataDir)).filter((name) => name.startsWith(HALF_MADE))
  await Promise.all(
    leftovers.map((name) => rm(join(dataDir, name), { recursive: true, force: true, maxRetries: 5 })),
  )
}

/** Nothing of the caller's environment (PGPORT, PGDATA, LC_ALL…) reaches PostgreSQL. */
export function clusterEnvironment(): Record<string, string> {
  return { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }
}

function passwordsFile(dataDir: string): string {
  return join(dataDir, 'passwords.json')
}

export async function readPasswords(dataDir: string): Promise<Passwords | undefined> {
  try {
    return JSON.parse(await readFile(passwordsFile(dataDir), 'utf8')) as Passwords
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

/** Written before the cluster that needs them, whole or not at all. */
async function makePasswords(dataDir: string): Promise<Passwords> {
  const passwords = {
    superuser: randomBytes(24).toString('hex'),
    owner: randomBytes(24).toString('hex'),
  }
  const unfinished = `${passwordsFile(dataDir)}.new`
  const file = await open(unfinished, 'w', 0o600)
  await file.writeFile(JSON.stringify(passwords))
  await file.sync()
  await file.close()
  await rename(unfinished, passwordsFile(dataDir))
  await syncDirectory(dataDir)
  return passwords
}

async function syncDirectory(path: string): Promise<void> {
  const directory = await open(path, 'r')
  await directory.sync()
  await directory.close()
}
