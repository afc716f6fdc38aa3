import { useEffect, useState } from 'react'
import type { ParteVista } from '../juicio/llegada.ts'
import { usePuesto } from '../usePuesto.ts'

/** The picture of a chofer whom the server told of; undefined until it is there. */
export function useFoto({ recursoid, texto }: ParteVista): string | undefined {
  const { motor } = usePuesto()
  const [came, setCame] = useState<{ recursoid: string; foto: string }>()
  useEffect(() => {
    if (recursoid === null || texto === null) return
    let isOver = false
    void motor.foto({ recursoid, documento: texto.slice(0, 20) }).then((foto) => {
      if (!isOver && foto !== undefined) setCame({ recursoid, foto })
    })
    return () => {
      isOver = true
    }
  }, [motor, recursoid, texto])
  return came?.recursoid === recursoid ? came.foto : undefined
}
