import type { Input } from '@portal/contract'
import { Refusal } from '@portal/contract/refusals.ts'
import type { Certeza } from '@portal/contract/entradas.ts'
import { maxHojasDeLote, type Hoja, type Papelito } from '@portal/contract/lote.ts'
import { listPages, type PageRef } from '@portal/ui/pages/listPages.ts'
import { uploadFile } from '../campos/uploadFile.ts'
import { cuentaDe, type Ask, type Cuenta, type PapelLeido } from './cuenta.ts'
import { leerHojas } from './leerHojas.ts'
import { proposalOf } from './propuesta.ts'

/** A bundle: pages that this browser reads, and of which nothing leaves it before a person says so. There is one at a time. */

export type Recibida = Input<'RecibirEntradas'>

interface HojaDelLote extends PageRef {
  /** Once it was read. */
  hoja?: Hoja
  /** An address of this browser. */
  thumb?: string
}

export interface Papel extends PapelLeido {
  /** Why it did not get into the bandeja. */
  problema: string | undefined
}

export interface Lote {
  /** Whose it is: another person, on the same device, sees nothing of it. */
  person: string
  estado: 'abriendo' | 'leyendo' | 'leido' | 'llevando'
  hojas: readonly HojaDelLote[]
  leidas: number
  /** Of the pages that were read. */
  papeles: readonly Papel[]
  /** Files that nobody can open, by name. */
  sinAbrir: readonly string[]
  /** So many pages came that none of them was taken. */
  demasiadas: number | undefined
  /** What kept it from being read at all. */
  problema: string | undefined
  /** How many papers are in the bandeja by now. */
  llevados: number
  /** When the first page was begun, in milliseconds. */
  desde: number
}

let lote: Lote | undefined
let reading: AbortController | undefined
let cuenta: Cuenta | undefined
const aMano = new Map<number, boolean>()
/** What was tried for a paper, by its pages: sent again it is the same one. */
interface Envio {
  entrega: string
  files?: readonly File[]
  /** Those that are there, by the order of the files. */
  archivos: string[]
  problema?: string
}
const envios = new Map<string, Envio>()
const listeners = new Set<() => void>()

const change = (next: Partial<Lote>) => {
  if (lote) lote = { ...lote, ...next }
  for (const each of listeners) each()
}

export const suscribirLote = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
export const loteDe = (person: string): Lote | undefined => (lote?.person === person ? lote : undefined)

/** Nothing of it is kept. */
export const olvidarLote = (): void => {
  reading?.abort()
  for (const { thumb } of lote?.hojas ?? []) if (thumb !== undefined) URL.revokeObjectURL(thumb)
  lote = reading = cuenta = undefined
  aMano.clear()
  envios.clear()
  change({})
}

/** Adds files to the bundle of a person, or begins one, and reads them. */
export const agregarHojas = async (person: string, files: readonly File[], ask: Ask): Promise<void> => {
  if (lote && lote.person !== person) olvidarLote()
  if (!tomaHojas(lote) || files.length === 0) return
  lote ??= {
    person,
    estado: 'abriendo',
    hojas: [],
    leidas: 0,
    papeles: [],
    sinAbrir: [],
    demasiadas: undefined,
    problema: undefined,
    llevados: 0,
    desde: performance.now(),
  }
  const isAtWork = lote.estado === 'leyendo'
  reading ??= new AbortController()
  const { signal } = reading
  if (!isAtWork) change({ estado: 'abriendo' })
  const { pages, unopened } = await listPages(files)
  if (signal.aborted) return
  const total = lote.hojas.length + pages.length
  change({
    sinAbrir: unopened.map(({ name }) => name),
    problema: undefined,
    demasiadas: total > maxHojasDeLote ? total : undefined,
    ...(total <= maxHojasDeLote && { hojas: [...lote.hojas, ...pages] }),
  })
  if (lote.estado === 'leyendo') return
  change({ estado: 'leyendo', desde: performance.now() })
  await leer(ask, signal)
}

async function leer(ask: Ask, signal: AbortSignal): Promise<void> {
  try {
    cuenta ??= await cuentaDe(ask)
    await leerHojas(
      () => lote?.hojas.slice(lote.leidas) ?? [],
      ({ hoja, thumb }) => {
        if (!lote) return
        const at = lote.leidas
        const url = thumb && URL.createObjectURL(thumb)
        change({
          hojas: lote.hojas.map((each, i) =>
            i === at ? { ...each, hoja, ...(url && { thumb: url }) } : each,
          ),
          leidas: at + 1,
        })
        reorder()
      },
      signal,
    )
    if (!signal.aborted) change({ estado: 'leido' })
  } catch (error) {
    if (signal.aborted || !lote) return
    // What was not read is a paper that says nothing, and is not lost.
    const hojas = cuenta ? lote.hojas.map((each) => ({ hoja: { texto: '' }, ...each })) : lote.hojas
    change({ estado: 'leido', problema: saidBy(error), hojas, leidas: hojas.length })
    reorder()
  }
}

/** Whether pages can be added: not while others are opened or on their way. */
export const tomaHojas = (of: Lote | undefined): boolean =>
  of?.estado !== 'abriendo' && of?.estado !== 'llevando'

/** No further page is read, and those that were not are let go. */
export const cancelarLectura = (): void => {
  if (!lote || lote.leidas === 0) {
    olvidarLote()
    return
  }
  reading?.abort()
  reading = undefined
  change({ estado: 'leido', hojas: lote.hojas.slice(0, lote.leidas) })
}

const keyOf = ({ hojas }: Pick<Papelito, 'hojas'>) => hojas.join()

function reorder(): void {
  if (!lote || !cuenta) return
  const hojas = lote.hojas.flatMap(({ hoja }) => hoja ?? [])
  change({
    papeles: cuenta
      .ordenar(hojas, aMano)
      .map((each) => ({ ...each, problema: envios.get(keyOf(each))?.problema })),
  })
}

/** By hand: the page goes on with the one before it, or begins a paper. */
export const unirHoja = (at: number, con: boolean): void => {
  aMano.set(at, con)
  reorder()
}
export const separarHojas = ({ hojas }: Papel): void => {
  for (const at of hojas.slice(1)) aMano.set(at, false)
  reorder()
}

/** Every paper of it goes to the bandeja, one after the other; what does not get there stays, and says why. */
export const llevarLote = async (
  receive: (input: Recibida) => Promise<unknown>,
  origen: Recibida['origen'] = 'lote de hojas',
): Promise<number> => {
  if (!lote || lote.estado !== 'leido') return 0
  const [own, papeles] = [lote, lote.papeles]
  change({ estado: 'llevando', llevados: 0 })
  const stays: Papel[] = []
  for (const [i, papel] of papeles.entries()) {
    try {
      await llevar(papel, own.hojas, origen, receive)
      change({ llevados: i + 1 - stays.length })
    } catch (error) {
      envioDe(papel).problema = saidBy(error)
      stays.push(papel)
      // Without a line, or without a session, the others would fare alike.
      if (!(error instanceof Refusal) || error.is('SESSION_EXPIRED', 'ACCOUNT_DISABLED')) {
        stays.push(...papeles.slice(i + 1))
        break
      }
    }
    // It was forgotten meanwhile: its person is gone.
    if (isForgotten(own)) return 0
  }
  const went = papeles.length - stays.length
  if (stays.length === 0) olvidarLote()
  else keepOnly(stays)
  return went
}

/** Its person is gone, or put it away. */
const isForgotten = ({ person }: Lote): boolean => lote?.person !== person

/** What got into the bandeja is none of the bundle any more; the pages are counted anew. */
function keepOnly(stays: readonly Papel[]): void {
  if (!lote) return
  const { hojas } = lote
  const tried = new Map(envios)
  aMano.clear()
  envios.clear()
  const kept: HojaDelLote[] = []
  for (const papel of stays) {
    const own = papel.hojas.flatMap((at) => hojas[at] ?? [])
    const now = own.map((_, i) => kept.length + i)
    now.forEach((at, i) => aMano.set(at, i > 0))
    const envio = tried.get(keyOf(papel))
    if (envio) envios.set(now.join(), envio)
    kept.push(...own)
  }
  change({ estado: 'leido', hojas: kept, leidas: kept.length })
  reorder()
}

const envioDe = (papel: Papel): Envio => {
  const known = envios.get(keyOf(papel))
  if (known) return known
  const begun = { entrega: crypto.randomUUID(), archivos: [] }
  envios.set(keyOf(papel), begun)
  return begun
}

async function llevar(
  papel: Papel,
  hojas: readonly HojaDelLote[],
  origen: Recibida['origen'],
  receive: (input: Recibida) => Promise<unknown>,
): Promise<void> {
  const envio = envioDe(papel)
  delete envio.problema
  await enviar(
    envio,
    papel,
    papel.hojas.flatMap((at) => hojas[at] ?? []),
    origen,
    receive,
  )
}

/** One paper: its files, cut out of what it came in, and then what is proposed of it. What is there already is not sent again. */
export async function enviar(
  envio: Envio,
  papel: PapelLeido,
  hojas: readonly PageRef[],
  origen: Recibida['origen'],
  receive: (input: Recibida) => Promise<unknown>,
): Promise<void> {
  const { filesOfPaper } = await import('@portal/ui/pages/filesOfPaper.ts')
  envio.files ??= await filesOfPaper(hojas)
  const { entrega, files, archivos } = envio
  for (const [i, file] of files.entries())
    archivos[i] ??= (await uploadFile(file, { idempotencyKey: `${entrega}-${i}` })).archivoid
  await receive({ origen, entradas: [{ entrega, archivos, ...proposalOf(papel) }] })
}

const saidBy = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** How many papers of each certainty there are. */
export const cuantos = (papeles: readonly Pick<Papel, 'certeza'>[], certeza: Certeza): number =>
  papeles.filter((each) => each.certeza === certeza).length
