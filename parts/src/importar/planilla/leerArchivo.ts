import { maxBytes, PlanillaProblem, type Falla, type Planilla } from './planilla.ts'
import PlanillaWorker from './planillaWorker.ts?worker'

type Leido = { planilla: Planilla } | { falla: Falla; cuantas: number }

/** After so long a file is none that somebody made to be read. */
const pacienciaMs = 30_000

/** Reads a file that was chosen, and says of which bytes it is. */
export async function leerArchivo(file: File): Promise<{ planilla: Planilla; huella: string }> {
  if (file.size > maxBytes) throw new PlanillaProblem('muyGrande')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const huella = await huellaDe(bytes)
  const worker = new PlanillaWorker()
  try {
    const leido = await new Promise<Leido>((resolve, reject) => {
      const timer = setTimeout(() => reject(new PlanillaProblem('tarda')), pacienciaMs)
      worker.onmessage = ({ data }: MessageEvent<Leido>) => {
        clearTimeout(timer)
        resolve(data)
      }
      worker.onerror = () => {
        clearTimeout(timer)
        reject(new PlanillaProblem('danado'))
      }
      worker.postMessage(bytes, [bytes.buffer])
    })
    if ('falla' in leido) throw new PlanillaProblem(leido.falla, leido.cuantas)
    return { planilla: leido.planilla, huella }
  } finally {
    worker.terminate()
  }
}

/** SHA-256 in hexadecimal digits. A page without TLS has no such function, and then nothing says whether it is the same file. */
async function huellaDe(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const { subtle } = crypto as { subtle?: SubtleCrypto }
  if (!subtle) return ''
  const digest = new Uint8Array(await subtle.digest('SHA-256', bytes))
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
