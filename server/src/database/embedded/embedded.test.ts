import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { linkLibraries } from './binaries.ts'
import { makeSocketDir } from './socket.ts'
import {
  bystander,
  canBeNobody,
  cleanUp,
  copyOfModel,
  endProcesses,
  expectNotes,
  fakePackage,
  isAlive,
  makeModel,
  nobody,
  pathWithoutNamespaces,
  portal,
  postmasterPid,
  query,
  root,
  socketDirOf,
  start,
  startOrphan,
} from './embedded.test-tools.ts'
import { shareEmbedded, startEmbedded } from './embedded.ts'

// Processes are started and killed here, and the machine may be busy.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })

beforeAll(makeModel)
afterEach(endProcesses)
// Waits for processes to end, which a busy machine takes its time for.
afterAll(cleanUp, 120_000)

describe('the embedded PostgreSQL', () => {
  it('gives an owner who is no superuser, in Spanish order, in UTC, on no network', async () => {
    const database = await start(copyOfModel())

    const role = await query(database, 'select * from pg_roles where rolname = current_user')
    expect(role[0]).toMatchObject({
      rolname: 'portal',
      rolsuper: false,
      rolbypassrls: false,
      rolcreaterole: true,
      rolcreatedb: true,
    })
    const words = await query(
      database,
      `select w from unnest('{oro,ñu,nube,Ana,ábaco}'::text[]) w order by w`,
    )
    expect(words.map(({ w }) => w)).toEqual(['ábaco', 'Ana', 'nube', 'ñu', 'oro'])
    const [settings] = await query(
      database,
      `select current_setting('listen_addresses') as addresses, current_setting('TimeZone') as zone,
              current_setting('fsync') as fsync`,
    )
    expect(settings).toEqual({ addresses: '', zone: 'UTC', fsync: 'on' })
  })

  it('lets nobody in without the password', async () => {
    const database = await start(copyOfModel())
    const wrong = database.ownerUrl.replace(/portal:\w+@/, 'portal:otra@')
    await expect(query({ ownerUrl: wrong }, 'select 1')).rejects.toMatchObject({ code: '28P01' })
  })

  it('keeps its data and leaves nothing behind when it stops', async () => {
    const dataDir = copyOfModel()
    const database = await start(dataDir)
    const pid = postmasterPid(dataDir)

    await Promise.all([database.stop(), database.stop()])

    expect(isAlive(pid)).toBe(false)
    expect(existsSync(socketDirOf(database))).toBe(false)
    expect(statSync(join(dataDir, 'passwords.json')).mode & 0o777).toBe(0o600)
    await expectNotes(await start(dataDir))
  })

  it('works in a folder with spaces and accents, far too deep for a socket', async () => {
    const deep = join(root, 'Mis datos ñandú', 'a'.repeat(90), 'b'.repeat(90))
    await expectNotes(await start(copyOfModel(deep)))
  })

  it('works when the temporary folder is itself too deep for a socket', async () => {
    const deep = join(root, 'c'.repeat(90), 'd'.repeat(90))
    mkdirSync(deep, { recursive: true })
    const child = portal(copyOfModel(), { TMPDIR: deep })
    await expectNotes(await child.answer)

    child.process.kill('SIGINT')
    await once(child.process, 'exit')
    expect(child.process.exitCode).toBe(0)
  })

  it('refuses a second start on the same folder, and says who has it', async () => {
    const dataDir = copyOfModel()
    const first = await start(dataDir)

    await expect(portal(dataDir).answer).rejects.toThrow(
      `EmbeddedDatabaseError: Ya hay un Portal en marcha con los datos de ${dataDir} (proceso ${process.pid})`,
    )
    await expect(startEmbedded({ dataDir })).rejects.toThrow('Ya hay un Portal en marcha')
    await expectNotes(first)
  })

  it('is shared with a command that comes while it is open, and opened for one that comes later', async () => {
    const dataDir = copyOfModel()
    const first = await start(dataDir)
    const shared = await shareEmbedded({ dataDir })
    await expectNotes(shared)
    await shared.stop()
    await expectNotes(first)

    await first.stop()
    const own = await shareEmbedded({ dataDir })
    await expectNotes(own)
    await own.stop()
  })

  it('refuses data of another major version', async () => {
    const dataDir = copyOfModel()
    writeFileSync(join(dataDir, 'cluster/PG_VERSION'), '17\n')
    await expect(startEmbedded({ dataDir })).rejects.toThrow(/son de PostgreSQL 17 y este Portal trae .* 18/)
  })

  it('says so when the passwords are gone', async () => {
    const dataDir = copyOfModel()
    rmSync(join(dataDir, 'passwords.json'))
    await expect(startEmbedded({ dataDir })).rejects.toThrow('Falta')
  })

  it('puts a log aside that has grown too long', async () => {
    const dataDir = copyOfModel()
    writeFileSync(join(dataDir, 'postgres.log'), 'a'.repeat(6_000_000))
    await start(dataDir)
    expect(statSync(join(dataDir, 'postgres.log.1')).size).toBe(6_000_000)
    expect(statSync(join(dataDir, 'postgres.log')).size).toBeLessThan(10_000)
  })

  it('tells what PostgreSQL complained about, and can be started again afterwards', async () => {
    const dataDir = copyOfModel()
    const control = join(dataDir, 'cluster/global/pg_control')
    const healthy = readFileSync(control)
    rmSync(control)
    await expect(startEmbedded({ dataDir })).rejects.toThrow(/no pudo abrir la base de datos.*postgres\.log/)

    writeFileSync(control, healthy)
    await expectNotes(await start(dataDir))
  })
})

describe('what an earlier start left behind', () => {
  it('ends with a Portal that is killed, and the next one finds every committed row', async () => {
    const dataDir = copyOfModel()
    const child = portal(dataDir)
    const first = await child.answer
    await query(first, `insert into nota values ('escrita antes del corte')`)
    const pid = postmasterPid(dataDir)

    child.process.kill('SIGKILL')

    await expect.poll(() => isAlive(pid), { timeout: 15_000 }).toBe(false)
    const notes = await query(await start(dataDir), 'select texto from nota')
    expect(notes).toContainEqual({ texto: 'escrita antes del corte' })
  })

  it('is taken over at once after a kill, without waiting for the old PostgreSQL', async () => {
    const dataDir = copyOfModel()
    const child = portal(dataDir)
    await child.answer
    child.process.kill('SIGKILL')
    await once(child.process, 'exit')
    await expectNotes(await start(dataDir))
  })

  it('is closed first when it is a PostgreSQL that nobody owns', async () => {
    const dataDir = copyOfModel()
    const orphan = await startOrphan(dataDir)

    const sentences: string[] = []
    await expectNotes(await start(dataDir, (sentence) => sentences.push(sentence)))

    expect(sentences).toEqual([expect.stringContaining('Había quedado abierta')])
    expect(isAlive(orphan)).toBe(false)
  })

  it.each([
    ['of a process that is gone', () => spawnSync('true').pid],
    ['of a living process that is something else', () => bystander().pid ?? 0],
  ])('is ignored when postmaster.pid holds the number %s', async (_, makePid) => {
    const dataDir = copyOfModel()
    const pid = makePid()
    const path = join(dataDir, 'cluster/postmaster.pid')
    writeFileSync(
      path,
      `${pid}\n${join(dataDir, 'cluster')}\n1700000000\n5432\n/tmp\n\n  5432001    1\nready   \n`,
    )
    const wasAlive = isAlive(pid)

    await expectNotes(await start(dataDir))

    expect(isAlive(pid)).toBe(wasAlive)
  })

  it('is cleared when the very first start was cut off half-way', async () => {
    const dataDir = join(root, 'half made')
    const child = portal(dataDir)
    await expect
      .poll(() => readdirSync(dataDir, { recursive: true }).length, { timeout: 15_000 })
      .toBeGreaterThan(200)
    child.process.kill('SIGKILL')
    child.answer.catch(() => {})
    await once(child.process, 'exit')
    expect(existsSync(join(dataDir, 'cluster'))).toBe(false)

    const database = await start(dataDir)

    expect(await query(database, 'select 1 as uno')).toEqual([{ uno: 1 }])
    expect(readdirSync(dataDir).sort()).toEqual(['cluster', 'lock', 'passwords.json', 'postgres.log'])
  })

  it('is finished when the first start was cut off before the owner was made', async () => {
    const dataDir = copyOfModel()
    const passwords = JSON.parse(readFileSync(join(dataDir, 'passwords.json'), 'utf8')) as {
      superuser: string
    }
    const database = await start(dataDir)
    const superuser = database.ownerUrl.replace(/portal:\w+@/, `postgres:${passwords.superuser}@`)
    const maintenance = { ownerUrl: superuser.replace('/portal?', '/postgres?') }
    await query(maintenance, 'drop database portal')
    await query(maintenance, 'drop role portal')
    await database.stop()

    expect(await query(await start(dataDir), 'select current_user as who')).toEqual([{ who: 'portal' }])
  })
})

describe('a PostgreSQL that is killed', () => {
  it('comes back at the same address with every committed row', async () => {
    const dataDir = copyOfModel()
    const sentences: string[] = []
    const database = await start(dataDir, (sentence) => sentences.push(sentence))
    await query(database, `insert into nota values ('escrita antes del corte')`)

    process.kill(postmasterPid(dataDir), 'SIGKILL')

    await expect
      .poll(() => query(database, 'select texto from nota').catch(() => []), { timeout: 15_000 })
      .toContainEqual({ texto: 'escrita antes del corte' })
    expect(sentences).toContainEqual(expect.stringContaining('se cerró sola'))
  })

  it('stays down when Portal is closing', async () => {
    const dataDir = copyOfModel()
    const database = await start(dataDir)
    process.kill(postmasterPid(dataDir), 'SIGKILL')
    await database.stop()
    await sleep(300)
    expect(existsSync(socketDirOf(database))).toBe(false)
    await expectNotes(await start(dataDir))
  })
})

describe('the libraries of PostgreSQL', () => {
  it('are linked by several starts at once, and links already there are kept', async () => {
    const packageDir = fakePackage('at once')
    await Promise.all([linkLibraries(packageDir), linkLibraries(packageDir), linkLibraries(packageDir)])
    await linkLibraries(packageDir)
    expect(readFileSync(join(packageDir, 'native/lib/libx.so'), 'utf8')).toBe('library')
  })

  it('cannot be linked in a folder that is not there, and a sentence says so', async () => {
    const packageDir = fakePackage('missing', 'native/elsewhere/libx.so')
    await expect(linkLibraries(packageDir)).rejects.toThrow('No se pueden preparar las bibliotecas')
  })
})

describe('the folder of the socket', () => {
  it('is not one that others can enter', () => {
    const dataDir = join(root, 'squatted')
    const squatted = makeSocketDir(dataDir, undefined)
    chmodSync(squatted, 0o777)
    const chosen = makeSocketDir(dataDir, undefined)
    rmSync(squatted, { recursive: true })
    rmSync(chosen, { recursive: true })
    expect(chosen).not.toBe(squatted)
  })
})

describe.runIf(canBeNobody)('started by root', () => {
  it('runs as another user where namespaces are forbidden, and still ends with a Portal that is killed', async () => {
    const dataDir = join(root, 'without namespaces', 'postgres')
    const child = portal(dataDir, { PATH: `${pathWithoutNamespaces()}:${process.env.PATH ?? ''}` })
    expect(await query(await child.answer, 'select 1 as uno')).toEqual([{ uno: 1 }])
    const pid = postmasterPid(dataDir)
    expect(statSync(`/proc/${pid}`).uid).not.toBe(0)

    child.process.kill('SIGKILL')

    await expect.poll(() => isAlive(pid), { timeout: 15_000 }).toBe(false)
  })

  it('runs as the user whose data it is', async () => {
    const dataDir = copyOfModel()
    spawnSync('chown', ['-R', `${nobody.uid}:${nobody.uid}`, dataDir])
    await expectNotes(await start(dataDir))
    expect(statSync(`/proc/${postmasterPid(dataDir)}`).uid).toBe(nobody.uid)
  })
})

describe.runIf(canBeNobody)('started by an ordinary user', () => {
  it('creates and opens its own data', async () => {
    const dataDir = join(root, 'ordinary')
    mkdirSync(dataDir)
    chownSync(dataDir, nobody.uid, nobody.uid)
    const child = portal(dataDir, {}, nobody.prefix)
    expect(await query(await child.answer, 'select 1 as uno')).toEqual([{ uno: 1 }])
  })

  it('refuses the data of somebody else', async () => {
    const dataDir = copyOfModel()
    chmodSync(dataDir, 0o777)
    await expect(portal(dataDir, {}, nobody.prefix).answer).rejects.toThrow('EmbeddedDatabaseError')
  })
})
