import { useEffect, useState } from 'react'
import { usePuesto } from '../usePuesto.ts'

/** The picture of a chofer by their number, once the server has told of them; undefined until it is there. */
export function useFoto(documento: string | null): string | undefined {
  const { motor } = usePuesto()
  const [foto, setFoto] = useState<{ de: string; foto: string }>()
  useEffect(() => {
    if (documento === null) return
    let isOver = false
    void motor.foto(documento).then((came) => {
      if (!isOver && came !== undefined) setFoto({ de: documento, foto: came })
    })
    return () => {
      isOver = true
    }
  }, [motor, documento])
  return foto?.de === documento ? foto.foto : undefined
}
