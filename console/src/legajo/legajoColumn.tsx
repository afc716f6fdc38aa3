import type { Column } from '@portal/ui/list/list.ts'
import { PedirLegajo } from './Legajo.tsx'

/** Of a unidad with its parts, as an administrador takes it from a list of them. */
export const legajoColumn = (cuentaid: string): Column<{ unidadid: string; nombre: string }> => ({
  id: 'legajo',
  header: 'legajo.titulo',
  cell: ({ unidadid, nombre }) => (
    <PedirLegajo como="renglon" cuentaid={cuentaid} recursoid={unidadid} nombre={nombre} />
  ),
})
