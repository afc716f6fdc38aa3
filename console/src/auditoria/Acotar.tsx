import { useTexts } from '@portal/ui/app/useTexts.ts'
import { DropChip } from '@portal/ui/controls/DropChip.tsx'
import type { ListState } from '@portal/ui/list/list.ts'
import styles from './auditoria.module.css'
import type { Linea } from './linea.ts'

/** From which day to which, and whose: a person or an account is chosen in a line's detail. */
export const Acotar = ({ address, rows, change }: Pick<ListState<Linea>, 'address' | 'rows' | 'change'>) => {
  const t = useTexts()
  const { actor, cuentaid, desde, hasta } = address
  const day = (name: 'desde' | 'hasta', value: unknown) => (
    <label className={styles.day}>
      <span>{t(`auditoria.${name}`)}</span>
      <input
        type="date"
        max="2999-12-31"
        value={typeof value === 'string' ? value : ''}
        onChange={(event) => change({ [name]: event.target.value === '' ? undefined : event.target.value })}
      />
    </label>
  )
  return (
    <>
      {day('desde', desde)}
      {day('hasta', hasta)}
      {actor !== undefined && (
        <DropChip
          label={t('auditoria.quien', {
            nombre: rows?.find((line) => line.actor === actor)?.actor_nombre ?? t('auditoria.uno'),
          })}
          onDrop={() => change({ actor: undefined })}
        />
      )}
      {cuentaid !== undefined && (
        <DropChip
          label={t('auditoria.cuenta', {
            nombre: rows?.find((line) => line.cuenta_id === cuentaid)?.accountname ?? t('auditoria.una'),
          })}
          onDrop={() => change({ cuentaid: undefined })}
        />
      )}
    </>
  )
}
