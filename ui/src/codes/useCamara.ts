import { useCallback, useEffect, useState } from 'react'

/** `pidiendo`: the browser asks for leave, or the camera begins. */
type EstadoDeCamara = 'pidiendo' | 'anda' | 'negada' | 'no hay'

export interface Camara {
  estado: EstadoDeCamara
  /** Of the element that shows it. */
  muestra: (video: HTMLVideoElement | null) => (() => void) | undefined
  /** Absent where there is no light to switch. */
  luz: { prendida: boolean; cambiar: () => void } | undefined
}

/** What browsers know of lights, and their types don't. */
type Lit = { torch?: boolean }

/** The camera that looks away from whoever holds the phone, as long as it is on screen. */
export const useCamara = (): Camara => {
  const [stream, setStream] = useState<MediaStream>()
  const [estado, setEstado] = useState<EstadoDeCamara>('pidiendo')
  const [prendida, setPrendida] = useState(false)

  useEffect(() => {
    let wanted = true
    let opened: MediaStream | undefined
    void open().then(
      (one) => {
        if (!wanted) {
          stop(one)
          return
        }
        opened = one
        setStream(one)
        one.getVideoTracks()[0]?.addEventListener('ended', () => wanted && setEstado('no hay'))
      },
      (why: unknown) => wanted && setEstado(isDenied(why) ? 'negada' : 'no hay'),
    )
    return () => {
      wanted = false
      if (opened) stop(opened)
    }
  }, [])

  const muestra = useCallback(
    (video: HTMLVideoElement | null) => {
      if (!video || !stream) return undefined
      const goesOn = () => setEstado('anda')
      video.addEventListener('playing', goesOn)
      video.srcObject = stream
      // Where it does not begin by itself, the picture that is chosen or taken is left.
      video.play().catch(() => undefined)
      return () => {
        video.removeEventListener('playing', goesOn)
        video.srcObject = null
      }
    },
    [stream],
  )

  const track = estado === 'anda' ? stream?.getVideoTracks()[0] : undefined
  const hasLight = track !== undefined && (track.getCapabilities() as Lit).torch === true
  const cambiar = () => {
    const on = !prendida
    track
      ?.applyConstraints({ advanced: [{ torch: on } as MediaTrackConstraintSet] })
      .then(() => setPrendida(on))
      .catch(() => undefined)
  }
  return { estado, muestra, luz: hasLight ? { prendida, cambiar } : undefined }
}

const open = async (): Promise<MediaStream> => {
  // Missing where a page does not come over TLS.
  const devices = navigator.mediaDevices as MediaDevices | undefined
  if (!devices) throw new Error('no camera for this page')
  return devices.getUserMedia({
    audio: false,
    video: { facingMode: { ideal: 'environment' }, width: { ideal: 1920 }, height: { ideal: 1080 } },
  })
}

const stop = (stream: MediaStream) => stream.getTracks().forEach((track) => track.stop())

const isDenied = (why: unknown) =>
  why instanceof DOMException && (why.name === 'NotAllowedError' || why.name === 'SecurityError')
