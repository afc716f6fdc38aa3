import { Refusal } from '@portal/contract/refusals.ts'
import { Unreachable } from '@portal/contract/client.ts'
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { FailedScreen } from './FailedScreen.tsx'
import { NotFound } from './NotFound.tsx'
import { connection } from '../signal/connection.ts'

/** A screen that could not be drawn. While the sign-in page is on its way there is nothing to say. */
export const Failure = ({ error, reset }: ErrorComponentProps) => {
  const router = useRouter()
  const retry = () => {
    keepFocus()
    // Its code, too, is fetched anew.
    void router.invalidate().then(reset)
  }
  const onReached = useEffectEvent(retry)
  useEffect(() => {
    if (!(error instanceof Unreachable) || connection.lostAt() === null) return
    return connection.whenReached(() => onReached())
  }, [error])
  if (error instanceof Refusal && error.is('SESSION_EXPIRED', 'ACCOUNT_DISABLED')) return null
  if (error instanceof Refusal && error.is('RECORD_NOT_FOUND')) return <NotFound />
  return <FailedScreen error={error} onRetry={retry} />
}

/** While what is asked for again is on its way its button is gone: whoever pressed it goes on from where the screen will be. */
const keepFocus = () => {
  const main = document.querySelector('main')
  if (main?.contains(document.activeElement)) main.focus({ preventScroll: true })
}
