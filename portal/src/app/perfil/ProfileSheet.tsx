import { ConCuit } from '@portal/parts/ConCuit.tsx'
import type { ProfileForm } from '@portal/contract/perfil.ts'
import { formatCuit } from '@portal/contract/identificacion.ts'
import { formatPhone } from '@portal/contract/telefono.ts'
import { ButtonLink } from '@portal/ui/controls/Button.tsx'
import { DataList } from '@portal/ui/show/DataList.tsx'
import { Panel } from '@portal/ui/show/Panel.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import {
  CalendarDays as CalendarIcon,
  KeyRound as ProgramsIcon,
  ShieldCheck as StepsIcon,
} from 'lucide-react'
import { rutas } from '../rutas.ts'
import { useIsTitular, useMayAsk } from '../session/useLogin.ts'
import type { Profile } from './profile.ts'
import styles from './profileSheet.module.css'

type Written = keyof typeof ProfileForm | 'email'

/** Who is signed in, and for which company. */
export const ProfileSheet = ({ profile }: { profile: Profile }) => {
  const t = useTexts()
  const offersTwoSteps = useMayAsk('DetailTotp')
  const knowsPrograms = useMayAsk('ListTokens')
  const offersPrograms = useIsTitular() && knowsPrograms
  const knowsCalendar = useMayAsk('DetailCalendario')
  const datum = (name: Written) => ({ label: t(`perfil.campos.${name}`), value: profile[name] })
  return (
    <div className="stack gap-24">
      <Panel title={t('perfil.contacto')}>
        <DataList
          data={[
            datum('firstname'),
            datum('lastname'),
            datum('email'),
            { label: t('perfil.campos.mobile'), value: profile.mobile && formatPhone(profile.mobile) },
            { label: t('perfil.campos.rol'), value: profile.rol && t(`perfil.rol.${profile.rol}`) },
          ]}
        />
      </Panel>
      <Panel title={t('perfil.empresa')}>
        <DataList
          data={[
            datum('accountname'),
            {
              label: profile.tipo_documento ?? t('perfil.campos.cuit'),
              value: profile.cuit && <ConCuit>{formatCuit(profile.cuit)}</ConCuit>,
            },
            {
              label: t('perfil.campos.estado'),
              value: profile.estado && t(`estadoCuenta.${profile.estado}`),
            },
            datum('mailingstreet'),
            datum('othercity'),
            datum('otherstate'),
            datum('othercountry'),
          ]}
        />
      </Panel>
      {offersTwoSteps && (
        <Panel title={t('perfil.seguridad')}>
          <div className={styles.security}>
            <p>{t('dosPasos.explicacion')}</p>
            <ButtonLink href={rutas.dosPasos()} icon={<StepsIcon />}>
              {t('dosPasos.titulo')}
            </ButtonLink>
          </div>
        </Panel>
      )}
      {!offersPrograms && knowsCalendar && (
        <Panel title={t('programas.calendario.titulo')}>
          <div className={styles.security}>
            <p>{t('programas.calendario.explicacion')}</p>
            <ButtonLink href={rutas.programas()} icon={<CalendarIcon />}>
              {t('programas.calendario.ver')}
            </ButtonLink>
          </div>
        </Panel>
      )}
      {offersPrograms && (
        <Panel title={t('programas.titulo')}>
          <div className={styles.security}>
            <p>{t('programas.paraQue')}</p>
            <ButtonLink href={rutas.programas()} icon={<ProgramsIcon />}>
              {t('programas.ver')}
            </ButtonLink>
          </div>
        </Panel>
      )}
    </div>
  )
}
