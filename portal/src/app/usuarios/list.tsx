import { UserCog as UsersIcon } from 'lucide-react'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { list } from '@portal/ui/list/list.ts'
import { rutas } from '../rutas.ts'
import { useIsTitular, useMayAsk } from '../session/useLogin.ts'
import { usuariosAddress } from './address.ts'
import { usuariosColumns } from './columns.tsx'
import { InvitarAction } from './InvitarAction.tsx'
import { usuarioName } from './usuario.ts'

/** What somebody can do here, or who can. */
const Explicacion = () => {
  const t = useTexts()
  const managed = useMayAsk('SaveContact')
  return t(useIsTitular() || !managed ? 'usuarios.explicacion' : 'usuarios.explicacionColaborador')
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
  columns: usuariosColumns,
})

/** The titular opens each of them. */
export const usuariosDelTitular: typeof usuariosList = {
  ...usuariosList,
  rowHref: ({ contactid }) => rutas.usuario({ contactid }),
}
