import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import type { LinkProps } from '../controls/Link.tsx'
import { isUnder } from './isUnder.ts'

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** A link as the browser knows it; inside the app it navigates without loading the page again. */
export const AppLink = ({ onClick, onPointerEnter, ...props }: LinkProps) => {
  const router = useRouter()
  const { href, target } = props
  const inside = href !== undefined && target === undefined && isUnder(router.basepath, href)
  return (
    <a
      {...props}
      onPointerEnter={(event) => {
        onPointerEnter?.(event)
        // The address says it all; `to` is only there for the types.
        if (inside) router.preloadRoute({ to: '.', href }).catch(() => undefined)
      }}
      onClick={(event) => {
        onClick?.(event)
        if (!inside || event.defaultPrevented || !isPlainClick(event)) return
        event.preventDefault()
        // The press shows first; drawing another screen takes a slow phone several frames.
        setTimeout(() => void router.navigate({ href }))
      }}
    />
  )
}
