import { formatPhone } from '@portal/contract/telefono.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { TextLink } from '@portal/ui/controls/TextLink.tsx'
import { formatDateTime } from '@portal/ui/show/format.ts'
import { PersonAvatar } from '@portal/ui/show/PersonAvatar.tsx'
import { Bloque } from '../piezas/Bloque.tsx'
import { nombreDe, titularesDe, type Cuenta } from './cuenta.ts'
import styles from './titular.module.css'

/** Who manages the carrier's account, and how to reach them. */
export const TitularCard = ({ cuenta }: { cuenta: Cuenta }) => {
  const t = useTexts()
  const titulares = titularesDe(cuenta)
  return (
    <Bloque title={t('cuenta.titular.titulo')}>
      <div className="stack gap-16 pad-foot">
        {titulares.length === 0 && <p className="small soft">{t('cuenta.titular.ninguno')}</p>}
        {titulares.map((titular) => (
          <div key={titular.contactid}>
            <div className="row gap-12 small below-12">
              <PersonAvatar name={nombreDe(titular)} />
              <p className="slim">
                <b className="block semibold">{nombreDe(titular)}</b>
                <span className="soft">
                  {titular.ultimo_ingreso === null
                    ? t('cuenta.usuarios.nunca')
                    : t('cuenta.usuarios.entro', { cuando: formatDateTime(titular.ultimo_ingreso) })}
                </span>
              </p>
            </div>
            <dl className={styles.data}>
              <dt className="soft">{t('registro.campos.email')}</dt>
              <dd className="breaks">
                <TextLink href={`mailto:${titular.email}`}>{titular.email}</TextLink>
              </dd>
              <dt className="soft">{t('registro.campos.mobile')}</dt>
              <dd className="breaks">{titular.mobile === null ? '—' : formatPhone(titular.mobile)}</dd>
            </dl>
          </div>
        ))}
      </div>
    </Bloque>
  )
}
