import { text } from 'node:stream/consumers'
import { fromBuffer, type Entry } from 'yauzl'

/** What is in a ZIP, by name and in order. */
export function unzipped(zip: Buffer): Promise<Map<string, string>> {
  const entries = new Map<string, string>()
  return new Promise((resolve, reject) => {
    fromBuffer(zip, { lazyEntries: true }, (error, file) => {
      if (error) {
        reject(error)
        return
      }
      file.on('entry', (entry: Entry) => {
        file.openReadStream(entry, (problem, stream) => {
          if (problem) {
            reject(problem)
            return
          }
          text(stream).then((content) => {
            entries.set(entry.fileName, content)
            file.readEntry()
          }, reject)
        })
      })
      file.on('end', () => resolve(entries))
      file.on('error', reject)
      file.readEntry()
    })
  })
}
