import { useEffect } from 'react'

/** A file that misses its place would take the whole page away: the browser opens it instead. */
export const useNoStrayFiles = (): void => {
  useEffect(() => {
    const keep = (event: DragEvent) => {
      if (event.defaultPrevented || event.dataTransfer?.types.includes('Files') !== true) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'none'
    }
    window.addEventListener('dragover', keep)
    window.addEventListener('drop', keep)
    return () => {
      window.removeEventListener('dragover', keep)
      window.removeEventListener('drop', keep)
    }
  }, [])
}
