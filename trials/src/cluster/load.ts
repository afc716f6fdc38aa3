import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { password, people } from '@portal/bench/page/people.ts'
import { heldOf, nothingHeld, pasoOf, type Device } from '@portal/bench/porteria/device.ts'
import { maxPasosALaVez, type PasoDicho } from '@portal/contract/porteria.ts'
import { addresses, archivoUrl, novedadesEvents } from '@portal/contract/door.ts'
import { findPlace, saveChofer, sha256, uniquePicture } from '../deeds.ts'
import { Outcomes, Visitor } from '../visitor.ts'

/** What people do at once, each of them again as soon as it was done; and what they were told of it. */

/** What was acknowledged, as it has to be found afterwards. */
interface Acknowledged {
  /** By id, the document number of each chofer that was written. */
  choferes: Map<string, string>
  /** By id, the hash of the bytes of each file that was uploaded and presented. */
  archivos: Map<string, string>
  /** How often a chofer was blocked or unblocked: each time one letter leaves. */
  bloqueos: number
  /** Of a device at a gate, in one shift. */
  pasos: { turnoid: string; pasoids: string[] }
}

export interface Load {
  acknowledged: Acknowledged
  outcomes: Outcomes
  /** When each of them had an answer that says so (ms); of who hears, when something was told. */
  moments: Record<'readers' | 'writers' | 'uploaders' | 'fileReaders' | 'listeners' | 'gates', number[][]>
  /** Once all that was begun is known. */
  stop: () => Promise<void>
  /** Asks for bytes as the carrier whose they are. */
  carrier: Visitor
}

/** Between two of one person: the machine is not to be the limit. */
const pauseMs = 50

export async function startLoad(url: string, device: Device): Promise<Load> {
  const outcomes = new Outcomes()
  const manner = { outcomes, giveUpMs: 120_000 }
  const [carrier, provider] = await Promise.all([
    Visitor.signIn(url, { ...people.ana, password }, manner),
    Visitor.signIn(url, { ...people.revisor, password }, manner),
  ])
  const acknowledged: Acknowledged = {
    choferes: new Map(),
    archivos: new Map(),
    bloqueos: 0,
    pasos: { turnoid: randomUUID(), pasoids: [] },
  }
  const moments: Load['moments'] = {
    readers: [],
    writers: [],
    uploaders: [],
    fileReaders: [],
    listeners: [],
    gates: [],
  }
  const stopping = new AbortController()
  const { signal } = stopping
  const place = await findPlace(carrier)
  const bloqueado = await saveChofer(carrier)

  /** A lane of moments, in which one person does one thing after the other. */
  const again = async (lanes: number[][], act: (n: number) => Promise<boolean>) => {
    const lane: number[] = []
    lanes.push(lane)
    for (let n = 0; !signal.aborted; n++) {
      if (await act(n)) lane.push(performance.now())
      await sleep(pauseMs)
    }
  }
  const read = (visitor: Visitor, mode: string) =>
    again(moments.readers, async () => (await visitor.ask(mode, { pagesize: 15 })) !== undefined)
  const write = () =>
    again(moments.writers, async () => {
      const { choferid, documento } = await saveChofer(carrier)
      acknowledged.choferes.set(choferid, documento)
      return true
    })
  const present = () =>
    again(moments.uploaders, async () => {
      const bytes = uniquePicture()
      const archivoid = await carrier.upload(bytes)
      await carrier.insist('SaveDocumentoRecurso', { values: { ...place, archivos: [archivoid] } })
      acknowledged.archivos.set(archivoid, sha256(bytes))
      return true
    })
  const readFile = () =>
    again(moments.fileReaders, async () => {
      const archivoid = [...acknowledged.archivos.keys()].at(-1)
      if (archivoid === undefined) return true
      return (await carrier.bytes(archivoUrl(archivoid)).catch(() => undefined)) !== undefined
    })
  const block = () =>
    again([], async (n) => {
      await provider.insist('BloquearRecurso', {
        recursoid: bloqueado.choferid,
        bloqueado: n % 2 === 0,
        motivo: 'Prueba de varias máquinas',
      })
      acknowledged.bloqueos += 1
      return true
    })
  /** Takes the list and brings what was written down, which it lets go of once it was told that it is kept. */
  const watch = () => {
    const { turnoid, pasoids } = acknowledged.pasos
    const turno = { turnoid, guardiaid: device.guardiaid, desde: new Date().toISOString(), hasta: null }
    let waiting: PasoDicho[] = []
    let tiene = nothingHeld
    return again(moments.gates, async (n) => {
      waiting.push(pasoOf(turnoid, `ZZ${String(n % 1000).padStart(3, '0')}ZZ`))
      const answer = await device
        .call('Sincronizar', {
          version: '0',
          tiene,
          turnos: [turno],
          pasos: waiting.slice(0, maxPasosALaVez),
        })
        .catch(() => undefined)
      if (!answer) return false
      const { recibidos, lista } = answer.result
      pasoids.push(...recibidos)
      const kept = new Set(recibidos)
      waiting = waiting.filter(({ pasoid }) => !kept.has(pasoid))
      tiene = await heldOf(device, lista)
      return true
    })
  }

  const running = Promise.all([
    read(carrier, 'ListChoferes'),
    read(provider, 'ListRevision'),
    write(),
    write(),
    present(),
    readFile(),
    block(),
    watch(),
    listen(provider, moments.listeners, signal),
  ])
  // Whoever stops it is told; until then a failure is no unhandled one.
  running.catch(() => undefined)
  return {
    acknowledged,
    outcomes,
    moments,
    carrier,
    stop: async () => {
      stopping.abort()
      await running
    },
  }
}

/** Opens the stream again where it ended, as a browser does after the two seconds that it is told. */
async function listen(provider: Visitor, lanes: number[][], signal: AbortSignal): Promise<void> {
  const lane: number[] = []
  lanes.push(lane)
  while (!signal.aborted) {
    try {
      for await (const name of provider.hear(addresses.novedades, signal))
        if (name === novedadesEvents.cambio) lane.push(performance.now())
    } catch {
      // Cut off; or the load stops.
    }
    // It says nothing more to whoever stops.
    await sleep(2_000, undefined, { signal }).catch(() => undefined)
  }
}
