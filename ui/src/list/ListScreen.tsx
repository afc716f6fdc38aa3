import type { ReactNode } from 'react'
import { Screen } from '../app/Screen.tsx'
import { Card } from '../show/Card.tsx'
import type { ListOperation, RowOf } from './address.ts'
import type { List, TextsOfScreens } from './list.ts'
import { ListTable } from './ListTable.tsx'
import { useList, type Beside } from './useList.ts'
import { useListTexts } from './useListTexts.ts'

interface ListScreenProps<Name extends ListOperation> {
  of: List<Name> & { texts: TextsOfScreens }
  /** What comes before its rows. */
  above?: ReactNode
  /** What it asks beside what its address says. */
  asks?: Beside<Name>
}

/** A screen that is a list. */
export const ListScreen = <Name extends ListOperation>({ of, above, asks }: ListScreenProps<Name>) => {
  const state = useList(of.address, asks)
  const { title, explanation } = useListTexts(of.texts)
  const { Actions, Primary, Subtitle, Beginning } = of
  const nothingYet = state.rows?.length === 0 && !state.narrowed
  const table = (
    <Card>
      <ListTable<RowOf<Name>> of={of} state={state} />
    </Card>
  )
  return (
    <Screen
      title={title}
      subtitle={Subtitle ? <Subtitle /> : explanation()}
      actions={
        <>
          {Actions && <Actions rows={state.rows} address={state.address} />}
          {Primary && !nothingYet && <Primary rows={state.rows} address={state.address} />}
        </>
      }
    >
      {above}
      {nothingYet && Beginning ? <Beginning>{table}</Beginning> : table}
    </Screen>
  )
}
