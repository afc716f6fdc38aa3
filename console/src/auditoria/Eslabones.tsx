import { LockKeyhole as SealedIcon, LockKeyholeOpen as OpenIcon, X as BrokenIcon } from 'lucide-react'
import styles from './eslabones.module.css'
import type { Verificacion } from './useVerificar.ts'
import type { ChainState } from './chainState.ts'

/** As many as there is room for. */
const shown = 6

/** The last blocks of the chain, and what is in none yet. The sentence beside it says the same. */
export const Eslabones = ({
  chainState,
  cadena: { bloques, sin_sellar },
}: {
  chainState: ChainState
  cadena: Verificacion
}) => {
  const rota = chainState.clase === 'rota' ? chainState.rota.bloque : undefined
  const anew = chainState.clase === 'rota' && chainState.rota.motivo === 'otra cadena'
  // A broken one is shown wherever it is, with what comes before it.
  const last = rota === undefined ? bloques : Math.min(bloques, rota + shown - 2)
  const first = Math.max(1, last - shown + 1)
  const links = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)
  const known = chainState.clase === 'entera' || chainState.clase === 'vieja' ? chainState.bloques : 0
  const stateOf = (bloque: number) => {
    if (rota !== undefined)
      return bloque < rota ? (anew ? 'unknown' : 'whole') : bloque === rota ? 'broken' : 'unknown'
    return chainState.clase === 'entera' && bloque <= known ? 'whole' : 'unknown'
  }
  return (
    <div aria-hidden className={`flex gap-10 ${styles.chain}`}>
      {links.map((bloque) => {
        const state = stateOf(bloque)
        return (
          <span className="middle relative soft on-card" key={bloque} data-state={state}>
            {state === 'broken' ? <BrokenIcon size={14} /> : <SealedIcon size={14} />}
          </span>
        )
      })}
      {sin_sellar > 0 && last === bloques && (
        <span className="middle relative soft on-card" data-state="open">
          <OpenIcon size={14} />
        </span>
      )}
    </div>
  )
}
