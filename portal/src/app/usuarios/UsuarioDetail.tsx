import { formatPhone } from '@portal/contract/telefono.ts'
import { Screen } from '@portal/ui/app/Screen.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { DataList } from '@portal/ui/show/DataList.tsx'
import { formatDateTime } from '@portal/ui/show/format.ts'
import { Panel } from '@portal/ui/show/Panel.tsx'
import { PersonAvatar } from '@portal/ui/show/PersonAvatar.tsx'
import { useLogin } from '../session/useLogin.ts'
import { UltimoIngreso } from './UltimoIngreso.tsx'
import { usuarioName, type Usuario } from './usuario.ts'
import { UsuarioActions } from './UsuarioActions.tsx'
import { UsuarioChip } from '@portal/parts/UsuarioChip.tsx'

/** One who signs in for the company. */
export const UsuarioDetail = ({ usuario }: { usuario: Usuario }) => {
  const t = useTexts()
  const name = usuarioName(usuario)
  const { contactid, email, mobile, rol, createdtime } = usuario
  const isMe = useLogin().contactid === contactid
  return (
    <Screen
      title={name}
      subtitle={[rol && t(`perfil.rol.${rol}`), isMe && t('usuarios.vos')].filter(Boolean).join(' · ')}
      leading={<PersonAvatar name={name} size={48} />}
      actions={<UsuarioActions usuario={usuario} />}
    >
      <Panel title={t('usuarios.datos')}>
        <DataList
          data={[
            { label: t('usuarios.columnas.estado'), value: <UsuarioChip usuario={usuario} /> },
            { label: t('usuarios.campos.email'), value: email },
            { label: t('usuarios.campos.mobile'), value: mobile && formatPhone(mobile) },
            { label: t('usuarios.columnas.ingreso'), value: <UltimoIngreso usuario={usuario} /> },
            {
              label: t('usuarios.columnas.alta'),
              value: createdtime && formatDateTime(createdtime),
            },
          ]}
        />
      </Panel>
    </Screen>
  )
}
