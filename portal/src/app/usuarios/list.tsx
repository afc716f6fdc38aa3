import { UserCog as UsersIcon } from 'lucide-react'
import { formatPhone } from '@portal/contract/telefono.ts'
import { useTexts } from '@portal/ui/app/useTexts.ts'
import { list } from '@portal/ui/list/list.ts'
import { PersonCell } from '@portal/ui/show/PersonCell.tsx'
import { Said } from '@portal/ui/show/Said.tsx'
import { rutas } from '../rutas.ts'
import { useIsTitular } from '../session/useLogin.ts'
import { usuariosAddress } from './address.ts'
import { InvitarAction } from './InvitarAction.tsx'
import { UltimoIngreso } from './UltimoIngreso.tsx'
import { usuarioName } from './usuario.ts'
import { UsuarioChip } from './UsuarioChip.tsx'

/** What somebody can do here, or who can. */
const Explicacion = () => {
  const t = useTexts()
  return t(useIsTitular() ? 'usuarios.explicacion' : 'usuarios.explicacionColaborador')
}

/** As everybody of the account sees it. */
export const usuariosList = list({
  address: usuariosAddress,
  name: 'usuarios',
  texts: 'usuarios',
  icon: <UsersIcon />,
  rowId: ({ contactid }) => contactid,
  rowLabel: usuarioName,
  Subtitle: Explicacion,
  Primary: InvitarAction,
  columns: [
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
  ],
})

/** The titular opens each of them. */
export const usuariosDelTitular: typeof usuariosList = {
  ...usuariosList,
  rowHref: ({ contactid }) => rutas.usuario({ contactid }),
}
