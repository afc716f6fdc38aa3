import { PageTabs } from '@portal/ui/frame/PageTabs.tsx'
import type { List, TextsOfLists } from '@portal/ui/list/list.ts'
import { ListTable } from '@portal/ui/list/ListTable.tsx'
import type { ListOperation, RowOf } from '@portal/ui/list/address.ts'
import { useList } from '@portal/ui/list/useList.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Card } from '@portal/ui/show/Card.tsx'
import { useMemo, type ReactNode } from 'react'
import { legajoColumn } from '../legajo/legajoColumn.tsx'
import { rutas } from '../rutas.ts'
import { useOperador } from '../session/operador.ts'
import type { Cuenta } from './cuenta.ts'
import { documentosList } from './documentos/list.tsx'
import { historialList } from './historial/list.tsx'
import { recursosList } from './recursos/list.tsx'
import { solapas, type Solapa } from './solapaOf.ts'
import { unidadesList } from './unidades/list.tsx'
import { Usuarios } from './Usuarios.tsx'

/** What a carrier has, a tab each. */
export const Solapas = ({ cuenta, solapa }: { cuenta: Cuenta; solapa: Solapa }) => {
  const t = useTexts()
  const { rol } = useOperador()
  const { cuentaid, accountname, cantidades, contactos } = cuenta
  const counts: Record<Solapa, number | undefined> = {
    recursos: cantidades.recursos,
    documentos: cantidades.documentos,
    unidades: cantidades.unidades,
    usuarios: contactos.length,
    historial: undefined,
  }
  // Each its own: while another list is on its way, the rows of the one before are not its rows.
  const panels: Record<Solapa, ReactNode> = {
    recursos: <Lista key="recursos" cuentaid={cuentaid} of={recursosList} />,
    documentos: <Lista key="documentos" cuentaid={cuentaid} of={documentosList} />,
    unidades: (
      <Lista key="unidades" cuentaid={cuentaid} of={rol === 'administrador' ? conLegajo : unidadesList} />
    ),
    usuarios: <Usuarios usuarios={contactos} />,
    historial: <Lista key="historial" cuentaid={cuentaid} of={historialList} />,
  }
  return (
    <Card>
      <PageTabs
        label={accountname}
        current={solapa}
        tabs={solapas.map((key) => ({
          key,
          label: t(`cuenta.solapas.${key}`),
          href: rutas.cuenta(cuentaid, { solapa: key }),
          count: counts[key],
        }))}
      >
        {panels[solapa]}
      </PageTabs>
    </Card>
  )
}

const conLegajo = (cuentaid: string) => unidadesList(cuentaid, [legajoColumn(cuentaid)])

interface ListaProps<Name extends ListOperation> {
  cuentaid: string
  of: (cuentaid: string) => List<Name> & { texts: TextsOfLists }
}

const Lista = <Name extends ListOperation>({ cuentaid, of }: ListaProps<Name>) => {
  const one = useMemo(() => of(cuentaid), [of, cuentaid])
  return <ListTable<RowOf<Name>> of={one} state={useList(one.address)} />
}
