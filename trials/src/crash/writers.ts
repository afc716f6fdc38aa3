import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { password, people } from '@portal/bench/page/people.ts'
import { findPlace, newChofer, sha256, uniquePicture } from '../deeds.ts'
import { Outcomes, Visitor } from '../visitor.ts'

/** People who write all the time, each with a key of its own, until they are acknowledged; and what was. */
export interface Writers {
  outcomes: Outcomes
  /** By id, the document number of each chofer. */
  choferes: ReadonlyMap<string, string>
  /** By id, the hash of each file. */
  archivos: ReadonlyMap<string, string>
  /** How many writes were sent once more after they were acknowledged, and how many of those were told something else. */
  repeated: { sent: number; otherwise: number }
  /** Throws what one of them gave up for. */
  requireAll: () => void
  /** Whether somebody is answered at this moment. */
  works: () => Promise<boolean>
  stop: () => Promise<void>
}

interface Manner {
  /** How many save choferes at once. */
  loops: number
  /** How long each waits between two writes. */
  pauseMs: number
}

/** A session may upload 600 times in an hour, and each try is one. */
const uploadsASession = 100
const betweenUploadsMs = 50

export async function startWriters(url: string, { loops, pauseMs }: Manner): Promise<Writers> {
  const outcomes = new Outcomes()
  const signIn = () => Visitor.signIn(url, { ...people.ana, password }, { outcomes, giveUpMs: 60_000 })
  const carrier = await signIn()
  const place = await findPlace(carrier)
  const choferes = new Map<string, string>()
  const archivos = new Map<string, string>()
  const repeated = { sent: 0, otherwise: 0 }
  let going = true

  async function saveAgainAndAgain(): Promise<void> {
    for (let n = 0; going; n++) {
      const chofer = newChofer()
      const key = randomUUID()
      const [saved] = await carrier.insist('SaveChofer', chofer, key)
      const choferid = String(saved?.['choferid'])
      choferes.set(choferid, chofer.values.documento)
      if (n % 5 === 0) {
        const [again] = await carrier.insist('SaveChofer', chofer, key)
        repeated.sent += 1
        if (again?.['choferid'] !== choferid) repeated.otherwise += 1
      }
      if (pauseMs > 0) await sleep(pauseMs)
    }
  }

  async function uploadAgainAndAgain(): Promise<void> {
    let uploader = await signIn()
    for (let n = 1; going; n++) {
      if (n % uploadsASession === 0) uploader = await signIn().catch(() => uploader)
      const bytes = uniquePicture()
      const archivoid = await uploader.upload(bytes)
      await uploader.insist('SaveDocumentoRecurso', { values: { ...place, archivos: [archivoid] } })
      archivos.set(archivoid, sha256(bytes))
      await sleep(betweenUploadsMs)
    }
  }

  const running = Promise.all([
    ...Array.from({ length: loops }, saveAgainAndAgain),
    uploadAgainAndAgain(),
    uploadAgainAndAgain(),
  ])
  let failed: unknown
  running.catch((error: unknown) => (failed = error))
  return {
    outcomes,
    choferes,
    archivos,
    repeated,
    requireAll() {
      if (failed !== undefined) throw failed
    },
    works: async () => (await carrier.ask('ListChoferes', { pagesize: 1 })) !== undefined,
    async stop() {
      going = false
      await running
    },
  }
}
