import { formatPhone } from '@portal/contract/telefono.ts'
import type { Column } from '@portal/ui/list/list.ts'
import { PersonCell } from '@portal/ui/show/PersonCell.tsx'
import { Said } from '@portal/ui/show/Said.tsx'
import { UltimoIngreso } from './UltimoIngreso.tsx'
import { usuarioName, type Usuario } from './usuario.ts'
import { UsuarioChip } from '@portal/parts/UsuarioChip.tsx'

/** What is told of each user; what a back office elsewhere does not know is not shown. */
export const usuariosColumns: readonly Column<Usuario>[] = [
  {
    id: 'nombre',
    header: 'usuarios.columnas.nombre',
    phone: 'title',
    sortable: true,
    cell: (usuario) => <PersonCell name={usuarioName(usuario)} />,
  },
  {
    id: 'rol',
    header: 'usuarios.campos.rol',
    phone: 'reason',
    sortable: true,
    cell: ({ rol }) => (rol ? <Said text={`perfil.rol.${rol}`} /> : '—'),
    known: ({ rol }) => rol !== undefined,
  },
  {
    id: 'email',
    header: 'usuarios.campos.email',
    sortable: true,
    cell: ({ email }) => email ?? '—',
    known: ({ email }) => email !== undefined,
  },
  {
    id: 'mobile',
    header: 'usuarios.campos.mobile',
    cell: ({ mobile }) => (mobile ? formatPhone(mobile) : '—'),
    known: ({ mobile }) => mobile !== undefined,
  },
  {
    id: 'ultimo_ingreso',
    header: 'usuarios.columnas.ingreso',
    phone: 'days',
    sortable: true,
    cell: (usuario) => <UltimoIngreso usuario={usuario} />,
    known: ({ ultimo_ingreso }) => ultimo_ingreso !== undefined,
  },
  {
    id: 'estado',
    header: 'usuarios.columnas.estado',
    phone: 'chip',
    cell: (usuario) => <UsuarioChip usuario={usuario} />,
    known: ({ activo }) => activo !== undefined,
  },
]
