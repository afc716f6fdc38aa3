import { ChevronDown as OpenIcon } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { get, useFormState, type Control, type FieldPath, type FieldValues } from 'react-hook-form'
import { useTexts } from '../texts/useTexts.ts'
import styles from './FormFold.module.css'

interface FormFoldProps<Values extends FieldValues, Sent> {
  control: Control<Values, unknown, Sent>
  /** The fields inside, which its sentence counts. */
  names: readonly FieldPath<Values>[]
  /** What they are about, under the count. */
  about?: string
  /** Sections; none of what has to be filled in. */
  children: ReactNode
}

/** What a form can do without, closed until it is wanted: a problem or a draft in one of its fields opens it. */
export const FormFold = <Values extends FieldValues, Sent>({
  control,
  names,
  about,
  children,
}: FormFoldProps<Values, Sent>) => {
  const t = useTexts()
  const id = useId()
  const { errors, dirtyFields } = useFormState({ control })
  const isWrong = names.some((name) => get(errors, name) !== undefined)
  const isWritten = names.some((name) => get(dirtyFields, name) === true)

  const [open, setOpen] = useState(false)
  const [before, setBefore] = useState({ isWrong: false, isWritten: false })
  if (before.isWrong !== isWrong || before.isWritten !== isWritten) {
    setBefore({ isWrong, isWritten })
    if ((isWrong && !before.isWrong) || (isWritten && !before.isWritten)) setOpen(true)
  }

  return (
    <div className={styles.fold}>
      <button
        type="button"
        className={styles.handle}
        aria-expanded={open}
        aria-controls={id}
        // A problem stays in sight until it is mended.
        disabled={isWrong && open}
        onClick={() => setOpen(!open)}
      >
        <OpenIcon aria-hidden />
        <span className="stack">
          <b>{t('formulario.mas', { count: names.length })}</b>
          {about !== undefined && <small className="small soft">{about}</small>}
        </span>
      </button>
      <div id={id} className="above-12" hidden={!open}>
        {children}
      </div>
    </div>
  )
}
