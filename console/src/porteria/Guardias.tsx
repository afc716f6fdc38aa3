import { operationQuery } from '@portal/ui/app/queries.ts'
import { Screen } from '@portal/ui/app/Screen.tsx'
import { Button } from '@portal/ui/controls/Button.tsx'
import { EmptyState } from '@portal/ui/feedback/EmptyState.tsx'
import { ErrorState } from '@portal/ui/feedback/ErrorState.tsx'
import { Card } from '@portal/ui/show/Card.tsx'
import { formatDateTime } from '@portal/ui/show/format.ts'
import { PersonAvatar } from '@portal/ui/show/PersonAvatar.tsx'
import { Placeholder } from '@portal/ui/show/Placeholder.tsx'
import { ToneChip } from '@portal/ui/show/ToneChip.tsx'
import { listed } from '@portal/ui/texts/locale.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useQuery } from '@tanstack/react-query'
import {
  CircleCheck as OnDutyIcon,
  CircleSlash2 as OffIcon,
  Plus as AddIcon,
  UserRound as GuardiaIcon,
} from 'lucide-react'
import { useState } from 'react'
import { useEsAdministrador } from '../session/useEsAdministrador.ts'
import { GuardiaDialog, type Guardia } from './guardias/GuardiaDialog.tsx'
import { PartesDePorteria } from './PartesDePorteria.tsx'
import styles from './porteria.module.css'

/** Who keeps the gates. */
export const Guardias = () => {
  const t = useTexts()
  const mayChange = useEsAdministrador()
  const { data, error, refetch } = useQuery(operationQuery('ListGuardias', {}))
  const [open, setOpen] = useState<string>()
  const guardias = data?.records
  const editing = guardias?.find(({ guardiaid }) => guardiaid === open)
  const add = mayChange && (
    <Button icon={<AddIcon size={20} aria-hidden />} onClick={() => setOpen('nuevo')}>
      {t('porteria.guardias.nuevo')}
    </Button>
  )
  return (
    <Screen title={t('porteria.titulo')}>
      <PartesDePorteria current="guardias">
        {error && !guardias ? (
          <Card>
            <ErrorState error={error} onRetry={() => void refetch()} />
          </Card>
        ) : !guardias ? (
          <Placeholder height={240} />
        ) : guardias.length === 0 ? (
          <Card>
            <EmptyState
              ghost
              icon={<GuardiaIcon />}
              title={t('porteria.guardias.vacio.titulo')}
              message={t('porteria.guardias.vacio.mensaje')}
              action={add}
            />
          </Card>
        ) : (
          <div className="stack gap-16">
            <div className="row wraps gap-12">
              <p className="grow small soft">{t('porteria.guardias.explicacion')}</p>
              {add}
            </div>
            <Card>
              <ul className="lined">
                {guardias.map((guardia) => (
                  <GuardiaRow
                    key={guardia.guardiaid}
                    guardia={guardia}
                    onEdit={mayChange ? () => setOpen(guardia.guardiaid) : undefined}
                  />
                ))}
              </ul>
            </Card>
          </div>
        )}
      </PartesDePorteria>
      {(open === 'nuevo' || editing) && (
        <GuardiaDialog guardia={editing} onClose={() => setOpen(undefined)} />
      )}
    </Screen>
  )
}

const GuardiaRow = ({ guardia, onEdit }: { guardia: Guardia; onEdit: (() => void) | undefined }) => {
  const t = useTexts()
  const { nombre, activo, puertas, turno, ultimo_turno } = guardia
  return (
    <li className="row wraps gap-12 pad-8-16 least-56">
      <PersonAvatar name={nombre} size={32} />
      <div className={styles.named}>
        <b className="semibold block breaks">{nombre}</b>
        <span className="small soft breaks">
          {puertas.length === 0
            ? t('porteria.guardias.sinPuertas')
            : listed(puertas.map(({ nombre: puerta, sede }) => `${puerta} (${sede})`))}
        </span>
      </div>
      <span className="small soft">
        {turno
          ? t('porteria.guardias.enTurno', { puerta: turno.puerta, desde: formatDateTime(turno.desde) })
          : ultimo_turno === null
            ? t('porteria.guardias.nunca')
            : t('porteria.guardias.ultimo', { cuando: formatDateTime(ultimo_turno) })}
      </span>
      <ToneChip
        tone={!activo ? 'slate' : turno ? 'green' : 'slate'}
        icon={turno && activo ? OnDutyIcon : OffIcon}
        label={t(
          !activo
            ? 'porteria.guardias.inactivo'
            : turno
              ? 'porteria.guardias.deTurno'
              : 'porteria.guardias.fueraDeTurno',
        )}
      />
      {onEdit && (
        <Button kind="quiet" size="small" aria-label={`${t('acciones.editar')}: ${nombre}`} onClick={onEdit}>
          {t('acciones.editar')}
        </Button>
      )}
    </li>
  )
}
