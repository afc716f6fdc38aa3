import { StrictMode, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

/** Brings a prerendered page to life; the development server sends none, so there it is drawn from nothing. */
export function hydrate(page: ReactNode): void {
  const root = document.getElementById('root')
  if (!root) throw new Error('public page without #root')
  const whole = <StrictMode>{page}</StrictMode>
  if (root.firstElementChild) hydrateRoot(root, whole)
  else createRoot(root).render(whole)
}
