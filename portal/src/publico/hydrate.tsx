import { StrictMode, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { keepTypedEarly } from './typedEarly.ts'

/** Brings a prerendered page to life; the development server sends none, so there it is drawn from nothing. */
export function hydrate(page: ReactNode): void {
  const root = document.getElementById('root')
  if (!root) throw new Error('public page without #root')
  const whole = <StrictMode>{page}</StrictMode>
  if (!root.firstElementChild) {
    createRoot(root).render(whole)
    return
  }
  keepTypedEarly(root)
  hydrateRoot(root, whole)
}
