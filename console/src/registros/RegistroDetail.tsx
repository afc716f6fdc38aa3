import { UserPlus as RegistroIcon } from 'lucide-react'
import { identificacion } from '@portal/contract/identificacion.ts'
import { formatPhone } from '@portal/contract/telefono.ts'
import { RegistroChip } from '@portal/parts/chips.tsx'
import { operationQuery } from '@portal/ui/app/queries.ts'
import { Screen } from '@portal/ui/app/Screen.tsx'
import { useDocumentTitle } from '@portal/ui/app/useDocumentTitle.ts'
import { DataList } from '@portal/ui/show/DataList.tsx'
import { formatDateTime } from '@portal/ui/show/format.ts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Bloque } from '../piezas/Bloque.tsx'
import { useEspera } from '../piezas/useEspera.ts'
import { QueueNav } from '../panel/QueueNav.tsx'
import { rutas } from '../rutas.ts'
import { useShortcuts } from '../shortcuts/useShortcuts.ts'
import workspace from '../panel/workspace.module.css'
import { Controles } from './Controles.tsx'
import { pendientesInput } from './pendientes.ts'
import type { Registro } from './registro.ts'
import cabeza from '../piezas/cabeza.module.css'
import styles from './registroDetail.module.css'
import { LoQueSigue } from './LoQueSigue.tsx'
import { PropuestaHecha } from './PropuestaHecha.tsx'
import { RegistroDecidido } from './RegistroDecidido.tsx'
import { RegistroPanel } from './RegistroPanel.tsx'
import { useDecidido } from './useDecidido.ts'
import { SumaDeControles } from './SumaDeControles.tsx'

/** What was checked and what the person wrote, and beside it the decision. */
export const RegistroDetail = ({ registro }: { registro: Registro }) => {
  const t = useTexts()
  const { espera } = useEspera()
  const navigate = useNavigate()
  const { registroid, dias, othercity, otherstate } = registro
  const name = `${registro.firstname} ${registro.lastname}`
  const pending = registro.estado_registro === 'pendiente' || registro.estado_registro === 'consultada'

  const waiting = useQuery(operationQuery('ListRegistros', pendientesInput)).data
  const at = waiting?.records.findIndex((row) => row.registroid === registroid) ?? -1
  const previous = waiting?.records[at - 1]?.registroid
  const next = (at === -1 ? undefined : waiting?.records[at + 1])?.registroid
  const open = (id: string | undefined) =>
    id === undefined ? undefined : () => void navigate({ href: rutas.registro(id) })
  const openNext = open(next)
  const { justDecided, note } = useDecidido(registro)
  const oldest = waiting?.records.find((row) => row.registroid !== registroid)?.registroid
  useShortcuts({ j: openNext, k: open(previous) })
  useDocumentTitle(name)

  return (
    <Screen
      title={t('registros.titulo')}
      subtitle={at !== -1 && t('registro.orden')}
      back={{ label: t('registro.volver'), href: rutas.registros() }}
      actions={
        at !== -1 && (
          <QueueNav
            label={t('registro.nav')}
            position={at + 1}
            total={waiting?.total}
            previousHref={previous && rutas.registro(previous)}
            nextHref={next && rutas.registro(next)}
          />
        )
      }
    >
      <div className={workspace.workspace} data-alone={!pending || undefined}>
        <div data-scrolls data-print="plain" className={styles.record}>
          <div className={styles.who}>
            <span aria-hidden className={cabeza.face}>
              <RegistroIcon />
            </span>
            <div>
              <div className={cabeza.name}>
                <h2>{name}</h2>
                <RegistroChip estado={registro.estado_registro} />
              </div>
              <p className="small soft">
                {[identificacion(registro), [othercity, otherstate].filter(Boolean).join(', ')]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            {dias !== null && <b className="small-size bold digits">{espera(dias)}</b>}
          </div>
          {pending ? (
            <SumaDeControles controles={registro.controles} />
          ) : (
            <>
              <RegistroDecidido registro={registro} />
              <LoQueSigue registro={registro} next={oldest} justDecided={justDecided} />
            </>
          )}
          {pending && registro.propuesta && <PropuestaHecha nombre={name} propuesta={registro.propuesta} />}
          <Controles controles={registro.controles} />
          <Bloque
            title={t('registro.datos')}
            note={t('registro.presentado', { fecha: formatDateTime(registro.createdtime) })}
          >
            <div className={styles.data}>
              <DataList
                data={[
                  { label: t('registro.campos.nombre'), value: name },
                  { label: t('registro.campos.identificacion'), value: identificacion(registro) },
                  { label: t('registro.campos.email'), value: registro.email },
                  { label: t('registro.campos.mobile'), value: formatPhone(registro.mobile) },
                  { label: t('registro.campos.mailingstreet'), value: registro.mailingstreet },
                  { label: t('registro.campos.othercity'), value: othercity },
                  { label: t('registro.campos.otherstate'), value: otherstate },
                  { label: t('registro.campos.othercountry'), value: registro.othercountry },
                ]}
              />
            </div>
          </Bloque>
        </div>
        {pending && (
          <RegistroPanel key={registroid} registro={registro} onLater={openNext} onDecided={note} />
        )}
      </div>
    </Screen>
  )
}
