import { ListTable } from '@portal/ui/list/ListTable.tsx'
import { useList } from '@portal/ui/list/useList.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useMemo } from 'react'
import { Bloque } from '../../piezas/Bloque.tsx'
import { useEsAdministrador } from '../../session/useEsAdministrador.ts'
import { transportesList } from './list.tsx'

/** Which carriers work there, with how theirs stand. */
export const SusTransportes = ({ operacionid }: { operacionid: string }) => {
  const t = useTexts()
  const mayChange = useEsAdministrador()
  const of = useMemo(() => transportesList(operacionid, mayChange), [operacionid, mayChange])
  const state = useList(of.address)
  return (
    <Bloque
      title={t('transportesDeOperacion.titulo')}
      note={
        (state.address.order ?? of.address.order) === of.address.order && t('transportesDeOperacion.orden')
      }
    >
      <ListTable of={of} state={state} />
    </Bloque>
  )
}
