import { useCamara } from '@portal/ui/codes/useCamara.ts'
import { useCodesReader } from '@portal/ui/codes/useCodesReader.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Flashlight as LightIcon } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { CodigoCrudo } from '@portal/contract/giros.ts'
import styles from './camara.module.css'

/** Between two looks, so that keys stay at hand. */
const restMs = 100
const frameMs = 500

interface CamaraProps {
  /** A DNI's code too, which takes longer to look for. */
  conDni?: boolean
  /** What is said under the frame, where it isn't the usual. */
  dice?: string | undefined
  /** All codes of one look. What it answers is whether the camera goes on looking. */
  onCodigos: (codes: readonly CodigoCrudo[]) => 'sigue' | 'basta'
}

/** The camera with a frame to hold a pass in; without one it says what to do instead. */
export const Camara = ({ conDni = false, dice, onCodigos }: CamaraProps) => {
  const t = useTexts()
  const { estado, muestra, luz } = useCamara()
  const video = useRef<HTMLVideoElement>(null)
  const [noReader, setNoReader] = useState(false)
  const reader = useCodesReader()
  const found = useRef(onCodigos)
  useEffect(() => {
    found.current = onCodigos
  })
  const show = useCallback(
    (element: HTMLVideoElement | null) => {
      video.current = element
      return muestra(element)
    },
    [muestra],
  )

  useEffect(() => {
    if (estado !== 'anda') return
    const ending = new AbortController()
    const isOver = () => ending.signal.aborted
    const loop = async () => {
      while (!isOver()) {
        await new Promise((resolve) => setTimeout(resolve, restMs))
        const shown = video.current
        if (isOver() || document.hidden || !shown || shown.videoWidth === 0) continue
        try {
          const opened = await reader.get()
          if (isOver()) return
          const codes = await opened.read(shown, {
            qr: true,
            pdf417: conDni,
            patienceMs: frameMs,
            upTo: conDni ? 15 : 0,
          })
          if (isOver()) return
          setNoReader(false)
          if (codes.length > 0 && found.current(codes) === 'basta') return
        } catch {
          // A thread that broke down is begun anew; without one there is the keypad.
          reader.forget()
          if (isOver()) return
          setNoReader(true)
          await new Promise((resolve) => setTimeout(resolve, 2_000))
        }
      }
    }
    void loop()
    return () => ending.abort()
  }, [estado, reader, conDni])

  const isWithout = estado === 'negada' || estado === 'no hay'
  return (
    <section className={styles.camera} aria-label={t('mirar.camara')}>
      {isWithout ? (
        <p className={styles.without} role="status">
          {dice ?? (estado === 'negada' ? t('mirar.camaraNegada') : t('mirar.sinCamara'))}
        </p>
      ) : (
        <>
          <video ref={show} muted playsInline aria-hidden />
          <svg className={styles.frame} viewBox="0 0 100 100" aria-hidden>
            <path d="M4 26V12a8 8 0 0 1 8-8h14M74 4h14a8 8 0 0 1 8 8v14M96 74v14a8 8 0 0 1-8 8H74M26 96H12a8 8 0 0 1-8-8V74" />
          </svg>
          <p className={styles.hint} role="status">
            {noReader
              ? t('mirar.sinLector')
              : (dice ?? (conDni ? t('mirar.apuntaAlDni') : t('mirar.apunta')))}
          </p>
        </>
      )}
      {luz && (
        <button
          type="button"
          className="middle rigid square-64"
          aria-pressed={luz.prendida}
          aria-label={t('mirar.linterna')}
          onClick={luz.cambiar}
        >
          <LightIcon size={32} aria-hidden />
        </button>
      )}
    </section>
  )
}
