import { refuse, type Refusal } from '@portal/contract/refusals.ts'
import { addresses } from '@portal/contract/door.ts'
import { maxTraido, type LegajoTraido, type PasoDeTraer } from '@portal/contract/legajo.ts'
import { sendFile } from '@portal/ui/app/sendFile.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

/** What a look at it said, and what came since. */
export type Visto = LegajoTraido

interface State {
  estado: 'esperando' | 'mirando' | 'visto' | 'trayendo' | 'traido'
  file?: File
  legajo?: Visto | undefined
  problema?: string | undefined
}

const saidBy = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Sends a legajo to be looked at, and then again until all of its papers came; what is there already does not come twice. */
export const useTraerLegajo = (cuentaid: string) => {
  const queryClient = useQueryClient()
  const [state, setState] = useState<State>({ estado: 'esperando' })
  const [percent, setPercent] = useState(0)
  const leaving = useRef<AbortController>(undefined)
  useEffect(() => () => leaving.current?.abort(), [])

  const send = (file: File, paso: PasoDeTraer) => {
    leaving.current?.abort()
    leaving.current = new AbortController()
    const body = new FormData()
    body.append('paso', paso)
    body.append('data', file, file.name)
    setPercent(0)
    return sendFile<LegajoTraido>(`${addresses.traerLegajo}/${encodeURIComponent(cuentaid)}`, body, {
      signal: leaving.current.signal,
      onProgress: (now) => setPercent(Math.floor(now)),
    })
  }

  const mirar = async (file: File) => {
    setState({ estado: 'mirando', file })
    try {
      if (file.size > maxTraido.bytes) throw tooLarge()
      setState({ estado: 'visto', file, legajo: await send(file, 'revisar') })
    } catch (error) {
      if (!isLeaving(error)) setState({ estado: 'esperando', problema: saidBy(error) })
    }
  }

  const traer = async () => {
    const { file, legajo: visto } = state
    if (!file || !visto) return
    let legajo: Visto = { ...visto, traidos: 0 }
    const show = (estado: State['estado'], problema?: string) => setState({ estado, file, legajo, problema })
    show('trayendo')
    try {
      for (let more = true; more;) {
        const now = await send(file, 'traer')
        legajo = { ...now, traidos: legajo.traidos + now.traidos }
        more = now.traidos > 0 && now.faltan > 0
        if (more) show('trayendo')
      }
      show('traido')
    } catch (error) {
      if (isLeaving(error)) return
      show(legajo.traidos > 0 ? 'traido' : 'visto', saidBy(error))
    }
    await queryClient.invalidateQueries()
  }

  /** The same, once its key may be known. */
  const mirarDeNuevo = async () => {
    if (state.file) await mirar(state.file)
  }

  return { ...state, percent, mirar, mirarDeNuevo, traer }
}

/** The dialog closed. */
const isLeaving = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

const tooLarge = (): Refusal =>
  refuse('LEGAJO_TOO_LARGE', {
    words: {
      maxTamanio: `${String(maxTraido.bytes / 1_000_000)} MB`,
      maxPapeles: String(maxTraido.papeles),
    },
  })
