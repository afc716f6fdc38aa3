import { Refusal } from '@portal/contract/refusals.ts'
import { useWrite } from '@portal/ui/app/queries.ts'
import { SwitchBox } from '@portal/ui/fields/SwitchBox.tsx'
import { formatNumber } from '@portal/ui/show/format.ts'
import { say } from '@portal/ui/texts/idioma.ts'
import { capitalized } from '@portal/ui/texts/locale.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useId, useState } from 'react'
import { filtrosDe, type Calendario, type Filtros as Chosen } from './calendario.ts'
import styles from './calendario.module.css'

interface FiltrosProps {
  calendario: Calendario
  mayWrite: boolean
}

const names = [
  'solo_critico',
  'choferes_y_dominios',
  'transporte',
] as const satisfies readonly (keyof Chosen)[]

/** What stands in a calendar: each is kept as it is pressed, and its address stays. */
export const Filtros = ({ calendario, mayWrite }: FiltrosProps) => {
  const t = useTexts()
  const id = useId()
  const save = useWrite('SaveCalendario')
  const hints = useHints(calendario)
  const kept = filtrosDe(calendario)
  // As it was pressed, until it is known whether it was kept.
  const shown = save.isPending ? { ...kept, ...save.variables.values } : kept
  const [pressed, setPressed] = useState<keyof Chosen>()
  const problem = save.error
  const fields = problem instanceof Refusal ? problem.body.fields : undefined
  const [beside] = Object.values(fields ?? {})
  return (
    <div className={styles.switches}>
      {names.map((name) => (
        <SwitchBox
          key={name}
          id={`${id}-${name}`}
          label={t(`calendario.filtro.${name}`)}
          hint={hints[name]}
          // Whatever field it is said of, it is about what was pressed last.
          error={name === pressed && beside !== undefined ? say(beside) : undefined}
          checked={shown[name]}
          disabled={!mayWrite}
          onChange={({ target }) => {
            setPressed(name)
            save.mutate({ values: { ...shown, [name]: target.checked } })
          }}
        />
      ))}
      {problem && beside === undefined && (
        <p role="alert" className="wrong">
          {say(problem.message)}
        </p>
      )}
    </div>
  )
}

function useHints({
  choferes,
  dominios,
  tipos_de_transporte = [],
}: Calendario): Record<keyof Chosen, string> {
  const t = useTexts()
  const counted = (what: 'choferes' | 'dominios', count: number) =>
    t(`calendario.cuantos.${what}`, { count, n: formatNumber(count) })
  return {
    solo_critico: t('calendario.ayuda.solo_critico'),
    choferes_y_dominios:
      typeof choferes === 'number' && typeof dominios === 'number'
        ? t('calendario.ayuda.choferes_y_dominios', {
            choferes: counted('choferes', choferes),
            dominios: counted('dominios', dominios),
          })
        : choferes === null
          ? t('calendario.ayuda.deTodas')
          : '',
    transporte: tipos_de_transporte.length > 0 ? `${capitalized(tipos_de_transporte.join(', '))}…` : '',
  }
}
