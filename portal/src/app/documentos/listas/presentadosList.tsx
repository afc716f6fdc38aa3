import type { Column } from '@portal/ui/list/list.ts'
import { AccionDeDocumento } from './AccionDeDocumento.tsx'
import { presentadosAddress } from '../addresses.ts'
import { documentosList } from '../documentosDe.tsx'
import { DocumentosElegidos } from './DocumentosElegidos.tsx'
import type { Presentado } from '../presentado.ts'
import { FallaDeLista } from '../../operaciones/FallaAhi.tsx'
import { VerPendientes } from './VerPendientes.tsx'

const accionColumn: Column<Presentado> = {
  id: 'accion',
  header: 'documentos.columnas.accion',
  align: 'end',
  width: 140,
  cell: (row) => <AccionDeDocumento documento={row} />,
  known: ({ tipodocumentoid }) => tipodocumentoid !== undefined,
}

const base = documentosList({ address: presentadosAddress, name: 'presentados', texts: 'presentados' })

export const presentadosList = {
  ...base,
  columns: [...base.columns, accionColumn],
  Primary: VerPendientes,
  Failure: FallaDeLista,
  Chosen: DocumentosElegidos,
}
