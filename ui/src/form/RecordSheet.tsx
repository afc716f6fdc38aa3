import type * as z from 'zod/mini'
import { DataList } from '../show/DataList.tsx'
import styles from './Form.module.css'
import type { RecordKind } from './record.ts'
import { useRecordTexts } from './useRecordTexts.ts'

interface RecordSheetProps<Fields extends Readonly<Record<string, z.ZodMiniType>>> {
  of: RecordKind<Fields>
  record: Readonly<Partial<Record<keyof Fields, unknown>>>
}

/** Everything that was written down of a record, to read. */
export const RecordSheet = <Fields extends Readonly<Record<string, z.ZodMiniType>>>({
  of,
  record,
}: RecordSheetProps<Fields>) => {
  const { label, title } = useRecordTexts(of)
  return (
    <div className={styles.sheet}>
      {of.sections
        .filter(({ fields }) => fields.some(({ show }) => show))
        .map(({ key, fields }) => (
          <section key={key}>
            <h2 className="heading">{title(key)}</h2>
            <DataList
              data={fields.flatMap(({ names, show }) =>
                show
                  ? names.map((name) => ({ label: label(name), value: show(record[name], name, record) }))
                  : [],
              )}
            />
          </section>
        ))}
    </div>
  )
}
