import { clasesDeArchivo, pareceDe } from '@portal/contract/clasesDeArchivo.ts'
import type { CasillaAbierta, PedidoAbierto } from '@portal/contract/pedidoAbierto.ts'
import { maxBytes, shrinkPicture } from '@portal/ui/fields/files/shrinkPicture.ts'
import {
  Camera as CameraIcon,
  File as FileIcon,
  Lock as LockIcon,
  Smartphone as PhoneIcon,
  Upload as UploadIcon,
} from 'lucide-react'
import { useEffect, useRef, useState, type DragEvent } from 'react'
import { pedido as words } from '../mensajes/es/pedido.ts'
import { Button } from '../partes/Button.tsx'
import { Notice } from '../partes/Notice.tsx'
import { Arrived } from './Arrived.tsx'
import { dayOf } from '../partes/moments.ts'
import { Paper } from './Paper.tsx'
import styles from './Pedido.module.css'
import { Pick } from './Pick.tsx'
import { Taken } from './Taken.tsx'
import { asks, fechaDe, type PedidoPage } from './usePedido.ts'
import { Strip, Waiting } from './Waiting.tsx'
import { Whose } from './Whose.tsx'

interface AskedProps {
  page: PedidoPage
  pedido: PedidoAbierto
  now: CasillaAbierta
  next: CasillaAbierta | undefined
  /** Which of those that are asked for it is, from 1. */
  place: number
}

/** «PDF, JPG, PNG o BMP» */
const clases = new Intl.ListFormat(import.meta.env.IDIOMA, { type: 'disjunction' }).format(
  clasesDeArchivo.map(({ nombre }) => nombre),
)

/** One paper that is asked for: how it should look, and the pages that were taken of it. */
export const Asked = ({ page, pedido, now, next, place }: AskedProps) => {
  const draft = page.draftOf(now.posicion)
  const title = useRef<HTMLHeadingElement>(null)
  const [isSure, setSure] = useState(true)
  const [asksDate, setAsksDate] = useState(false)
  const room = now.maximo - draft.files.length
  const campo = fechaDe(now)
  const { setProblem } = page
  const taken = draft.files.length > 0
  // What was pressed goes as the page changes.
  useEffect(() => {
    if (document.activeElement === document.body) title.current?.focus()
  }, [taken])

  const take = async (chosen: readonly File[]) => {
    setProblem(undefined)
    const good = chosen.filter((file) => pareceDe(clasesDeArchivo, file))
    if (good.length < chosen.length) setProblem(words.noSirve(clases))
    if (good.length > room) setProblem(words.muchas(now.maximo))
    const files = await Promise.all(good.slice(0, room).map((file) => shrinkPicture(file).catch(() => file)))
    const fitting = files.filter(({ size }) => size <= maxBytes)
    if (fitting.length < files.length) setProblem(words.pesado)
    if (fitting.length > 0) await page.add(now.posicion, fitting)
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    void take([...event.dataTransfer.files])
  }
  const send = () => {
    if (campo && isSure && draft.fecha === null) setAsksDate(true)
    else void page.send({ ...draft, fecha: campo && isSure ? draft.fecha : null })
  }

  return (
    <>
      <div className={styles.main} onDragOver={(event) => event.preventDefault()} onDrop={onDrop}>
        <div className={styles.head}>
          <h1 ref={title} tabIndex={-1}>
            {taken ? now.tipo : headOf(page, pedido)}
          </h1>
          {taken ? (
            <p>{words.fijate}</p>
          ) : (
            <p>
              <b>{pedido.cuenta}</b> · {words.hasta(dayOf(pedido.vence))}
            </p>
          )}
        </div>
        <Waiting page={page} pedido={pedido} />
        {page.unkept && (taken || page.waiting.length > 0) && (
          <Notice kind="info">{words.corto.sinGuardar}</Notice>
        )}
        {page.problem !== undefined && <Notice kind="error">{page.problem}</Notice>}
        {taken ? (
          <Taken
            draft={draft}
            room={room}
            keep={page.keep}
            take={take}
            campo={campo}
            isSure={isSure}
            setSure={setSure}
            missing={asksDate && isSure && draft.fecha === null}
          />
        ) : (
          <div className={styles.columns}>
            <Paper page={page} casilla={now} />
            <div className={`${styles.card} ${styles.drop}`}>
              <UploadIcon aria-hidden />
              <p>
                <b>{words.soltar}</b>
                <br />
                {words.tipos(clases, now.maximo)}
              </p>
              <Pick label={words.elegir} look="accent" multiple={room > 1} onPick={take} />
              <p className={styles.fine}>
                <PhoneIcon size={20} aria-hidden /> {words.masFacil}
              </p>
            </div>
          </div>
        )}
        {!taken && next && (
          <div className={`${styles.card} ${styles.next}`}>
            <em aria-hidden>{place + 1}</em>
            <span>
              <b>
                {next.tipo}
                <Whose casilla={next} />
              </b>
              <br />
              {words.despues}
            </span>
          </div>
        )}
        {!taken && pedido.nota !== null && (
          <p className={styles.fine}>
            {words.nota}: «{pedido.nota}»
          </p>
        )}
        {!taken && (
          <p className={styles.fine}>
            <LockIcon size={16} aria-hidden /> {words.recibe}
          </p>
        )}
        <Arrived pedido={pedido} />
      </div>
      <Strip page={page} />
      <div className={styles.actions} data-taken={taken}>
        {taken ? (
          <Button busy={page.busy} onClick={send}>
            <UploadIcon size={20} aria-hidden />
            {page.busy ? words.mandando : words.mandar(draft.files.length)}
          </Button>
        ) : (
          <>
            <Pick
              label={words.archivo}
              look="quiet"
              icon={<FileIcon size={20} aria-hidden />}
              multiple={room > 1}
              onPick={take}
            />
            <Pick
              label={words.foto}
              look="accent"
              icon={<CameraIcon size={20} aria-hidden />}
              camera
              onPick={take}
            />
          </>
        )}
      </div>
    </>
  )
}

const headOf = ({ offline, waiting }: PedidoPage, { destinatario, casillas }: PedidoAbierto): string =>
  offline && waiting.length > 0
    ? words.corto.titulo
    : words.tePiden(destinatario.split(' ')[0] ?? destinatario, casillas.filter(asks).length)
