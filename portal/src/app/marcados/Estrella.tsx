import { useWrite } from '@portal/ui/app/queries.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useMediaQuery } from '@portal/ui/controls/useMediaQuery.ts'
import { RowMenu } from '@portal/ui/table/RowMenu.tsx'
import { Star as StarIcon, StarOff as UnstarIcon } from 'lucide-react'
import styles from './marcados.module.css'

interface EstrellaProps {
  recursoid: string
  /** How it is called, for who can't see the row. */
  nombre: string
  /** Unknown where a back office elsewhere marks nothing. */
  marcado: boolean | undefined
}

/** Marks a row, or takes the mark off; on a phone from the row's menu. It shows at once, and goes back to what it was when that fails. */
export const Estrella = ({ recursoid, nombre, marcado }: EstrellaProps) => {
  const t = useTexts()
  const narrow = useMediaQuery('(max-width: 699.95px)')
  const write = useWrite('MarcarRecursos')
  if (marcado === undefined) return null
  // Until every list on screen has asked again: no row says yet what was pressed.
  const shown = write.isPending ? write.variables.marcado : marcado
  const press = () => {
    if (!write.isPending) write.mutate({ recursos: [recursoid], marcado: !marcado })
  }
  return (
    <span className={styles.place}>
      {narrow ? (
        <RowMenu
          of={nombre}
          sign={shown && <StarIcon size={12} className={styles.marked} aria-hidden />}
          acts={[
            {
              label: t(shown ? 'marcados.elegidos.quitar' : 'marcados.elegidos.marcar'),
              icon: shown ? <UnstarIcon size={20} aria-hidden /> : <StarIcon size={20} aria-hidden />,
              onPress: press,
            },
          ]}
        />
      ) : (
        <button
          type="button"
          className={styles.star}
          aria-pressed={shown}
          aria-label={t(shown ? 'marcados.quitar' : 'marcados.marcar', { de: nombre })}
          onClick={press}
        >
          <StarIcon size={18} aria-hidden />
        </button>
      )}
      {write.isError && (
        <span role="alert" className={styles.failed}>
          {t('marcados.noSePudo')}
        </span>
      )}
    </span>
  )
}
