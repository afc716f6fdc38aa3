import { paseAddresses } from '@portal/contract/door.ts'
import type { PaseAbierto } from '@portal/contract/paseAbierto.ts'
import { chosenIdioma } from '@portal/ui/kept/kept.ts'
import { useEffect, useEffectEvent, useState } from 'react'

type State = { kind: 'opening' } | { kind: 'ended' } | { kind: 'away' } | { kind: 'open'; pase: PaseAbierto }

interface Answer {
  success?: boolean
  result?: PaseAbierto
  error?: { code?: unknown }
}

const ended = 1690

/** No cookie goes along: what opens anything here is the link. Undefined without a line, or where another try may do. */
async function open(token: string): Promise<PaseAbierto | 'ended' | undefined> {
  try {
    const response = await fetch(paseAddresses.abrir, {
      method: 'POST',
      credentials: 'omit',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
    })
    const answer = (await response.json()) as Answer // of our own server, and looked at field by field
    if (answer.success === true) return answer.result
    return answer.error?.code === ended ? 'ended' : undefined
  } catch {
    return undefined
  }
}

/** Asks again so often while the page is open, and as soon as it is looked at: who comes may change, and codes end. */
const everyMs = 15 * 60_000
const everyMsAway = 10_000

/** What the link shows; without a line, what it showed last, as long as that is good. `sinSenal`: nobody answered just now. */
export function usePase() {
  const [state, setState] = useState<State>({ kind: 'opening' })
  const [sinSenal, setSinSenal] = useState(false)

  const ask = async () => {
    const answer = await open(location.hash.slice(1))
    setSinSenal(answer === undefined)
    if (answer === 'ended') setState({ kind: 'ended' })
    else if (answer) {
      setState({ kind: 'open', pase: answer })
      inTheirLanguage(answer)
    } else
      setState((before) =>
        before.kind === 'open' && Date.parse(before.pase.vence) > Date.now() ? before : { kind: 'away' },
      )
  }
  const askAgain = useEffectEvent(() => void ask())

  const isAway = state.kind === 'away' || sinSenal
  useEffect(() => {
    const timer = setTimeout(() => askAgain())
    const onHash = () => location.reload()
    window.addEventListener('hashchange', onHash)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('hashchange', onHash)
    }
  }, [])
  useEffect(() => {
    const onChance = () => {
      if (document.visibilityState === 'visible') askAgain()
    }
    const timer = setInterval(onChance, isAway ? everyMsAway : everyMs)
    window.addEventListener('online', onChance)
    document.addEventListener('visibilitychange', onChance)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', onChance)
      document.removeEventListener('visibilitychange', onChance)
    }
  }, [isAway])
  return { state, sinSenal, retry: () => void ask() }
}

/** That of whoever shared it, until the reader chooses one at the foot. */
function inTheirLanguage({ idioma }: PaseAbierto): void {
  if (idioma === null || idioma === import.meta.env.IDIOMA || chosenIdioma.read() !== undefined) return
  chosenIdioma.write(idioma)
  if (chosenIdioma.read() === idioma) location.reload()
}
