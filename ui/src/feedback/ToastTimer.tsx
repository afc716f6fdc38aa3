import { useEffect, useEffectEvent } from 'react'

const usualMs = 5000

interface ToastTimerProps {
  /** Somebody points at it, or stands in it with the keyboard: its time starts again when they leave. */
  held: boolean
  durationMs: number | undefined
  onOver: () => void
}

export const ToastTimer = ({ held, durationMs = usualMs, onOver }: ToastTimerProps) => {
  const over = useEffectEvent(onOver)
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => over(), durationMs)
    return () => clearTimeout(timer)
  }, [held, durationMs])
  return null
}
