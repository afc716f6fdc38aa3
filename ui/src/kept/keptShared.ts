/**
 * Files that another app shared with the installed portal and that nobody has brought in yet: kept on this device under the
 * person whose portal it was last, and read by nobody else. They go when they are brought in or put away, when that person
 * signs out, and after seven days. Where a browser keeps nothing, they are not taken.
 */

export interface SharedFile {
  id: string
  /** Of whom it waits: the id of a person. */
  person: string
  /** When it came, in milliseconds since 1970. */
  at: number
  file: File
}

export const maxSharedFiles = 20
export const maxSharedBytes = 60_000_000
export const sharedDays = 7
const dayMs = 86_400_000

/** Why a share was not taken, as the address says it that comes after. */
export const shareRefusals = ['nadie', 'vacio', 'tipo', 'lleno', 'fallo', 'sin-instalar'] as const
export type ShareRefusal = (typeof shareRefusals)[number]

/** Whether these may be kept beside those that wait; why not, otherwise. */
export function shareRefusal(
  files: readonly Pick<File, 'name' | 'size' | 'type'>[],
  waiting: readonly { file: Pick<File, 'size'> }[],
): ShareRefusal | undefined {
  if (files.length === 0 || files.some(({ size }) => size === 0)) return 'vacio'
  if (!files.every(isPaper)) return 'tipo'
  const bytes = [...files, ...waiting.map(({ file }) => file)].reduce((sum, { size }) => sum + size, 0)
  if (files.length + waiting.length > maxSharedFiles || bytes > maxSharedBytes) return 'lleno'
  return undefined
}

/** What a paper may be, as far as its name and what was said of it tell: the server looks into it. */
const isPaper = ({ name, type }: Pick<File, 'name' | 'type'>): boolean =>
  /^(application\/pdf|image\/(jpeg|png|bmp))$/.test(type) ||
  (type === '' && /\.(pdf|jpe?g|png|bmp)$/i.test(name))

export const isOver = ({ at }: Pick<SharedFile, 'at'>, now: number): boolean =>
  now - at > sharedDays * dayMs || at > now + dayMs

const files = 'archivos'
const whose = 'persona'
const last = 'ultima'

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('portal-compartido', 1)
    request.onupgradeneeded = () => {
      request.result.createObjectStore(files, { keyPath: 'id' })
      request.result.createObjectStore(whose)
    }
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('no IndexedDB'))
  })
}

async function within<Value>(
  mode: IDBTransactionMode,
  act: (transaction: IDBTransaction) => IDBRequest<Value>,
): Promise<Value> {
  const database = await opened()
  try {
    return await new Promise<Value>((resolve, reject) => {
      const transaction = database.transaction([files, whose], mode)
      const request = act(transaction)
      transaction.oncomplete = () => resolve(request.result)
      transaction.onabort = () => reject(transaction.error ?? new Error('not kept'))
    })
  } finally {
    database.close()
  }
}

const all = async (): Promise<SharedFile[]> =>
  within('readonly', (transaction) => transaction.objectStore(files).getAll() as IDBRequest<SharedFile[]>)

const deleteThose = async (which: (shared: SharedFile) => boolean): Promise<void> => {
  for (const { id } of (await all()).filter(which))
    await within('readwrite', (transaction) => transaction.objectStore(files).delete(id))
}

export const keptShared = {
  /** From now on shared files wait for this person, whose portal it is. */
  belongTo: async (person: string): Promise<void> => {
    await within('readwrite', (transaction) => transaction.objectStore(whose).put(person, last)).catch(
      () => undefined,
    )
  },
  /** Keeps all of them for the person whose portal it was last, or none; why, where it keeps none. */
  take: async (shared: readonly File[], now = Date.now()): Promise<ShareRefusal | undefined> => {
    try {
      await deleteThose((each) => isOver(each, now))
      const person = await within(
        'readonly',
        (transaction) => transaction.objectStore(whose).get(last) as IDBRequest<unknown>,
      )
      if (typeof person !== 'string') return 'nadie'
      const refusal = shareRefusal(
        shared,
        (await all()).filter((each) => each.person === person),
      )
      if (refusal) return refusal
      await within('readwrite', (transaction) => {
        const store = transaction.objectStore(files)
        const puts = shared.map((file) =>
          store.put({ id: crypto.randomUUID(), person, at: now, file } satisfies SharedFile),
        )
        const [first] = puts.slice(-1)
        if (!first) throw new Error('nothing to keep')
        return first
      })
      return undefined
    } catch {
      return 'fallo'
    }
  },
  /** Those that wait for one person, the oldest first. */
  of: async (person: string, now = Date.now()): Promise<SharedFile[]> => {
    const found = await all().catch(() => [])
    return found.filter((each) => each.person === person && !isOver(each, now)).sort((a, b) => a.at - b.at)
  },
  /** How many wait for the person whose portal it was last, which says nothing of them. */
  waiting: async (): Promise<number> => {
    try {
      const person = await within(
        'readonly',
        (transaction) => transaction.objectStore(whose).get(last) as IDBRequest<unknown>,
      )
      return typeof person === 'string' ? (await keptShared.of(person)).length : 0
    } catch {
      return 0
    }
  },
  forget: async (id: string): Promise<void> => {
    await within('readwrite', (transaction) => transaction.objectStore(files).delete(id)).catch(
      () => undefined,
    )
  },
  forgetOf: async (person: string): Promise<void> => {
    await deleteThose((each) => each.person === person).catch(() => undefined)
  },
  forgetOver: async (now = Date.now()): Promise<void> => {
    await deleteThose((each) => isOver(each, now)).catch(() => undefined)
  },
}
