import { archivoUrl } from '@portal/contract/door.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { DocumentPreview } from '@portal/ui/preview/DocumentPreview.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useEffect, useRef, useState, type RefObject } from 'react'
import type { EnlaceHecho } from '../pedidos/enlaceHecho.ts'
import styles from './bandeja.module.css'
import { DeQuienEs } from './DeQuienEs.tsx'
import type { Entrada } from './entrada.ts'
import { leidosDe, marcasDe } from './marcas.ts'
import { Miniatura } from './Miniatura.tsx'
import { saidOf } from './saidOf.ts'
import { useEntrada } from './useEntrada.ts'
import { useTeclas } from './useTeclas.ts'

/** Goes elsewhere once what was typed is kept; stays where it could not be. */
export type Leave = (go: () => void) => void

interface AbiertaProps {
  entrada: Entrada
  /** Set while it is open. */
  leaveRef: RefObject<Leave>
  /** The one above it in the list, of which it may be a part. */
  before: Entrada | undefined
  /** The list is not beside it. */
  isAlone: boolean
  /** It waits no more. */
  onGone: () => void
  onOpen: (entradaid: string) => void
  onMove: (by: 1 | -1) => void
  /** Back to the list, where a phone shows one of the two. */
  onList: () => void
  onAsked: (hecho: EnlaceHecho) => void
}

/** One that is open: its pages, and beside them whose it is. */
export const Abierta = ({
  entrada,
  leaveRef,
  before,
  isAlone,
  onGone,
  onOpen,
  onMove,
  onList,
  onAsked,
}: AbiertaProps) => {
  const t = useTexts()
  const work = useEntrada(entrada, onGone)
  const { archivos = [] } = entrada
  const [chosen, setAt] = useState(0)
  // After it was split there may be fewer.
  const at = Math.min(chosen, archivos.length - 1)
  const archivo = archivos[at]
  /** The page that is read, of the file that it is of. */
  const [read, setRead] = useState<{ archivoid: string; page: number }>()
  const page = archivo && read?.archivoid === archivo.archivoid ? read.page : 1
  useEffect(() => {
    leaveRef.current = (go) => void work.leave(go)
    return () => {
      leaveRef.current = (go) => go()
    }
  })
  // A phone hides the list as one of it is opened, and with it what was pressed.
  const back = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const focused = document.activeElement
    if (isAlone && back.current && (focused === document.body || focused?.closest('[data-entrada]')))
      back.current.focus()
  }, [isAlone])
  const unir =
    before && mayMove(entrada) && mayMove(before)
      ? () => void work.join(before.entradaid, () => onOpen(before.entradaid))
      : undefined
  // What was signed whole is not cut; what stands apart already is only parted.
  const cut =
    archivo && page > 1 && archivo.mediatype === 'application/pdf' && entrada.origen !== 'legajo'
      ? { archivo, page }
      : undefined
  const dividir =
    (cut ?? at > 0) && mayMove(entrada) ? () => void work.split(cut ? at + 1 : at, cut) : undefined
  const leidos = leidosDe(entrada)
  const say = ({ dice, unsure }: (typeof leidos)[number]) =>
    t(unsure ? 'bandeja.deCual.parecida' : 'bandeja.marca', { dice: saidOf(dice) })
  useTeclas(entrada.entradaid, {
    siguiente: () => onMove(1),
    anterior: () => onMove(-1),
    presentar: () => void work.present(),
    descartar: () => void work.discard(),
    unir,
    dividir,
  })
  return (
    <>
      <section aria-label={t('bandeja.hojas')} className={styles.stage}>
        <div className={styles.bar}>
          <Button ref={back} kind="quiet" size="small" className={styles.back} onClick={onList}>
            {t('bandeja.volver')}
          </Button>
          {archivos.length > 1 && (
            <div role="group" aria-label={t('bandeja.hojas')} className="row wraps gap-8">
              {archivos.map((each, i) => (
                <button
                  key={each.archivoid}
                  type="button"
                  className={styles.sheet}
                  aria-label={t('bandeja.hoja', { n: i + 1 })}
                  aria-pressed={i === at}
                  onClick={() => setAt(i)}
                >
                  <Miniatura archivo={each} />
                  <span className="tiny digits">{i + 1}</span>
                </button>
              ))}
            </div>
          )}
          {archivo && <span className="small semibold cut">{archivo.nombre}</span>}
        </div>
        {archivo ? (
          <DocumentPreview
            url={archivoUrl(archivo.archivoid)}
            name={archivo.nombre}
            mediatype={archivo.mediatype ?? ''}
            notDrawn={archivo.no_dibujado}
            height="100%"
            onPage={(now) => setRead({ archivoid: archivo.archivoid, page: now })}
            boxesOf={(palabras, on) => marcasDe(leidos, palabras, on, say)}
          />
        ) : (
          <p className="soft">{t('bandeja.sinHojas')}</p>
        )}
        {(unir ?? dividir) && (
          <div className={styles.acts}>
            {unir && (
              <Button kind="outline" size="small" disabled={work.busy} onClick={unir}>
                {t('bandeja.unir')} <kbd aria-hidden>M</kbd>
              </Button>
            )}
            {dividir && (
              <Button kind="outline" size="small" disabled={work.busy} onClick={dividir}>
                {cut ? t('bandeja.dividirPagina', { n: cut.page }) : t('bandeja.dividir', { n: at + 1 })}{' '}
                <kbd aria-hidden>S</kbd>
              </Button>
            )}
          </div>
        )}
      </section>
      <DeQuienEs entrada={entrada} work={work} onAsked={onAsked} />
    </>
  )
}

/** What a pedido brought is its sender's: its pages stay together. */
const mayMove = ({ origen }: Entrada) => origen !== 'pedido'
