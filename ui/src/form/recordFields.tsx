import { CheckField } from '../fields/CheckField.tsx'
import { DateField } from '../fields/DateField.tsx'
import styles from '../fields/plain/Field.module.css'
import { TextField } from '../fields/TextField.tsx'
import { formatDate } from '../show/format.ts'
import { YesNo } from '../show/YesNo.tsx'
import type { RecordField } from './record.ts'
import type { ComponentProps, ReactNode } from 'react'
import { useTexts } from '../texts/useTexts.ts'
import type { TextKey } from '../texts/textos.ts'

/** The plain kinds of question; each app has its own beside these. */

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/** Reads a text as people write it; what is empty or unknown as nothing. */
export const shownText =
  (write: (text: string) => ReactNode) =>
  (value: unknown): ReactNode =>
    textOf(value) === '' ? null : write(textOf(value))

type TextOptions = Pick<
  ComponentProps<typeof TextField>,
  'type' | 'inputMode' | 'maxLength' | 'transform' | 'short'
>

export const text = <const Name extends string>(
  name: Name,
  {
    show = (written: string): ReactNode => written,
    ...options
  }: TextOptions & { show?: (text: string) => ReactNode } = {},
): RecordField<Name> => ({
  names: [name],
  ask: ({ form: { control }, label, limits }) => (
    <TextField control={control} name={name} label={label(name)} {...limits(name)} {...options} />
  ),
  show: shownText(show),
  empty: '',
})

export const email = <const Name extends string>(name: Name) =>
  text(name, { type: 'email', inputMode: 'email' })

interface DateOptions {
  /** Of the field, as its noun says it. */
  hint?: TextKey
}

const HintedDate = ({ hint, ...props }: Omit<ComponentProps<typeof DateField>, 'hint'> & DateOptions) => {
  const t = useTexts()
  return <DateField {...props} hint={hint && t(hint)} />
}

export const date = <const Name extends string>(
  name: Name,
  options: DateOptions = {},
): RecordField<Name> => ({
  names: [name],
  ask: ({ form: { control }, label, limits }) => (
    <HintedDate
      control={control}
      name={name}
      label={label(name)}
      required={limits(name).required}
      {...options}
    />
  ),
  show: shownText(formatDate),
  empty: '',
})

export const check = <const Name extends string>(name: Name): RecordField<Name> => ({
  names: [name],
  ask: ({ form: { control }, label }) => <CheckField control={control} name={name} label={label(name)} />,
  show: (value) => (typeof value === 'boolean' ? <YesNo value={value} /> : null),
  empty: false,
})

/** Two that are one question, the shorter one first: the kind of a document and its number. */
export const together = <const First extends string, const Second extends string>(
  first: RecordField<First>,
  second: RecordField<Second>,
): RecordField<First | Second> => ({
  names: [...first.names, ...second.names],
  ask: (asking) => (
    <div className={styles.together}>
      {first.ask(asking)}
      {second.ask(asking)}
    </div>
  ),
  show: (value, name, record) =>
    (first.names.some((own) => own === name) ? first : second).show?.(value, name, record),
  empty: '',
})
