/**
 * Pictures that were taken on the page of a link that asks for papers, and have not arrived: kept until they do, or until
 * the link ends. It is kept under the first characters of the link's token alone, which open nothing. Where a browser keeps
 * nothing, they last as long as the page.
 */

/** One paper as it was taken. */
export interface KeptPaper {
  /** Of which link, and which of its papers. */
  key: string
  link: string
  posicion: number
  /** The sender's own name for the delivery; none while more pages may follow. */
  entrega: string | null
  files: readonly File[]
  fecha: string | null
}

const store = 'papeles'

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('portal-pedido', 1)
    request.onupgradeneeded = () => request.result.createObjectStore(store, { keyPath: 'key' })
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('no IndexedDB'))
  })
}

/** Answers nothing where the browser keeps nothing. */
async function attempt<Value>(
  mode: IDBTransactionMode,
  act: (papers: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value | undefined> {
  try {
    const database = await opened()
    try {
      return await new Promise<Value>((resolve, reject) => {
        const transaction = database.transaction(store, mode)
        const request = act(transaction.objectStore(store))
        transaction.oncomplete = () => resolve(request.result)
        transaction.onabort = () => reject(transaction.error ?? new Error('not kept'))
      })
    } finally {
      database.close()
    }
  } catch {
    return undefined
  }
}

export const keptPictures = {
  /** Whether it is kept also where the page goes. */
  put: async (paper: KeptPaper): Promise<boolean> =>
    (await attempt('readwrite', (papers) => papers.put(paper))) !== undefined,
  forget: async (key: string): Promise<void> => {
    await attempt('readwrite', (papers) => papers.delete(key))
  },
  /** Of one link, in the order of its papers. */
  of: async (link: string): Promise<KeptPaper[]> => {
    const all = (await attempt('readonly', (papers) => papers.getAll() as IDBRequest<KeptPaper[]>)) ?? []
    return all.filter((paper) => paper.link === link).sort((a, b) => a.posicion - b.posicion)
  },
}
