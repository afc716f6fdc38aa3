import { AptitudChip, CuentaChip } from '@portal/parts/chips.tsx'
import { estadoCuenta } from '@portal/contract/estadoCuenta.ts'
import { maxPageSize } from '@portal/contract/operation.ts'
import { operationQuery } from '@portal/ui/app/queries.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { TextButton, TextLink } from '@portal/ui/controls/TextLink.tsx'
import { ErrorState } from '@portal/ui/feedback/ErrorState.tsx'
import { formatNumber } from '@portal/ui/show/format.ts'
import { ActionButton } from '@portal/ui/show/ActionButton.tsx'
import { Placeholder } from '@portal/ui/show/Placeholder.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Bloque } from '../piezas/Bloque.tsx'
import { rutas } from '../rutas.ts'
import { useEsAdministrador } from '../session/useEsAdministrador.ts'
import styles from './operacion.module.css'
import { pueden, sinMirar, type Participacion } from './operacion.ts'
import { TerminarDialog } from './TerminarDialog.tsx'
import { useHastaSaberse } from './useHastaSaberse.ts'
import { usePlazo } from './usePlazo.ts'
import { SumarAOperacion, type CuentaQueSeSuma } from './deCuenta/SumarAOperacion.tsx'

interface OperacionesDeCuentaProps {
  cuenta: CuentaQueSeSuma & {
    /** In how many it takes part; null where there is none at all. */
    operaciones: number | null
  }
}

/** Where a carrier works or will, how it and its resources stand there, and for an administrador how it begins and ends. */
export const OperacionesDeCuenta = ({ cuenta }: OperacionesDeCuentaProps) => {
  const t = useTexts()
  const mayChange = useEsAdministrador()
  const [open, setOpen] = useState(false)
  if (cuenta.operaciones === null) return null
  return (
    <Bloque
      title={t('operacionesDeCuenta.titulo')}
      note={cuenta.operaciones > 0 && formatNumber(cuenta.operaciones)}
      more={
        mayChange && <TextButton onClick={() => setOpen(true)}>{t('operacionesDeCuenta.sumar')}</TextButton>
      }
    >
      {cuenta.operaciones === 0 ? (
        <p className="small soft pad-foot">{t('operacionesDeCuenta.ninguna')}</p>
      ) : (
        <Suyas cuentaid={cuenta.cuentaid} height={cuenta.operaciones * rowHeight} />
      )}
      {open && <SumarAOperacion cuenta={cuenta} onClose={() => setOpen(false)} />}
    </Bloque>
  )
}

/** Pixels. */
const rowHeight = 80

const Suyas = ({ cuentaid, height }: { cuentaid: string; height: number }) => {
  const t = useTexts()
  const { data, error, refetch } = useQuery(
    operationQuery('ListParticipaciones', { cuentaid, terminadas: false, pagesize: maxPageSize }),
  )
  useHastaSaberse(
    data?.records.some(
      ({ estado, aptitud, choferes, dominios }) =>
        estado === 'vigente' && (aptitud === null || sinMirar(choferes) + sinMirar(dominios) > 0),
    ) ?? false,
  )
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <Placeholder height={height} />
  return (
    <ul aria-label={t('operacionesDeCuenta.titulo')}>
      {data.records.map((participacion) => (
        <li key={`${participacion.operacionid} ${participacion.desde}`} className={styles.suya}>
          <Suya participacion={participacion} />
        </li>
      ))}
    </ul>
  )
}

const Suya = ({ participacion }: { participacion: Participacion }) => {
  const t = useTexts()
  const plazo = usePlazo()
  const mayChange = useEsAdministrador()
  const [open, setOpen] = useState(false)
  const { operacionid, nombre, estado, estado_cuenta, aptitud } = participacion
  const cuantos = (['choferes', 'dominios'] as const).flatMap((noun) => {
    const aptos = participacion[noun]
    const { total } = aptos
    return total === 0
      ? []
      : [
          t(`operacion.quien.de.${noun}`, {
            count: total,
            n: formatNumber(pueden(aptos)),
            total: formatNumber(total),
          }),
        ]
  })
  const unknown = sinMirar(participacion.choferes) + sinMirar(participacion.dominios)
  return (
    <>
      <b className="semibold breaks">
        <TextLink href={rutas.operacion(operacionid)}>{nombre}</TextLink>
      </b>
      <div className="stack gap-4 ends">
        {estado === 'vigente' &&
          (estado_cuenta !== estadoCuenta.habilitado ? (
            <CuentaChip estado={estado_cuenta} />
          ) : aptitud ? (
            <AptitudChip aptitud={aptitud} />
          ) : (
            <span className="tiny soft">{t('cuentas.sinMirar')}</span>
          ))}
        {mayChange && (
          <ActionButton
            label={t('operacion.terminar.corto')}
            of={nombre}
            kind="quiet"
            onClick={() => setOpen(true)}
          />
        )}
      </div>
      {estado === 'vigente' && cuantos.length > 0 && (
        <span className="digits">
          {[
            t('operacionesDeCuenta.pueden', { cuantos: cuantos.join(' · ') }),
            unknown > 0 && t('operacion.quien.sinMirar', { count: unknown, n: formatNumber(unknown) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      )}
      <span className="tiny soft">{plazo(participacion)}</span>
      {open && <TerminarDialog participaciones={[participacion]} onClose={() => setOpen(false)} />}
    </>
  )
}
