import type { CasillaAbierta, PedidoAbierto } from '@portal/contract/pedidoAbierto.ts'
import { localeDe, type Idioma } from '@portal/contract/idioma.ts'
import { maxBytes, shrinkPicture } from '@portal/ui/fields/files/shrinkPicture.ts'
import type { KeptPaper } from '@portal/ui/kept/keptPictures.ts'
import {
  Camera as CameraIcon,
  Check as CheckIcon,
  CircleCheck as DoneIcon,
  CircleX as RejectedIcon,
  File as FileIcon,
  Hourglass as WaitIcon,
  Lock as LockIcon,
  Plus as PlusIcon,
  Upload as UploadIcon,
  WifiOff as OfflineIcon,
} from 'lucide-react'
import { useEffect, useId, useRef, useState, type ChangeEvent, type DragEvent, type ReactNode } from 'react'
import { pedido as words } from '../mensajes/es/pedido.ts'
import { Button } from '../partes/Button.tsx'
import { Idiomas } from '../partes/Idiomas.tsx'
import { Notice } from '../partes/Notice.tsx'
import { sampleOf } from './askPedido.ts'
import { Marca } from './Marca.tsx'
import styles from './Pedido.module.css'
import { asks, fechaDe, usePedido } from './usePedido.ts'

type Page = ReturnType<typeof usePedido>

const locale = localeDe[import.meta.env.IDIOMA as Idioma] // put in by the build
const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' })
/** «sáb 28/11». */
const dayOf = (day: string) =>
  `${weekday.format(new Date(`${day}T12:00:00Z`))} ${day.slice(8, 10)}/${day.slice(5, 7)}`
const momentOf = (moment: string) =>
  new Intl.DateTimeFormat(locale, {
    day: '2-digit',
    month: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'America/Argentina/Buenos_Aires',
  }).format(new Date(moment))

/** What a link asks for that somebody without an account got: one paper after the other, the camera first. */
export const Pedido = () => {
  const page = usePedido()
  const { state } = page
  const left = state.kind === 'open' ? leftOf(state.pedido, page) : []
  const [now] = left
  const count =
    state.kind === 'open' ? state.pedido.casillas.filter((each) => each.estado !== 'cerrada').length : 0
  return (
    <div className={styles.page}>
      <header className={styles.band}>
        <Marca />
        {now && (
          <span className={styles.place}>
            {words.cuantos(count - left.length + 1, count)}
            <span aria-hidden>
              {Array.from({ length: count }, (_, i) => (
                <i key={i} data-done={i < count - left.length} data-now={i === count - left.length} />
              ))}
            </span>
          </span>
        )}
      </header>
      <main className={styles.whole}>
        {state.kind === 'opening' && (
          <div className={styles.main}>
            <p role="status">{words.abriendo}</p>
          </div>
        )}
        {state.kind === 'away' && <Away retry={page.retry} />}
        {state.kind === 'ended' && <Ended />}
        {state.kind === 'open' &&
          (now ? (
            <Asked key={now.posicion} page={page} pedido={state.pedido} now={now} next={left[1]} />
          ) : (
            <Done page={page} pedido={state.pedido} />
          ))}
      </main>
      <footer className={styles.foot}>
        <Idiomas />
      </footer>
    </div>
  )
}

/** What is asked for and neither arrived nor waits to go out. */
const leftOf = ({ casillas }: PedidoAbierto, { waiting }: Page): CasillaAbierta[] =>
  casillas.filter((each) => asks(each) && !waiting.some(({ posicion }) => posicion === each.posicion))

const Away = ({ retry }: { retry: () => void }) => (
  <div className={styles.main}>
    <h1>{words.lejos.titulo}</h1>
    <p role="status">{words.lejos.texto}</p>
    <Button onClick={retry}>{words.lejos.reintentar}</Button>
  </div>
)

const Ended = () => (
  <div className={styles.main}>
    <section className={styles.card}>
      <h1>{words.terminado.titulo}</h1>
      <p role="status">{words.terminado.texto}</p>
      <ul className={styles.facts}>
        <li>{words.terminado.otro}</li>
        <li>{words.terminado.aSalvo}</li>
      </ul>
    </section>
  </div>
)

/** Whose it is beside what it is: of one's own papers nobody has to be told. */
const Whose = ({ casilla }: { casilla: CasillaAbierta }) =>
  casilla.tiporecurso === 'dominio' && casilla.recurso !== null ? <b> {casilla.recurso}</b> : null

interface AskedProps {
  page: Page
  pedido: PedidoAbierto
  now: CasillaAbierta
  next: CasillaAbierta | undefined
}

const Asked = ({ page, pedido, now, next }: AskedProps) => {
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
    const good = chosen.filter(
      ({ name, type }) => /\.(pdf|jpe?g|png|bmp)$/i.test(name) || type.startsWith('image/'),
    )
    if (good.length < chosen.length) setProblem(words.noSirve)
    if (good.length > room) setProblem(words.muchas(now.maximo))
    const files = await Promise.all(good.slice(0, room).map((file) => shrinkPicture(file).catch(() => file)))
    const fitting = files.filter(({ size }) => size <= maxBytes)
    if (fitting.length < files.length) setProblem(words.pesado)
    if (fitting.length > 0) await page.keep({ ...draft, files: [...draft.files, ...fitting] })
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
                {words.tipos(now.maximo)}
              </p>
              <Pick label={words.elegir} look="accent" multiple={room > 1} onPick={take} />
              <p className={styles.fine}>{words.masFacil}</p>
            </div>
          </div>
        )}
        {!taken && next && (
          <div className={`${styles.card} ${styles.next}`}>
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

const headOf = ({ offline, waiting }: Page, { destinatario, casillas }: PedidoAbierto): string =>
  offline && waiting.length > 0
    ? words.corto.titulo
    : words.tePiden(destinatario.split(' ')[0] ?? destinatario, casillas.filter(asks).length)

interface PickProps {
  label: string
  look: 'accent' | 'quiet' | 'dashed'
  icon?: ReactNode
  /** The camera at once, where there is one. */
  camera?: boolean
  multiple?: boolean
  onPick: (files: readonly File[]) => Promise<void>
}

/** A button that is a file's field: it works with a thumb, a keyboard and a screen reader alike. */
const Pick = ({ label, look, icon, camera = false, multiple = false, onPick }: PickProps) => {
  const id = useId()
  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])]
    // The same picture can be taken again.
    event.target.value = ''
    if (files.length > 0) void onPick(files)
  }
  return (
    <label className={styles.pick} data-look={look} htmlFor={id}>
      <input
        id={id}
        type="file"
        accept={camera ? 'image/*' : '.pdf,.jpg,.jpeg,.png,.bmp'}
        capture={camera ? 'environment' : undefined}
        multiple={multiple && !camera}
        onChange={pick}
      />
      {icon}
      {label}
    </label>
  )
}

/** What the paper is, why it is asked for, and how it should look. */
const Paper = ({ page, casilla }: { page: Page; casilla: CasillaAbierta }) => {
  const [sample, setSample] = useState<string>()
  const { ejemplo, posicion, rechazo, motivo, tipo } = casilla
  const isShown = ejemplo?.startsWith('image/') === true
  useEffect(() => {
    if (!isShown) return
    let url: string | undefined
    void sampleOf(page.token, posicion).then((found) => {
      url = found
      setSample(found)
    })
    return () => {
      if (url !== undefined) URL.revokeObjectURL(url)
    }
  }, [isShown, page.token, posicion])
  return (
    <section className={styles.card}>
      <h2>
        {tipo}
        <Whose casilla={casilla} />
      </h2>
      {casilla.periodo !== null && <p>{casilla.periodo.split('-').reverse().join('/')}</p>}
      {(rechazo ?? motivo) !== null && (
        <div className={styles.why}>
          <RejectedIcon size={20} aria-hidden />
          <p>
            {motivo === null ? words.rechazado : words.deNuevo}
            <br />
            <b>«{motivo ?? rechazo}»</b>
          </p>
        </div>
      )}
      {sample !== undefined && (
        <>
          <h3>
            <DoneIcon size={18} aria-hidden /> {words.muestra}
          </h3>
          <img className={styles.sample} src={sample} alt={words.alt(tipo)} />
        </>
      )}
    </section>
  )
}

interface TakenProps {
  draft: KeptPaper
  room: number
  keep: (paper: KeptPaper) => Promise<void>
  take: (files: readonly File[]) => Promise<void>
  campo: ReturnType<typeof fechaDe>
  isSure: boolean
  setSure: (isSure: boolean) => void
  missing: boolean
}

const Taken = ({ draft, room, keep, take, campo, isSure, setSure, missing }: TakenProps) => {
  const id = useId()
  return (
    <>
      <ul className={styles.taken}>
        {draft.files.map((file, i) => (
          <li key={`${i}/${file.size}`} className={styles.card}>
            <Sheet file={file} />
            <div>
              <b>{words.hoja(i + 1)}</b>
              <button
                type="button"
                aria-label={words.quitarHoja(i + 1)}
                onClick={() => void keep({ ...draft, files: draft.files.filter((_, at) => at !== i) })}
              >
                {words.quitar}
              </button>
            </div>
          </li>
        ))}
      </ul>
      {room > 0 && (
        <Pick
          label={words.otraHoja}
          look="dashed"
          icon={<PlusIcon size={20} aria-hidden />}
          camera
          onPick={take}
        />
      )}
      {campo && (
        <div className={styles.date}>
          <label htmlFor={id}>{campo === 'fecha_vencimiento' ? words.vale : words.emitido}</label>
          <div>
            <input
              id={id}
              type="date"
              value={draft.fecha ?? ''}
              disabled={!isSure}
              aria-invalid={missing}
              aria-describedby={`${id}-text`}
              onChange={({ target }) =>
                void keep({ ...draft, fecha: target.value === '' ? null : target.value })
              }
            />
            <label className={styles.unsure}>
              <input type="checkbox" checked={!isSure} onChange={({ target }) => setSure(!target.checked)} />
              {words.noSe}
            </label>
          </div>
          <p id={`${id}-text`} aria-live="polite" data-error={missing}>
            {missing ? words.faltaFecha : words.noSeAyuda}
          </p>
        </div>
      )}
    </>
  )
}

const Sheet = ({ file }: { file: File }) =>
  file.type.startsWith('image/') ? (
    <img
      className={styles.sheet}
      alt=""
      ref={(picture) => {
        if (!picture) return
        const url = URL.createObjectURL(file)
        picture.src = url
        return () => URL.revokeObjectURL(url)
      }}
    />
  ) : (
    <p className={styles.sheet}>
      <FileIcon aria-hidden /> {file.name}
    </p>
  )

/** What was taken and has not gone out. */
const Waiting = ({ page, pedido }: { page: Page; pedido: PedidoAbierto }) =>
  page.waiting.length === 0 || page.busy ? null : (
    <>
      <p className={styles.fine}>
        {page.offline ? `${words.corto.texto} ${words.corto.seguir}` : words.espera(page.waiting.length)}
      </p>
      <ul className={styles.card}>
        {page.waiting.map((paper) => {
          const tipo = pedido.casillas.find(({ posicion }) => posicion === paper.posicion)?.tipo ?? ''
          return (
            <li key={paper.key} className={styles.waits}>
              <WaitIcon size={20} aria-hidden />
              <span>
                <b>{tipo}</b>
                <br />
                {words.hojas(paper.files.length)}
              </span>
              <button
                type="button"
                aria-label={words.quitarPapel(tipo)}
                onClick={() => void page.forget(paper)}
              >
                {words.quitar}
              </button>
            </li>
          )
        })}
      </ul>
    </>
  )

const Strip = ({ page }: { page: Page }) => (
  <div role="status" className={styles.strip} hidden={!page.offline}>
    {page.offline && (
      <>
        <OfflineIcon size={18} aria-hidden /> {words.sinSenal(page.waiting.length)}
      </>
    )}
  </div>
)

/** What becomes of what was sent. */
const sentStates = ['llego', 'presentada', 'aprobada', 'descartada', 'cerrada'] as const
const isSent = (estado: string): estado is (typeof sentStates)[number] =>
  (sentStates as readonly string[]).includes(estado)

const steps = ['llego', 'presentada', 'aprobada'] as const
type Step = (typeof steps)[number]
const isStep = (estado: string): estado is Step => (steps as readonly string[]).includes(estado)

/** How what was sent is going. */
const Arrived = ({ pedido }: { pedido: PedidoAbierto }) => {
  const sent = pedido.casillas.filter((each) => !asks(each))
  return sent.length === 0 ? null : (
    <>
      {pedido.casillas.some(asks) && <h2 className={styles.over}>{words.yaLlego}</h2>}
      {sent.map((casilla) => (
        <section key={casilla.posicion} className={styles.card}>
          <h2>
            {casilla.tipo}
            <Whose casilla={casilla} />
          </h2>
          {isSent(casilla.estado) && <p>{words.estados[casilla.estado]}</p>}
          {isStep(casilla.estado) && (
            <ol className={styles.steps}>
              {steps.map((step, i) => {
                const when = [casilla.recibida, casilla.presentado, casilla.decidido][i] ?? null
                const at = steps.indexOf(casilla.estado as Step) // a step, as was asked above
                return (
                  <li key={step} data-done={i <= at}>
                    <span aria-hidden>{i <= at && <CheckIcon size={14} />}</span>
                    <b>{words.pasos[step]}</b>
                    {i <= at && when !== null ? momentOf(when) : words.pasos.todavia}
                  </li>
                )
              })}
            </ol>
          )}
        </section>
      ))}
    </>
  )
}

const Done = ({ page, pedido }: { page: Page; pedido: PedidoAbierto }) => {
  const title = useRef<HTMLHeadingElement>(null)
  const waits = page.waiting.length > 0
  useEffect(() => {
    if (document.activeElement === document.body) title.current?.focus()
  }, [])
  return (
    <>
      <div className={styles.main}>
        <div className={styles.head}>
          <h1 ref={title} tabIndex={-1}>
            {!waits && <DoneIcon className={styles.good} aria-hidden />}{' '}
            {waits ? (page.offline ? words.corto.titulo : words.mandando) : words.listo.titulo}
          </h1>
          {!waits && (
            <p role="status">
              {words.listo.texto(pedido.casillas.filter(({ estado }) => estado !== 'cerrada').length)}
            </p>
          )}
        </div>
        {page.problem !== undefined && <Notice kind="error">{page.problem}</Notice>}
        <Waiting page={page} pedido={pedido} />
        <Arrived pedido={pedido} />
        <p className={styles.fine}>{words.sirveHasta(dayOf(pedido.vence))}</p>
      </div>
      <Strip page={page} />
    </>
  )
}
