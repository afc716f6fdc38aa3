import { persona } from '@portal/contract/persona.ts'
import { conArticulo } from '@portal/parts/inSentence.ts'
import { Dialog } from '@portal/ui/feedback/Dialog.tsx'
import { useToast } from '@portal/ui/feedback/Toasts.tsx'
import { useId, useState } from 'react'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { DescartarDialog } from './DescartarDialog.tsx'
import { Presentacion } from './Presentacion.tsx'
import { juntar } from '../serie/juntar.ts'
import { presentableId, type Presentable } from '../presentable.ts'
import styles from './presentar.module.css'
import { PresentarLista } from '../serie/PresentarLista.tsx'
import { PresentarHead } from './PresentarHead.tsx'
import { PresentarRail } from '../serie/PresentarRail.tsx'
import { siguienteDe, sinPresentar, type Trabajo } from '../serie/trabajo.ts'
import { useMediaQuery } from '@portal/ui/controls/useMediaQuery.ts'
import { useBackCloses } from '@portal/ui/app/useBackCloses.ts'
import { useReturnFocus } from '@portal/ui/feedback/useReturnFocus.ts'

interface PresentarDialogProps {
  items: readonly [Presentable, ...Presentable[]]
  /** Which of them is shown first. */
  start?: Presentable
  onClose: () => void
  /** Another one is shown. */
  onCurrent?: (item: Presentable) => void
}

/**
 * Presents one document, or several in one sitting. Whatever was begun is kept while others are looked at, and closing
 * asks before it loses any of it.
 */
export const PresentarDialog = ({ items, start, onClose, onCurrent }: PresentarDialogProps) => {
  const t = useTexts()
  const toast = useToast()
  const id = useId()
  // As they were when it opened: what is presented meanwhile keeps its place.
  const [all] = useState(() => {
    const [first = { ...items[0], cuantos: 1 }, ...others] = juntar(items, start)
    return [first, ...others] as const
  })
  const [place, setPlace] = useState(() => {
    const wanted = start && presentableId(start)
    return Math.max(
      0,
      all.findIndex((item) => presentableId(item) === wanted),
    )
  })
  const [visited, setVisited] = useState<ReadonlySet<number>>(() => new Set([place]))
  const [works, setWorks] = useState<ReadonlyMap<number, Trabajo>>(new Map())
  const isWide = useMediaQuery('(min-width: 1200px)')
  const [listing, setListing] = useState(false)
  const [asking, setAsking] = useState(false)
  const [withEjemplo, setWithEjemplo] = useState(false)
  const [presented, setPresented] = useState<string>()
  useReturnFocus()

  const lost = sinPresentar(works.values())
  const close = () => (lost.algo ? setAsking(true) : onClose())
  /** The sample first, which stands before the rest where there is no room for both. */
  const back = () => (withEjemplo ? setWithEjemplo(false) : close())
  useBackCloses(() => (listing ? setListing(false) : back()))

  const presentados = all.map((_, each) => works.get(each)?.presentado === true)
  const go = (to: number) => {
    setPlace(to)
    setWithEjemplo(false)
    setVisited((before) => new Set([...before, to]))
    const item = all[to]
    if (item) onCurrent?.(item)
  }
  const tell = (each: number, work: Trabajo) => setWorks((before) => new Map(before).set(each, work))
  const current = all[place] ?? all[0]
  const next = siguienteDe(presentados, place)
  const previous = presentados.findLastIndex((presentado, each) => each < place && !presentado)

  return (
    <Dialog
      onClose={back}
      dismissable
      labelledBy={id}
      className={all.length > 1 ? `${styles.paper} ${styles.several}` : styles.paper}
    >
      <PresentarHead
        id={id}
        title={all.length > 1 ? t('presentar.varios') : t('presentar.titulo', { documento: current.corto })}
        whose={current.recurso}
        place={place}
        presentados={presentados}
        onList={isWide ? undefined : () => setListing(true)}
        onClose={close}
      />
      {/* Said in here while there is more to present: a toast would lie over the foot. */}
      <p role="status" className={styles.presented}>
        {presented}
      </p>
      <div className={styles.body}>
        {all.length > 1 && isWide && <PresentarRail items={all} place={place} works={works} onGo={go} />}
        {all.map(
          (item, each) =>
            visited.has(each) &&
            !presentados[each] && (
              <Presentacion
                key={presentableId(item)}
                item={item}
                shown={each === place}
                withEjemplo={withEjemplo && each === place}
                onEjemplo={setWithEjemplo}
                next={next === undefined ? undefined : all[next]}
                onWork={(work) => tell(each, work)}
                onPresented={(waits, recurso) => {
                  const said = t('presentar.enviadoDe', {
                    documento: conArticulo(t, item.corto),
                    recurso: persona(recurso),
                  })
                  tell(each, { archivos: 0, escrito: false, fallo: false, presentado: true })
                  if (next === undefined) {
                    if (!waits) toast({ message: said, about: 'presentar' })
                    onClose()
                  } else {
                    setPresented(waits ? undefined : said)
                    go(next)
                  }
                }}
                onPrevious={previous === -1 ? undefined : () => go(previous)}
                onLater={all.length > 1 && next !== undefined ? () => go(next) : undefined}
                onClose={close}
              />
            ),
        )}
      </div>
      {listing && !isWide && (
        <PresentarLista items={all} place={place} works={works} onGo={go} onClose={() => setListing(false)} />
      )}
      <DescartarDialog
        open={asking}
        archivos={lost.archivos}
        algo={lost.algo}
        onStay={() => setAsking(false)}
        onDiscard={onClose}
      />
    </Dialog>
  )
}
