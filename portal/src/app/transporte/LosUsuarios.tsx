import { operationQuery } from '@portal/ui/app/queries.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { formatDateTime } from '@portal/ui/show/format.ts'
import { PersonAvatar } from '@portal/ui/show/PersonAvatar.tsx'
import { Link } from '@portal/ui/controls/Link.tsx'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight as ForwardIcon } from 'lucide-react'
import { Seccion } from '../piezas/Seccion.tsx'
import { rutas } from '../rutas.ts'
import { useIsTitular } from '../session/useLogin.ts'
import { usuarioName, type Usuario } from '../usuarios/usuario.ts'
import { UsuarioChip } from '@portal/parts/UsuarioChip.tsx'
import styles from './transporte.module.css'

/** The first of those who sign in for the company. */
export const primerosUsuarios = operationQuery('ListContacts', { order: 'rol ASC', pagesize: 5 })

/** They, beside the company. Where it is not known who they are, nothing is said. */
export const LosUsuarios = () => {
  const t = useTexts()
  const { data } = useQuery(primerosUsuarios)
  if (!data) return null
  return (
    <Seccion
      title={t('transporte.usuarios')}
      of={data.total === undefined ? undefined : String(data.total)}
      all={<Link href={rutas.usuarios()}>{t('transporte.todos')}</Link>}
    >
      <ul className={styles.people}>
        {data.records.map((usuario) => (
          <li key={usuario.contactid}>
            <Persona usuario={usuario} />
          </li>
        ))}
      </ul>
    </Seccion>
  )
}

const Persona = ({ usuario }: { usuario: Usuario }) => {
  const t = useTexts()
  const titular = useIsTitular()
  const { contactid, rol, ultimo_ingreso, activo, invitacion } = usuario
  const name = usuarioName(usuario)
  const cuando = ultimo_ingreso && t('transporte.entro', { cuando: formatDateTime(ultimo_ingreso) })
  const content = (
    <>
      <PersonAvatar name={name} size={32} />
      <span className="grow slim">
        <b className="block semibold breaks">{name}</b>
        <span className="block tiny soft">
          {[rol && t(`perfil.rol.${rol}`), cuando].filter(Boolean).join(' · ')}
        </span>
      </span>
      {activo === false || invitacion ? (
        <UsuarioChip usuario={usuario} />
      ) : (
        titular && <ForwardIcon size={16} className="flips soft" />
      )}
    </>
  )
  return titular ? (
    <Link href={rutas.usuario({ contactid })} className={`shades ${styles.person}`}>
      {content}
    </Link>
  ) : (
    <div className={styles.person}>{content}</div>
  )
}
