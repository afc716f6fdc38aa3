import { formatPhone } from '@portal/contract/telefono.ts'
import { UsuarioChip } from '@portal/parts/UsuarioChip.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { TextLink } from '@portal/ui/controls/TextLink.tsx'
import { EmptyState } from '@portal/ui/feedback/EmptyState.tsx'
import { formatDateTime } from '@portal/ui/show/format.ts'
import { PersonCell } from '@portal/ui/show/PersonCell.tsx'
import type { Cuenta } from './cuenta.ts'
import styles from './usuarios.module.css'

/** Who signs in for the carrier: those who can, first. */
export const Usuarios = ({ usuarios }: { usuarios: Cuenta['contactos'] }) => {
  const t = useTexts()
  if (usuarios.length === 0)
    return <EmptyState title={t('cuenta.usuarios.ninguno')} message={t('cuenta.usuarios.ningunoMensaje')} />
  return (
    <ul className={`small lined ${styles.people}`}>
      {usuarios.map((usuario) => (
        <li key={usuario.contactid}>
          <PersonCell name={`${usuario.firstname} ${usuario.lastname}`} />
          <UsuarioChip usuario={usuario} />
          <span>{t(`cuenta.usuarios.rol.${usuario.rol}`)}</span>
          <TextLink href={`mailto:${usuario.email}`}>{usuario.email}</TextLink>
          <span>{usuario.mobile === null ? '—' : formatPhone(usuario.mobile)}</span>
          <span className="soft">
            {usuario.ultimo_ingreso === null
              ? t('cuenta.usuarios.nunca')
              : t('cuenta.usuarios.entro', { cuando: formatDateTime(usuario.ultimo_ingreso) })}
          </span>
        </li>
      ))}
    </ul>
  )
}
