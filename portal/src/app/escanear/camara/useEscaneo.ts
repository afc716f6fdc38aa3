import type { ParteDeMrz } from '@portal/contract/codigos.ts'
import { leerDni, type ProblemaDeDni } from '@portal/contract/dni.ts'
import type { CodigoCrudo } from '@portal/contract/giros.ts'
import { useCodesReader } from '@portal/ui/codes/useCodesReader.ts'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { tarjetaDe, type Tarjeta } from '../propuestas.ts'
import { leerDorso } from './leerDorso.ts'
import { recorteDe } from './recorte.ts'

/** What is on its way, or came of it; each failure has its own sentence and what to do instead. */
export type Paso =
  | { es: 'buscando' }
  /** It goes on looking, and has found nothing for a while. */
  | { es: 'tarda' }
  | { es: 'leyendo foto' }
  /** A picture without a code: its letters take a while. */
  | { es: 'leyendo dorso' }
  | { es: 'sin codigo' }
  | { es: 'otro codigo' }
  | { es: 'dañado'; problema: Exclude<ProblemaDeDni, 'no es un dni'> }
  /** The lines for machines are there, and a check digit of theirs does not agree. */
  | { es: 'dorso dañado'; falla: ParteDeMrz }
  /** The file is no picture that the browser can show. */
  | { es: 'no es foto' }
  /** What reads codes could not be had. */
  | { es: 'sin lector' }

/** Between two looks, so that the page stays at hand. */
const restMs = 120
/** A look at a frame; another frame comes. */
const frameMs = 900
const frameUpTo = 15
const longMs = 12_000

interface Escaneo {
  /** Runs while the camera does. */
  anda: boolean
  video: RefObject<HTMLVideoElement | null>
  marco: RefObject<HTMLElement | null>
  onLeido: (tarjeta: Tarjeta) => void
}

/** Looks for the code of a DNI in what the camera shows, one frame at a time, and in a picture when there is one. */
export const useEscaneo = ({ anda, video, marco, onLeido }: Escaneo) => {
  const [paso, setPaso] = useState<Paso>({ es: 'buscando' })
  const reader = useCodesReader()
  const found = useRef(onLeido)
  useEffect(() => {
    found.current = onLeido
  })
  const [leyendoFoto, setLeyendoFoto] = useState(false)

  const take = (codes: readonly CodigoCrudo[]): Paso | undefined => {
    let other: Paso | undefined
    for (const { formato, texto } of codes) {
      const leido = formato === 'PDF417' ? leerDni(texto) : ({ problema: 'no es un dni' } as const)
      if ('dni' in leido) {
        found.current(leido.dni)
        return undefined
      }
      other =
        leido.problema === 'no es un dni'
          ? (other ?? { es: 'otro codigo' })
          : { es: 'dañado', problema: leido.problema }
    }
    return other ?? { es: 'sin codigo' }
  }
  /** Cards from 2026 on have no code: the lines for machines at their back say the same. */
  const takeBack = async (picture: ImageBitmap, signal: AbortSignal): Promise<Paso | undefined> => {
    setPaso({ es: 'leyendo dorso' })
    const leido = await leerDorso(picture, signal)
    if (signal.aborted) return undefined
    if (leido?.tipo === 'mrz') {
      found.current(tarjetaDe(leido.mrz))
      return undefined
    }
    const falla = leido?.tipo === 'mrz ilegible' ? leido.fallan[0] : undefined
    return falla === undefined ? { es: 'sin codigo' } : { es: 'dorso dañado', falla }
  }
  const ending = useRef<AbortController>(undefined)
  useEffect(() => () => ending.current?.abort(), [])
  const taken = useRef(take)
  useEffect(() => {
    taken.current = take
  })

  useEffect(() => {
    if (!anda || leyendoFoto) return
    const ending = new AbortController()
    const isOver = () => ending.signal.aborted
    const began = performance.now()
    let inFrame = false
    const loop = async () => {
      while (!isOver()) {
        await new Promise((resolve) => setTimeout(resolve, restMs))
        const [shown, frame] = [video.current, marco.current]
        if (isOver() || document.hidden || !shown || !frame || shown.videoWidth === 0) continue
        // Every other look is at all of it: nobody holds a card as still as a frame asks.
        inFrame = !inFrame
        const picture = await (inFrame ? frameOf(shown, frame) : createImageBitmap(shown))
        try {
          const opened = await reader.get()
          if (isOver()) return
          const codes = await opened.read(picture, { pdf417: true, patienceMs: frameMs, upTo: frameUpTo })
          if (isOver()) return
          const next = taken.current(codes)
          if (!next) return
          if (next.es !== 'sin codigo') setPaso(next)
          else if (performance.now() - began > longMs)
            setPaso((now) => (now.es === 'buscando' ? { es: 'tarda' } : now))
        } catch {
          reader.forget()
          if (!isOver()) setPaso({ es: 'sin lector' })
          return
        } finally {
          picture.close()
        }
      }
    }
    void loop()
    return () => ending.abort()
  }, [anda, leyendoFoto, video, marco, reader])

  const leerFoto = async (bring: () => Promise<Blob | ImageBitmap>) => {
    setLeyendoFoto(true)
    setPaso({ es: 'leyendo foto' })
    let next: Paso | undefined
    try {
      const picture = await bring().then(
        async (source) => (source instanceof Blob ? await createImageBitmap(source) : source),
        () => undefined,
      )
      if (!picture) throw new NoPicture()
      try {
        const opened = await reader.get()
        const codes = await opened.read(picture, { pdf417: true, qr: true })
        if (!reader.isOver()) next = take(codes)
        if (next?.es === 'sin codigo') {
          const { signal } = (ending.current = new AbortController())
          next = await takeBack(picture, signal)
        }
      } finally {
        picture.close()
      }
    } catch (error) {
      if (error instanceof NoPicture || isNoPicture(error)) next = { es: 'no es foto' }
      else {
        reader.forget()
        next = { es: 'sin lector' }
      }
    }
    if (reader.isOver()) return
    if (next) setPaso(next)
    setLeyendoFoto(false)
  }

  return {
    paso,
    leyendoFoto,
    elegir: (file: File) => void leerFoto(() => Promise.resolve(file)),
    sacar: () => {
      const shown = video.current
      if (shown && shown.videoWidth > 0) void leerFoto(() => createImageBitmap(shown))
    },
  }
}

class NoPicture extends Error {}

/** As browsers say that bytes are no picture. */
const isNoPicture = (error: unknown) =>
  error instanceof DOMException && (error.name === 'InvalidStateError' || error.name === 'EncodingError')

const frameOf = (video: HTMLVideoElement, frame: HTMLElement): Promise<ImageBitmap> => {
  const [whole, own] = [video.getBoundingClientRect(), frame.getBoundingClientRect()]
  const { x, y, width, height } = recorteDe({ width: video.videoWidth, height: video.videoHeight }, whole, {
    x: own.x - whole.x,
    y: own.y - whole.y,
    width: own.width,
    height: own.height,
  })
  return createImageBitmap(video, x, y, width, height)
}
