import { Button, IconButton } from '@portal/ui/controls/Button.tsx'
import { useMediaQuery } from '@portal/ui/controls/useMediaQuery.ts'
import { Dialog } from '@portal/ui/feedback/Dialog.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import {
  Camera as CameraIcon,
  CameraOff as NoCameraIcon,
  Image as PictureIcon,
  ScanBarcode as ScanIcon,
  TriangleAlert as ProblemIcon,
  X as CloseIcon,
  Zap as LightIcon,
} from 'lucide-react'
import { useCallback, useId, useRef, type ChangeEvent } from 'react'
import styles from './escaner.module.css'
import { useCamara } from '@portal/ui/codes/useCamara.ts'
import type { Tarjeta } from '../propuestas.ts'
import { useEscaneo, type Paso } from './useEscaneo.ts'

export interface EscanerProps {
  onLeido: (tarjeta: Tarjeta) => void
  onClose: () => void
}

/** The camera with a frame to lay a DNI in. It is read by itself; a picture that is taken or chosen does too. */
export const Escaner = ({ onLeido, onClose }: EscanerProps) => {
  const t = useTexts()
  const id = useId()
  const chooser = useRef<HTMLInputElement>(null)
  const taker = useRef<HTMLInputElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const marco = useRef<HTMLDivElement>(null)
  const { estado, muestra, luz } = useCamara()
  const anda = estado === 'anda'
  const { paso, leyendoFoto, elegir, sacar } = useEscaneo({ anda, video, marco, onLeido })
  /** Without a picture on screen a phone's own camera takes one; a desk's browser would open its files. */
  const isHeld = useMediaQuery('(pointer: coarse)')
  const show = useCallback(
    (element: HTMLVideoElement | null) => {
      video.current = element
      return muestra(element)
    },
    [muestra],
  )
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    target.value = ''
    if (file) elegir(file)
  }
  const failed = failureOf(paso)
  const noCamera = estado === 'negada' || estado === 'no hay'
  const canTake = anda || (noCamera && isHeld)
  const chooses = (
    <Button
      size="large"
      kind={canTake ? 'outline' : 'primary'}
      icon={<PictureIcon aria-hidden />}
      disabled={leyendoFoto}
      className={canTake ? styles.choose : 'grow'}
      onClick={() => chooser.current?.click()}
    >
      {t('escanear.elegir')}
    </Button>
  )

  return (
    <Dialog full onClose={onClose} labelledBy={id} className={styles.scanner}>
      <header className="row rigid">
        <IconButton label={t('acciones.cerrar')} className={styles.icon} onClick={onClose}>
          <CloseIcon aria-hidden />
        </IconButton>
        <h2 id={id} className="grow heading centered">
          {t('escanear.titulo')}
        </h2>
        {luz ? (
          <button
            type="button"
            className={styles.icon}
            aria-pressed={luz.prendida}
            aria-label={t('escanear.luz')}
            title={t('escanear.luz')}
            onClick={luz.cambiar}
          >
            <LightIcon aria-hidden />
          </button>
        ) : (
          <span className="square-48" />
        )}
      </header>
      <div className={styles.view}>
        {!noCamera && <video ref={show} autoPlay muted playsInline aria-hidden />}
        {noCamera ? (
          <div
            className={styles.drop}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault()
              const [file] = event.dataTransfer.files
              if (file && !leyendoFoto) elegir(file)
            }}
          >
            <NoCameraIcon size={40} aria-hidden />
            <p className={styles.lead}>{t(`escanear.${claveDe(estado)}.titulo`)}</p>
            <p>{t(`escanear.${claveDe(estado)}.mensaje`)}</p>
            {!isHeld && (
              <>
                {chooses}
                <p>{t('escanear.arrastra')}</p>
              </>
            )}
          </div>
        ) : (
          <div className={styles.tip}>
            <p className={styles.lead}>{t('escanear.marco')}</p>
            <p>{t('escanear.seLeeSolo')}</p>
          </div>
        )}
        {!noCamera && (
          <div ref={marco} className={styles.frame} aria-hidden>
            <i />
            <i />
            <i />
            <i />
          </div>
        )}
        <div className={styles.said} role="status">
          {failed ? (
            <div className={styles.failed}>
              <ProblemIcon size={20} aria-hidden />
              <div>
                <b>
                  {t(
                    failed,
                    paso.es === 'dañado'
                      ? { parte: t(`escanear.parte.${paso.problema}`) }
                      : paso.es === 'dorso dañado'
                        ? { parte: t(`escanear.parte.${paso.falla}`) }
                        : {},
                  )}
                </b>
                <p>{t(paso.es === 'sin lector' ? 'escanear.aMano' : 'escanear.queHacer')}</p>
              </div>
            </div>
          ) : (
            (anda || leyendoFoto) && (
              <p className={styles.looking}>
                <ScanIcon size={16} aria-hidden />
                {t(`escanear.paso.${pasoDe(paso)}`)}
              </p>
            )
          )}
        </div>
      </div>
      <footer className="flex gap-8 rigid at-center">
        {(!noCamera || isHeld) && chooses}
        {canTake && (
          <Button
            size="large"
            kind="primary"
            icon={<CameraIcon aria-hidden />}
            busy={leyendoFoto}
            className="grow"
            onClick={() => (anda ? sacar() : taker.current?.click())}
          >
            {t('escanear.sacar')}
          </Button>
        )}
      </footer>
      <input
        ref={chooser}
        type="file"
        hidden
        accept="image/*"
        aria-label={t('escanear.elegir')}
        onChange={choose}
      />
      <input
        ref={taker}
        type="file"
        hidden
        accept="image/*"
        capture="environment"
        aria-label={t('escanear.sacar')}
        onChange={choose}
      />
    </Dialog>
  )
}

const claveDe = (estado: string) => (estado === 'negada' ? 'negada' : 'noHay')

const pasoDe = ({ es }: Paso) =>
  es === 'leyendo foto' ? 'foto' : es === 'leyendo dorso' ? 'dorso' : es === 'tarda' ? 'tarda' : 'buscando'

const failureOf = ({ es }: Paso) => {
  switch (es) {
    case 'sin codigo':
      return 'escanear.fallo.sinCodigo'
    case 'otro codigo':
      return 'escanear.fallo.otroCodigo'
    case 'dañado':
      return 'escanear.fallo.danado'
    case 'dorso dañado':
      return 'escanear.fallo.dorsoDanado'
    case 'no es foto':
      return 'escanear.fallo.noEsFoto'
    case 'sin lector':
      return 'escanear.fallo.sinLector'
    default:
      return undefined
  }
}
