import { useEffect, useState } from 'react'

/** Where a picture of the link is shown from; undefined until it is there, where it can't be had, and where none is wanted. */
export function usePicture(
  wanted: boolean,
  bring: (token: string, posicion: number) => Promise<string | undefined>,
  token: string,
  posicion: number,
): string | undefined {
  const [picture, setPicture] = useState<string>()
  useEffect(() => {
    if (!wanted) return
    let url: string | undefined
    let isOver = false
    void bring(token, posicion).then((found) => {
      url = found
      if (!isOver) setPicture(found)
      else if (found !== undefined) URL.revokeObjectURL(found)
    })
    return () => {
      isOver = true
      if (url !== undefined) URL.revokeObjectURL(url)
      setPicture(undefined)
    }
  }, [wanted, bring, token, posicion])
  return picture
}
