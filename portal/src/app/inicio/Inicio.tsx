import { Card } from '@portal/ui/show/Card.tsx'
import type { Answer } from '@portal/contract'
import { operationQuery } from '@portal/ui/app/queries.ts'
import { Screen } from '@portal/ui/app/Screen.tsx'
import { PrimaryAction } from '@portal/ui/controls/actions.tsx'
import { formatNumber } from '@portal/ui/show/format.ts'
import { Placeholder } from '@portal/ui/show/Placeholder.tsx'
import { useQuery } from '@tanstack/react-query'
import { Upload as PresentIcon } from 'lucide-react'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { CambiosEnInicio } from '../documentos/CambiosPorVenir.tsx'
import { documentosEn } from '../rutas.ts'
import { useLogin } from '../session/useLogin.ts'
import { FallaAhi } from '../operaciones/FallaAhi.tsx'
import { SinSaberDonde } from '../operaciones/SinSaberDonde.tsx'
import { useOperaciones } from '../operaciones/useOperaciones.ts'
import { cerradaOf } from '../operaciones/useCerrada.ts'
import { VueltaA } from '../operaciones/FiltroOperacion.tsx'
import { turnedTo, useTurned } from '../operaciones/useTurned.ts'
import { Accesos } from './Accesos.tsx'
import { Contadores } from './Contadores.tsx'
import { Cumplimiento } from './Cumplimiento.tsx'
import { GuiaDeInicio, useGuia } from './Guia.tsx'
import styles from './inicio.module.css'
import { ParaHoy } from './ParaHoy.tsx'
import { Seccion } from '../piezas/Seccion.tsx'
import { Vencimientos } from './Vencimientos.tsx'

/** How tall a card stands while its content is on its way. */
const waitingHeight = { paraHoy: 520, vencimientos: 178, cumplimiento: 300 }

/** Home: what there is to do, before everything else. */
export const Inicio = () => {
  const t = useTexts()
  const login = useLogin()
  const turned = useTurned()
  const { operacionid } = turned
  const { data, error, refetch } = useQuery(operationQuery('Dashboard', turnedTo(turned)))
  const donde = useOperaciones()
  const guia = useGuia()
  const guides = guia.unfinished && !guia.away
  return (
    <Screen
      title={t('inicio.titulo')}
      subtitle={
        <Saludo
          nombre={login.contact_firstname}
          tablero={cerradaOf(error) === undefined ? data : undefined}
        />
      }
      actions={
        // One amber act: while the guide has it, that is the next step.
        !guides && (
          <PrimaryAction
            label={t('inicio.presentar')}
            icon={<PresentIcon />}
            href={documentosEn('pendientes')}
          />
        )
      }
    >
      {error && (!data || cerradaOf(error) !== undefined) ? (
        <Card>
          <FallaAhi error={error} onRetry={() => void refetch()} onTodo={() => turned.onChange(undefined)} />
        </Card>
      ) : (
        <>
          <GuiaDeInicio {...guia} />
          {donde.error && <SinSaberDonde onRetry={donde.retry} />}
          <VueltaA {...turned} />
          {!(guides && data && isNew(data)) && <Tablero data={data} operacionid={operacionid} />}
          <Accesos cantidades={data && (data.cantidades ?? {})} />
        </>
      )}
    </Screen>
  )
}

interface TableroProps {
  data: Answer<'Dashboard'> | undefined
  /** The operacion that the screen is turned to. */
  operacionid: string | undefined
}

const Tablero = ({ data, operacionid }: TableroProps) => (
  <>
    <Contadores totales={data} operacionid={operacionid} />
    <div className={styles.two}>
      {(!data || data.proximo) && (
        <div className="grid gap-16">
          {data?.proximo ? (
            <ParaHoy
              tareas={[...(data.plazos?.records ?? []), ...data.proximo]}
              porHacer={porHacerEn(data)}
              pendientes={data.pendientes}
              masPlazos={(data.plazos?.total ?? 0) - (data.plazos?.records?.length ?? 0)}
              operacionid={operacionid}
              waiting={<Waiting section="paraHoy" />}
            />
          ) : (
            <Waiting section="paraHoy" />
          )}
          <CambiosEnInicio />
        </div>
      )}
      <div className="grid gap-16">
        {data && !data.proximo && <CambiosEnInicio />}
        {data ? (
          data.vencimientos && <Vencimientos semanas={data.vencimientos} operacionid={operacionid} />
        ) : (
          <Waiting section="vencimientos" />
        )}
        {data ? (
          data.cumplimiento && (
            <Cumplimiento operacionid={operacionid} waiting={<Waiting section="cumplimiento" />} />
          )
        ) : (
          <Waiting section="cumplimiento" />
        )}
      </div>
    </div>
  </>
)

const Waiting = ({ section }: { section: keyof typeof waitingHeight }) => {
  const t = useTexts()
  return (
    <Seccion title={t(`inicio.${section}.titulo`)}>
      <div style={{ height: waitingHeight[section], padding: '8px 20px 20px' }}>
        <Placeholder height="100%" />
      </div>
    </Seccion>
  )
}

/** Nothing to count yet. Where it is not known, it is not claimed. */
const isNew = ({ cantidades }: Answer<'Dashboard'>): boolean =>
  cantidades?.choferes === 0 && cantidades.dominios === 0

/** With what is owed of who left; unknown before a back office that does not count. */
const porHacerEn = ({ porHacer, plazos }: Answer<'Dashboard'>): number | undefined =>
  porHacer === undefined ? undefined : porHacer + (plazos?.total ?? 0)

interface SaludoProps {
  nombre: string
  tablero: Answer<'Dashboard'> | undefined
}

/** Who does what next. On a phone the person's own part is enough. */
const Saludo = ({ nombre, tablero }: SaludoProps) => {
  const t = useTexts()
  const enRevision = tablero?.enRevision
  const porHacer = tablero && porHacerEn(tablero)
  if (porHacer === undefined) return t('inicio.hola', { nombre })
  return (
    <>
      {t('inicio.necesitan', { nombre, count: porHacer, n: formatNumber(porHacer) })}
      {enRevision !== undefined && enRevision > 0 && (
        <span className="off-phones">
          {t('inicio.esperan', { count: enRevision, n: formatNumber(enRevision) })}
        </span>
      )}
    </>
  )
}
