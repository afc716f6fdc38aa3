import { useWrite } from '@portal/ui/app/queries.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Star as StarIcon, StarOff as UnstarIcon } from 'lucide-react'

interface MarcarElegidosProps {
  /** Those of the chosen rows of which it is known whether they are marked. */
  elegidos: readonly { recursoid: string; marcado: boolean }[]
}

/** Marks the chosen rows, or takes the marks off that they have. */
export const MarcarElegidos = ({ elegidos }: MarcarElegidosProps) => {
  const t = useTexts()
  const write = useWrite('MarcarRecursos')
  const act = (marcado: boolean, words: 'marcar' | 'quitar') => {
    const recursos = elegidos.filter((each) => each.marcado !== marcado).map(({ recursoid }) => recursoid)
    if (recursos.length === 0) return null
    const failed = write.isError && write.variables.marcado === marcado
    return (
      <button type="button" disabled={write.isPending} onClick={() => write.mutate({ recursos, marcado })}>
        {marcado ? <StarIcon /> : <UnstarIcon />}
        {t(failed ? 'marcados.elegidos.noSePudo' : `marcados.elegidos.${words}`)}
      </button>
    )
  }
  return (
    <>
      {act(true, 'marcar')}
      {act(false, 'quitar')}
    </>
  )
}
