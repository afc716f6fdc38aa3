/**
 * An app's own code, kept by its service worker for a reload without signal: a frame with nothing of anybody in it, and
 * fingerprinted files. No answer of the server's operations is ever kept. Signing out forgets all of the carriers' app; of
 * the guards' app, which nobody signs out of, it stays.
 *
 * What one build made is a generation. Its frame goes in last, so that a generation with a frame is whole.
 */

const frameKey = '/marco'

/** A generation that is being filled. */
interface Generation {
  has: (path: string) => Promise<boolean>
  put: (path: string, file: Response) => Promise<void>
  frame: () => Promise<Response | undefined>
  putFrame: (frame: Response) => Promise<void>
}

const frameIn = async (name: string): Promise<Response | undefined> =>
  (await caches.open(name)).match(frameKey)

const codeKeptAs = (prefix: string) => {
  const ofUs = async (): Promise<string[]> => {
    const names = await caches.keys()
    return names.filter((name) => name.startsWith(prefix))
  }
  return {
    /** A fingerprinted file, of whichever generation: its name says what is in it. */
    file: async (path: string): Promise<Response | undefined> => {
      for (const name of await ofUs()) {
        const found = await (await caches.open(name)).match(path)
        if (found) return found
      }
      return undefined
    },
    /** Of the newest generation that is whole. */
    frame: async (): Promise<Response | undefined> => {
      for (const name of (await ofUs()).reverse()) {
        const found = await frameIn(name)
        if (found) return found
      }
      return undefined
    },
    generation: async (version: string): Promise<Generation> => {
      const cache = await caches.open(prefix + version)
      return {
        has: async (path) => (await cache.match(path)) !== undefined,
        put: (path, file) => cache.put(path, file),
        frame: () => cache.match(frameKey),
        putFrame: (frame) => cache.put(frameKey, frame),
      }
    },
    /** All but one, and the one before it, whose pages may still be open. */
    dropBefore: async (version: string): Promise<void> => {
      const older = (await ofUs()).filter((name) => name !== prefix + version)
      await Promise.all(older.slice(0, -1).map((name) => caches.delete(name)))
    },
    forget: async (): Promise<void> => {
      await Promise.all((await ofUs()).map((name) => caches.delete(name)))
    },
  }
}

export const keptCode = codeKeptAs('portal-codigo-')
export const keptGateCode = codeKeptAs('portal-porteria-codigo-')
