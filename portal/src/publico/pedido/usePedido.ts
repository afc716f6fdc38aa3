import type { CasillaAbierta, PedidoAbierto } from '@portal/contract/pedidoAbierto.ts'
import { chosenIdioma } from '@portal/ui/kept/kept.ts'
import { keptPictures, type KeptPaper } from '@portal/ui/kept/keptPictures.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { openPedido, sendPaper } from './askPedido.ts'

/** Which date a paper says that its type needs; none of one that needs none, or that the carrier knows. */
export const fechaDe = ({ vigencia }: CasillaAbierta): 'fecha_emision' | 'fecha_vencimiento' | undefined =>
  vigencia === 'impresa' ? 'fecha_vencimiento' : vigencia === 'meses' ? 'fecha_emision' : undefined

export const asks = ({ estado }: CasillaAbierta): boolean => estado === 'falta' || estado === 'rechazada'

/** What opens nothing of a token, under which what was taken is kept. */
const linkOf = (token: string) => token.slice(0, 8)

/** Drawn by the browser; where the page is read without TLS it draws none by itself. */
function newEntrega(): string {
  const hex = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

type State =
  { kind: 'opening' } | { kind: 'ended' } | { kind: 'away' } | { kind: 'open'; pedido: PedidoAbierto }

/**
 * The page's state: what the link asks for, what was taken for each and not sent, and what waits to go out. What was taken
 * is kept in the browser until it has arrived.
 */
export function usePedido() {
  const [token, setToken] = useState('')
  const [state, setState] = useState<State>({ kind: 'opening' })
  const [papers, setPapers] = useState<readonly KeptPaper[]>([])
  /** The same, also for what goes on from an earlier drawing of the page. */
  const latest = useRef(papers)
  const change = (now: readonly KeptPaper[]) => {
    latest.current = now
    setPapers(now)
  }
  const [offline, setOffline] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  /** The browser keeps nothing: what was taken lasts as long as the page. */
  const [unkept, setUnkept] = useState(false)
  const sending = useRef(false)
  const link = linkOf(token)

  const open = async (opens: string) => {
    const { outcome, result } = await openPedido(opens)
    if (outcome.kind === 'ok' && result) {
      setOffline(false)
      setState({ kind: 'open', pedido: result })
      return result
    }
    if (outcome.kind === 'ended') {
      setState({ kind: 'ended' })
      for (const { key } of await keptPictures.of(linkOf(opens))) await keptPictures.forget(key)
    } else {
      setOffline(outcome.kind === 'later' && outcome.offline)
      setState((before) => (before.kind === 'open' ? before : { kind: 'away' }))
    }
    return undefined
  }

  useEffect(() => {
    const shown = location.hash.slice(1)
    void (async () => {
      const kept = await keptPictures.of(linkOf(shown))
      setToken(shown)
      change(kept)
      const pedido = await open(shown)
      // In the language of whoever asks, until the reader chooses one at the foot.
      const { idioma = null } = pedido ?? {}
      if (idioma !== null && idioma !== import.meta.env.IDIOMA && chosenIdioma.read() === undefined) {
        chosenIdioma.write(idioma)
        if (chosenIdioma.read() === idioma) location.reload()
      }
    })()
    const onHash = () => location.reload()
    window.addEventListener('hashchange', onHash)
    return () => window.removeEventListener('hashchange', onHash)
  }, [])

  const draftIn = (those: readonly KeptPaper[], posicion: number): KeptPaper =>
    those.find((paper) => paper.posicion === posicion && paper.entrega === null) ?? {
      key: `${link}/${posicion}`,
      link,
      posicion,
      entrega: null,
      files: [],
      fecha: null,
    }

  const keep = async (paper: KeptPaper) => {
    change([...latest.current.filter(({ key }) => key !== paper.key), paper])
    if (paper.files.length === 0) await keptPictures.forget(paper.key)
    else setUnkept(!(await keptPictures.put(paper)))
  }
  const forget = async ({ key }: KeptPaper) => {
    change(latest.current.filter((paper) => paper.key !== key))
    await keptPictures.forget(key)
  }

  const waiting = papers.filter(({ entrega }) => entrega !== null)

  /** One after the other, as long as there is a line. */
  const sendWaiting = async (those: readonly KeptPaper[]) => {
    if (sending.current || state.kind !== 'open') return
    sending.current = true
    setBusy(true)
    try {
      for (const paper of those) {
        const casilla = state.pedido.casillas.find(({ posicion }) => posicion === paper.posicion)
        const outcome = await sendPaper(token, paper, (casilla && fechaDe(casilla)) ?? 'fecha_vencimiento')
        if (outcome.kind === 'later') {
          setOffline(outcome.offline)
          return
        }
        setOffline(false)
        if (outcome.kind === 'refused') {
          // Nothing of it is lost: the person takes what is wrong anew.
          setProblem(outcome.message)
          await keep({ ...paper, entrega: null })
        } else await forget(paper)
        if (outcome.kind === 'ended') break
      }
      // Of a link that ended nothing is kept any more.
      await open(token)
    } finally {
      sending.current = false
      setBusy(false)
    }
  }

  // Tried again when the line is back, when the page is looked at, and now and then: a phone does not always say.
  const again = () => {
    if (state.kind === 'away') void open(token)
    else if (waiting.length > 0) void sendWaiting(waiting)
    else if (state.kind === 'open' && document.visibilityState === 'visible') void open(token)
  }
  const tryAgain = useEffectEvent(again)
  const isWaiting = waiting.length > 0 || state.kind === 'away'
  useEffect(() => {
    const onChance = () => tryAgain()
    const timer = isWaiting ? setInterval(onChance, 10_000) : undefined
    window.addEventListener('online', onChance)
    document.addEventListener('visibilitychange', onChance)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', onChance)
      document.removeEventListener('visibilitychange', onChance)
    }
  }, [isWaiting])
  // What waited when the page was closed goes out as it is opened.
  const sendKept = useEffectEvent(() => {
    if (waiting.length > 0) void sendWaiting(waiting)
  })
  useEffect(() => {
    if (state.kind === 'open') sendKept()
  }, [state.kind])

  return {
    token,
    state,
    offline,
    problem,
    busy,
    unkept,
    papers,
    waiting,
    setProblem,
    retry: again,
    /** What was taken of a paper, before it is sent. */
    draftOf: (posicion: number) => draftIn(papers, posicion),
    /** More pages of a paper, after those that came while these were made smaller. */
    add: (posicion: number, files: readonly File[]) => {
      const draft = draftIn(latest.current, posicion)
      return keep({ ...draft, files: [...draft.files, ...files] })
    },
    keep,
    forget,
    send: async (paper: KeptPaper) => {
      setProblem(undefined)
      const ready = { ...paper, entrega: newEntrega() }
      await keep(ready)
      await sendWaiting([...waiting, ready])
    },
  }
}

export type PedidoPage = ReturnType<typeof usePedido>
