import { useEffect, useEffectEvent } from 'react'

const mark = 'enPorteria'
const isAhead = (): boolean => {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && mark in state
}
const stepAhead = () => history.pushState({ [mark]: true }, '')

/**
 * The device's Back, which would leave the app with what was begun in it: beyond the first screen the history is one entry ahead of
 * the page's own, so that Back asks `volver`. Back at the first screen, that entry is the first press's, which does nothing.
 */
export function useAtras(isFirst: boolean, volver: () => void): void {
  const onBack = useEffectEvent(volver)
  useEffect(() => {
    if (isFirst) return
    if (!isAhead()) stepAhead()
    const onPop = () => {
      if (isAhead()) return
      stepAhead()
      onBack()
    }
    addEventListener('popstate', onPop)
    return () => removeEventListener('popstate', onPop)
  }, [isFirst])
}
