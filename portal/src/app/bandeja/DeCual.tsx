import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import type { Vigencia } from '@portal/contract/vigencia.ts'
import { plazoDe } from '@portal/parts/plazo.ts'
import { RecursoCell } from '@portal/parts/RecursoCell.tsx'
import { enDias } from '@portal/parts/tiempo.ts'
import { operationQuery } from '@portal/ui/app/queries.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { FieldGroup } from '@portal/ui/fields/plain/FieldGroup.tsx'
import { useField } from '@portal/ui/fields/useField.ts'
import { formatDate } from '@portal/ui/show/format.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useQueries } from '@tanstack/react-query'
import type { Control, FieldValues, Path } from 'react-hook-form'
import styles from './deCual.module.css'
import type { Posible } from './posibles.ts'

interface DeCualProps<Values extends FieldValues> {
  control: Control<Values>
  name: Path<Values>
  posibles: readonly Posible[]
  /** The one that is chosen; without it nobody knows how theirs stands. */
  tipodocumentoid: string
  vigencia: Vigencia | undefined
  /** It is of none of them. */
  onOther: () => void
}

/** Those whose it may be, each with how their own stands and what the paper says of them: one press says whose it is. */
export const DeCual = <Values extends FieldValues>({
  control,
  name,
  posibles,
  tipodocumentoid,
  vigencia,
  onOther,
}: DeCualProps<Values>) => {
  const t = useTexts()
  const { field, bound, look } = useField({
    control,
    name,
    label: t('bandeja.deCual.titulo'),
    required: true,
  })
  const casillas = useQueries({
    queries: posibles.map(({ recursoid }) => ({
      ...operationQuery('RecursosDelTipo', { tipodocumentoid, recursoid }),
      enabled: tipodocumentoid !== '',
    })),
  })
  const standingOf = (at: number): string | undefined => {
    const { estado, fecha_vencimiento, renovacion } = casillas[at]?.data?.records[0] ?? {}
    if (renovacion === true) return t('bandeja.deCual.estado.en revision')
    const plazo = plazoDe({ estado, vigencia, fecha_vencimiento }, hoyEnBuenosAires())
    if (plazo?.suceso === 'en')
      return plazo.tone === undefined
        ? t('bandeja.deCual.vale', { dia: formatDate(plazo.fecha) })
        : enDias(t, 'vence', plazo.dias)
    return plazo?.suceso === 'vencio'
      ? enDias(t, 'vencio', plazo.dias)
      : estado && t(`bandeja.deCual.estado.${estado}`)
  }
  return (
    <div className="stack">
      <FieldGroup role="radiogroup" {...look}>
        <div className="grid gap-8 halves">
          {posibles.map((posible, at) => {
            const { recursoid, porque, dice } = posible
            const standing = standingOf(at)
            return (
              <label key={recursoid} className={styles.card}>
                <input
                  type="radio"
                  name={`${look.id}-radio`}
                  value={recursoid}
                  checked={field.value === recursoid}
                  onBlur={bound.onBlur}
                  // The form leads to the one that is chosen, or else to the first.
                  ref={field.value === recursoid || (!field.value && at === 0) ? bound.ref : undefined}
                  onChange={() => field.onChange(recursoid)}
                />
                <RecursoCell recurso={posible} plate={22} />
                {standing !== undefined && <span className="block tiny">{standing}</span>}
                {porque && (
                  <span className="block tiny soft breaks">{t(`bandeja.deCual.${porque}`, { dice })}</span>
                )}
              </label>
            )
          })}
        </div>
      </FieldGroup>
      <Button kind="quiet" size="small" className={styles.other} onClick={onOther}>
        {t('bandeja.deCual.otro')}
      </Button>
    </div>
  )
}
