import { Info as WaitsIcon, TriangleAlert as ProblemIcon } from 'lucide-react'
import { Fragment, useEffect, useRef } from 'react'
import { useFormState, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form'
import { useTexts } from '../texts/useTexts.ts'
import { listedParts, nounInside } from '../texts/locale.ts'
import styles from './ProblemLine.module.css'
import type { FormProblem } from './useFormProblem.ts'

interface ProblemLineProps<Values extends FieldValues, Sent> {
  form: UseFormReturn<Values, unknown, Sent>
  problem: FormProblem | null
  /** How many times the form was not taken: each time this line gets the focus. */
  attempts: number
  /** What a person calls a field. */
  label: (name: FieldPath<Values>) => string
}

const isEmpty = (value: unknown) => value === '' || value === null || value === undefined

/** Beside the button: why a form was not saved, with a link to each field that it is about. It shrinks as they are mended. */
export const ProblemLine = <Values extends FieldValues, Sent>({
  form,
  problem,
  attempts,
  label,
}: ProblemLineProps<Values, Sent>) => {
  const t = useTexts()
  const line = useRef<HTMLDivElement>(null)
  const { errors } = useFormState({ control: form.control })
  useEffect(() => {
    if (attempts > 0) line.current?.focus()
  }, [attempts])

  const values = form.getValues()
  const names = Object.keys(values) as FieldPath<Values>[] // of a form whose values hold no others
  const wrong = attempts === 0 ? [] : names.filter((name) => errors[name])
  const missing = wrong.filter((name) => isEmpty(values[name]))
  const others = wrong.filter((name) => !isEmpty(values[name]))
  const links = (of: readonly FieldPath<Values>[]) =>
    listedParts(of).map(({ value }, index) => {
      const name = of.find((each) => each === value)
      return name === undefined ? (
        <Fragment key={index}>{value}</Fragment>
      ) : (
        <button key={index} type="button" className={styles.link} onClick={() => form.setFocus(name)}>
          {nounInside(label(name))}
        </button>
      )
    })
  const saysItself = problem !== null && !(problem.besideFields && wrong.length > 0)

  return (
    <div
      ref={line}
      className={styles.line}
      role="alert"
      tabIndex={-1}
      data-waits={problem?.waits || undefined}
    >
      {(saysItself || wrong.length > 0) && (
        <>
          {problem?.waits ? <WaitsIcon aria-hidden /> : <ProblemIcon aria-hidden />}
          <span>
            {saysItself ? (
              problem.message
            ) : (
              <>
                {missing.length > 0 && (
                  <>
                    {t('formulario.faltan', { count: missing.length })} {links(missing)}.{' '}
                  </>
                )}
                {others.length > 0 && (
                  <>
                    {t('formulario.revisar')} {links(others)}.
                  </>
                )}
              </>
            )}
          </span>
        </>
      )}
    </div>
  )
}
