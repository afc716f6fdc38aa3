import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

const firstPauseMs = 1_500
const longestPauseMs = 30_000

/** Who may enter is worked out a moment after it changed: while some are not known yet, what shows them asks again, ever more seldom. */
export const useHastaSaberse = (unknown: boolean) => {
  const queryClient = useQueryClient()
  const [asked, setAsked] = useState(0)
  useEffect(() => {
    if (!unknown) return undefined
    const pause = Math.min(firstPauseMs * 2 ** asked, longestPauseMs)
    const timer = setTimeout(() => {
      setAsked(asked + 1)
      for (const operation of ['DetailOperacion', 'ListParticipaciones'])
        void queryClient.invalidateQueries({ queryKey: [operation] })
    }, pause)
    return () => clearTimeout(timer)
  }, [unknown, asked, queryClient])
  if (!unknown && asked > 0) setAsked(0)
}
