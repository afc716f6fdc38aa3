import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { userInfo } from 'node:os'
import { dirname } from 'node:path'
import { EmbeddedDatabaseError } from './error.ts'

export interface Owner {
  uid: number
  gid: number
}

/** Whom PostgreSQL runs as: it refuses to run as root, and initdb refuses a user who has no name. */
export interface Account {
  /** Owner of what PostgreSQL must read, when that isn't the user of this process. */
  owner?: Owner
  /** The command line that runs `program` as this account, and ends it with `deathSignal` when Node dies. */
  command(program: string, args: string[], deathSignal: 'INT' | 'KILL'): [string, string[]]
}

/** Throws when the folder is another user's; only root may open that. */
export function requireOwnFolder(dataDir: string): void {
  const uid = process.getuid?.()
  if (uid === 0 || ownerOf(dataDir).uid === uid) return
  throw new EmbeddedDatabaseError(
    `La carpeta de datos ${dataDir} es de otro usuario: iniciá Portal con ese usuario, ` +
      'o elegí otra carpeta con PORTAL_DATA.',
  )
}

interface Candidate {
  owner?: Owner
  prefix: string[]
}

/** Picks the account for a data directory, and gives the directory to it where that is needed. */
export function chooseAccount(dataDir: string, program: string): Account {
  const uid = process.getuid?.() ?? 0
  if (process.platform !== 'linux') {
    if (uid === 0) {
      throw new EmbeddedDatabaseError('PostgreSQL no funciona como root: iniciá Portal con un usuario común.')
    }
    return { command: (command, args) => [command, args] }
  }
  if (uid !== 0 && hasName()) return account({ prefix: [] })

  const chosen = candidates(uid, dataDir).find(({ prefix }) => canReach(prefix, [program, dirname(dataDir)]))
  if (chosen) {
    giveTo(chosen.owner, dataDir)
    return account(chosen)
  }
  throw new EmbeddedDatabaseError(
    `PostgreSQL no funciona ${uid === 0 ? 'como root' : 'con un usuario sin nombre'}, y ningún otro puede usar ` +
      `${dataDir} y ${program}: iniciá Portal con un usuario común, o elegí otra carpeta con PORTAL_DATA.`,
  )
}

/** In order of preference. Data that already belongs to somebody stays theirs, even when root starts Portal. */
function candidates(uid: number, dataDir: string): Candidate[] {
  const owner = ownerOf(dataDir)
  if (uid === 0 && owner.uid !== 0) return [dropTo(owner)]
  const others = accounts().filter((entry) => entry.uid !== 0)
  const nobody = others.find((entry) => entry.name === 'nobody') ?? others[0]
  const disguised: Candidate[] = nobody ? [disguise(nobody)] : []
  if (uid !== 0) return disguised
  return [
    ...disguised,
    ...[nearestOwner(dataDir), others.find((entry) => entry.name === 'postgres'), nobody]
      .filter((entry) => entry !== undefined)
      .map(dropTo),
  ]
}

/** Same user for the kernel, another one in PostgreSQL's eyes. The id must be one that has a name. */
function disguise({ uid, gid }: Owner): Candidate {
  return { prefix: ['unshare', '--user', `--map-user=${uid}`, `--map-group=${gid}`] }
}

/** Where the system forbids namespaces (as most containers do). */
function dropTo({ uid, gid }: Owner): Candidate {
  return { owner: { uid, gid }, prefix: ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'] }
}

/** A program must be executable and a folder open to passage, which is the same permission. */
function canReach([command = '', ...args]: string[], paths: string[]): boolean {
  const test = [...args, 'sh', '-c', 'test -x "$1" && test -x "$2"', 'sh', ...paths]
  return spawnSync(command, test, { stdio: 'ignore' }).status === 0
}

function giveTo(owner: Owner | undefined, dataDir: string): void {
  if (!owner || ownerOf(dataDir).uid === owner.uid) return
  execFileSync('chown', ['-R', `${owner.uid}:${owner.gid}`, dataDir])
}

/**
 * A change of credentials clears the signal that the kernel sends when the parent dies, so the setpriv that asks
 * for it comes last, after every such change.
 */
function account({ owner, prefix }: Candidate): Account {
  return {
    ...(owner && { owner }),
    command(program, args, deathSignal) {
      const [command = program, ...rest] = [
        ...prefix,
        'setpriv',
        '--pdeathsig',
        deathSignal,
        program,
        ...args,
      ]
      return [command, rest]
    },
  }
}

function hasName(): boolean {
  try {
    return userInfo().username !== ''
  } catch {
    return false
  }
}

function accounts(): (Owner & { name: string })[] {
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .filter((fields) => fields.length >= 7)
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
}

/** The ordinary user in whose folders the data lives, when there is one. */
function nearestOwner(path: string): Owner | undefined {
  const owner = ownerOf(path)
  if (owner.uid !== 0) return owner
  return dirname(path) === path ? undefined : nearestOwner(dirname(path))
}

function ownerOf(path: string): Owner {
  const { uid, gid } = statSync(path)
  return { uid, gid }
}
