import { diaEnBuenosAires } from '@portal/contract/calendario.ts'
import { identificacion } from '@portal/contract/identificacion.ts'
import { CuentaChip } from '@portal/parts/chips.tsx'
import { Screen } from '@portal/ui/app/Screen.tsx'
import { useDocumentTitle } from '@portal/ui/app/useDocumentTitle.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { ButtonLink } from '@portal/ui/controls/Button.tsx'
import { formatDate, formatNumber } from '@portal/ui/show/format.ts'
import { Mail as MailIcon, Sheet as SheetIcon, Truck as CuentaIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { LegajoDeCuenta } from '../legajo/Legajo.tsx'
import { OperacionesDeCuenta } from '../operaciones/OperacionesDeCuenta.tsx'
import { useOperador } from '../session/operador.ts'
import { rutas } from '../rutas.ts'
import { titularesDe, type Cuenta } from './cuenta.ts'
import cabeza from '../piezas/cabeza.module.css'
import pagina from '../piezas/pagina.module.css'
import { CuposDeCuenta } from './CuposDeCuenta.tsx'
import { EstadoPanel } from './EstadoPanel.tsx'
import { Exportar } from './Exportar.tsx'
import { LoQueVence } from './LoQueVence.tsx'
import { Solapas } from './Solapas.tsx'
import type { Solapa } from './solapaOf.ts'
import { TitularCard } from './TitularCard.tsx'
import { UnidadesDeCuenta } from './unidades/UnidadesDeCuenta.tsx'
import { VeredictoDeCuenta } from './VeredictoDeCuenta.tsx'

interface CuentaDetailProps {
  cuenta: Cuenta
  solapa: Solapa
  /** What passed at gates, which the feature of gates tells. */
  porteria: ReactNode
}

/** One carrier as the provider sees it: whether it may work, what ends, what it has, and how its account stands. */
export const CuentaDetail = ({ cuenta, solapa, porteria }: CuentaDetailProps) => {
  const t = useTexts()
  const { cuentaid, accountname, othercity, otherstate, createdtime, cantidades } = cuenta
  const { rol } = useOperador()
  const titulares = titularesDe(cuenta)
  const waiting = cantidades.en_revision
  useDocumentTitle(accountname)

  return (
    <Screen title={t('cuentas.titulo')} back={{ label: t('cuenta.volver'), href: rutas.cuentas() }}>
      <div className={pagina.page}>
        <header className={pagina.head}>
          <span aria-hidden className={cabeza.face}>
            <CuentaIcon />
          </span>
          <div className={pagina.who}>
            <div className={cabeza.name}>
              <h2>{accountname}</h2>
              <CuentaChip estado={cuenta.estado} />
            </div>
            <p className="small soft">
              {[
                identificacion(cuenta),
                [othercity, otherstate].filter(Boolean).join(', '),
                t('cuenta.desde', { fecha: formatDate(diaEnBuenosAires(new Date(createdtime))) }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </div>
          <div className={`cluster gap-8 ${pagina.actions}`} data-print="hide">
            {titulares.length > 0 && (
              <ButtonLink
                href={`mailto:${titulares.map(({ email }) => email).join(',')}`}
                icon={<MailIcon />}
              >
                {t('cuenta.escribir', { count: titulares.length })}
              </ButtonLink>
            )}
            <ButtonLink href={rutas.importarEnCuenta(cuentaid)} icon={<SheetIcon />}>
              {t('importar.pantalla')}
            </ButtonLink>
            {waiting > 0 && (
              <ButtonLink kind="primary" href={rutas.revision({ cuentaid })}>
                {t('cuenta.revisar', { count: waiting, n: formatNumber(waiting) })}
              </ButtonLink>
            )}
          </div>
        </header>
        <CuposDeCuenta cuenta={cuenta} />
        <div className={pagina.columns}>
          <div className={pagina.main}>
            <VeredictoDeCuenta cuenta={cuenta} />
            <UnidadesDeCuenta cuenta={cuenta} />
            <LoQueVence cuenta={cuenta} />
            <Solapas cuenta={cuenta} solapa={solapa} />
          </div>
          <aside className={pagina.side}>
            <EstadoPanel cuenta={cuenta} />
            <OperacionesDeCuenta cuenta={cuenta} />
            <TitularCard cuenta={cuenta} />
            {porteria}
            {rol === 'administrador' && <LegajoDeCuenta cuentaid={cuentaid} nombre={accountname} />}
            {rol === 'administrador' && <Exportar cuentaid={cuentaid} />}
          </aside>
        </div>
      </div>
    </Screen>
  )
}
