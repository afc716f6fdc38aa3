import { Fragment, useMemo, useState, type ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useTexts } from '../texts/useTexts.ts'
import * as z from 'zod/mini'
import { listed, nounInside } from '../texts/locale.ts'
import { AsLeft } from './AsLeft.tsx'
import { FormFold } from './FormFold.tsx'
import { FormGuard } from './FormGuard.tsx'
import { FormLayout } from './FormLayout.tsx'
import { FormSection } from './FormSection.tsx'
import { limitsOf } from './limits.ts'
import { ProblemLine } from './ProblemLine.tsx'
import type { RecordKind, RecordValues } from './record.ts'
import { SaveBar } from './SaveBar.tsx'
import { useRecordTexts } from './useRecordTexts.ts'
import { useSaveForm } from './useSaveForm.ts'
import { withoutUntold } from './withoutUntold.ts'

type Shape = Readonly<Record<string, z.ZodMiniType>>
interface Twin<Name extends string> {
  under: Name
  show: (twin: string) => ReactNode
  /** What it is found by, as it stands once a field is left: a new record's twin is told before anything is sent. */
  by: readonly Name[]
  seek: (left: Readonly<Record<Name, string>>) => ReactNode
}

interface RecordFormProps<Fields extends Shape, Saved> {
  of: RecordKind<Fields>
  /** Absent when it is a new one. */
  record?: Readonly<Partial<Record<keyof Fields, unknown>>> | undefined
  /** Names what is being typed, should the session end: the kind and the record's id. */
  name: string
  /** Without the fields that the record did not tell and nobody filled in: what is unknown is not kept as empty. */
  save: (values: Partial<RecordValues<Fields>>) => Promise<Saved>
  onSaved: (saved: Saved) => unknown
  cancelHref: string
  /** Shows the record that was already there, under the field that it is found by. */
  twin?: Twin<keyof Fields & string>
  /** Stands above it. */
  notice?: ReactNode | ((form: UseFormReturn) => ReactNode)
  /** Stands beside the form: what follows from it. */
  aside?: (form: UseFormReturn) => ReactNode
}

/** Asks for everything that a record has, in its sections: what it can do without is folded below the rest. */
export const RecordForm = <Fields extends Shape, Saved>({
  of,
  record,
  name,
  save,
  onSaved,
  cancelHref,
  twin,
  notice,
  aside,
}: RecordFormProps<Fields, Saved>) => {
  const t = useTexts()
  const { label, title } = useRecordTexts(of)
  const values = useMemo(() => initialValues(of, record), [of, record])
  const schema = useMemo(() => schemaOf(of, record, values), [of, record, values])
  const { form, problem, attempts, submit, saving } = useSaveForm({
    schema: schema, // its input is what the fields hold
    values,
    isNew: record === undefined,
    save: (sent, typed) => save(record ? withoutUntold(sent, record, { initial: values, typed }) : sent),
    onSaved,
  })
  const asking = {
    form: form as unknown as UseFormReturn, // a field neither knows nor changes what the form sends
    label,
    limits: (field: string) => limitsOf(of.shape[field] ?? z.unknown()),
  }

  const found = twin && problem?.twin
  const [left, setLeft] = useState<Readonly<Record<string, string>>>()
  /** A field was left: whose twin it may be, and what the fields say against each other, is told by what stands now. */
  const leave = () => {
    if (!twin) return
    const held = asking.form.getValues()
    const now = Object.fromEntries(twin.by.map((field) => [field, String(held[field] ?? '')]))
    if (twin.by.every((field) => left?.[field] === now[field])) return
    setLeft(now)
    if (asking.form.getFieldState(twin.under).isTouched) void asking.form.trigger(twin.under)
  }
  const isRight = twin && left && !asking.form.getFieldState(twin.under).invalid

  const section = ({ key, explanation, fields }: (typeof of.sections)[number]) => (
    <FormSection key={key} title={title(key)} description={explanation && t(explanation)}>
      {fields.map(({ names, ask }) =>
        twin && names.includes(twin.under) ? (
          <div key={names.join(' ')}>
            {ask(asking)}
            {found ? (
              twin.show(found)
            ) : isRight ? (
              <AsLeft form={asking.form} names={twin.by} left={left}>
                {twin.seek(left)}
              </AsLeft>
            ) : null}
          </div>
        ) : (
          <Fragment key={names.join(' ')}>{ask(asking)}</Fragment>
        ),
      )}
    </FormSection>
  )
  const folded = of.sections.filter((each) => each.folded)
  const foldedNames = folded.flatMap(({ fields }) => fields.flatMap(({ names }) => names))
  // One section says no more than that there is more.
  const folds = folded.length === 1 ? foldedNames.map(label) : folded.map(({ key }) => title(key))

  return (
    <form noValidate onSubmit={submit} onBlur={leave}>
      <FormLayout
        before={
          <>
            <FormGuard name={name} form={form} />
            {typeof notice === 'function' ? notice(asking.form) : notice}
          </>
        }
        aside={aside?.(asking.form)}
      >
        {of.sections.filter((each) => !each.folded).map(section)}
        {folded.length > 0 && (
          <FormFold
            control={asking.form.control}
            names={foldedNames}
            about={listed(folds.map((said, index) => (index === 0 ? said : nounInside(said))))}
          >
            {folded.map(section)}
          </FormFold>
        )}
      </FormLayout>
      <SaveBar saving={saving} cancelHref={cancelHref}>
        <ProblemLine form={form} problem={problem} attempts={attempts} label={label} />
      </SaveBar>
    </form>
  )
}

/** Fields hold texts, and yes or no. */
const held = (value: unknown) => (typeof value === 'number' ? String(value) : value)

const schemaOf = <Fields extends Shape>(
  { shape, problems }: RecordKind<Fields>,
  record: Readonly<Partial<Record<keyof Fields, unknown>>> | undefined,
  initial: FieldValues,
) => {
  /** What the record did not tell is asked of nobody, as long as it stays as it was found: it is not sent. */
  const isLeft = (field: string, value: unknown) =>
    record !== undefined && record[field] === undefined && value === initial[field]
  const checked = Object.fromEntries(
    Object.entries(shape).map(([field, schema]) => [
      field,
      record === undefined || record[field] !== undefined
        ? schema
        : unless((value) => isLeft(field, value), schema),
    ]),
  ) as unknown as Fields // the same fields, which take the same
  const fields = z.object(checked)
  if (!problems) return fields
  // What two fields say against each other is told while others are still empty.
  return z.pipe(
    z.unknown(),
    z.transform((value, { issues }) => {
      const { success, data, error } = fields.safeParse(value)
      for (const { message, path } of error?.issues ?? [])
        issues.push({ code: 'custom', message, path, input: value })
      const wrong = new Set(error?.issues.map(({ path }) => path[0]))
      const typed = value as typeof data & FieldValues // texts, where they are not all right yet
      for (const [field, message] of Object.entries(problems(data ?? typed)))
        if (message !== undefined && !wrong.has(field) && !isLeft(field, typed[field]))
          issues.push({ code: 'custom', message, path: [field], input: value })
      return success && issues.length === 0 ? data : z.NEVER
    }),
  ) as unknown as typeof fields // it takes and gives the same
}

/** Holds a value to a schema, unless there is nothing to hold it to. */
const unless = (isFree: (value: unknown) => boolean, schema: z.ZodMiniType) =>
  z.pipe(
    z.unknown(),
    z.transform((value, { issues }) => {
      if (isFree(value)) return value
      const { success, data, error } = schema.safeParse(value)
      if (success) return data
      for (const { message, path } of error.issues)
        issues.push({ code: 'custom', message, path, input: value })
      return z.NEVER
    }),
  )

const initialValues = <Fields extends Shape>(
  { sections, defaults }: RecordKind<Fields>,
  record: Readonly<Partial<Record<keyof Fields, unknown>>> | undefined,
): FieldValues =>
  Object.fromEntries(
    sections
      .flatMap(({ fields }) => fields)
      .flatMap(({ names, empty }) =>
        names.map((field) => [field, held((record ? record[field] : defaults[field]) ?? empty)]),
      ),
  )
