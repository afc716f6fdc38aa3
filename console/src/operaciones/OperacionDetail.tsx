import { Screen } from '@portal/ui/app/Screen.tsx'
import { useDocumentTitle } from '@portal/ui/app/useDocumentTitle.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { formatNumber } from '@portal/ui/show/format.ts'
import { MapPin as OperacionIcon } from 'lucide-react'
import cabeza from '../piezas/cabeza.module.css'
import pagina from '../piezas/pagina.module.css'
import { rutas } from '../rutas.ts'
import { useEsAdministrador } from '../session/useEsAdministrador.ts'
import { Acciones } from './Acciones.tsx'
import { LoQuePide } from './LoQuePide.tsx'
import { sinMirar, type Operacion } from './operacion.ts'
import { OperacionChip } from './OperacionChip.tsx'
import styles from './operacion.module.css'
import { QuienPuede } from './QuienPuede.tsx'
import { SusTransportes } from './transportes/SusTransportes.tsx'
import { useHastaSaberse } from './useHastaSaberse.ts'

/** One operacion: who may go there today, which carriers work there, and what it asks beyond the general. */
export const OperacionDetail = ({ operacion }: { operacion: Operacion }) => {
  const t = useTexts()
  const mayChange = useEsAdministrador()
  const { operacionid, nombre, sede, descripcion, activa, cuentas } = operacion
  useDocumentTitle(nombre)
  const { transportes, choferes, dominios } = operacion
  useHastaSaberse(
    operacion.sinMirar > 0 || [transportes, choferes, dominios].some((each) => sinMirar(each) > 0),
  )
  return (
    <Screen title={t('exigencias.titulo')} back={{ label: t('operacion.volver'), href: rutas.operaciones() }}>
      <div className={`${pagina.page} ${styles.wide}`}>
        <header className={pagina.head}>
          <span aria-hidden className={cabeza.face}>
            <OperacionIcon />
          </span>
          <div className={pagina.who}>
            <div className={cabeza.name}>
              <h2>{nombre}</h2>
              <OperacionChip activa={activa} />
            </div>
            <p className="small soft breaks">
              {[sede, activa && t('operacion.transportes', { count: cuentas, n: formatNumber(cuentas) })]
                .filter(Boolean)
                .join(' · ')}
            </p>
            {descripcion !== '' && <p className={`small soft breaks ${styles.about}`}>{descripcion}</p>}
          </div>
          {mayChange && <Acciones operacion={operacion} />}
        </header>
        <div className={pagina.columns}>
          <div className={pagina.main}>
            <QuienPuede operacion={operacion} />
            <SusTransportes operacionid={operacionid} />
          </div>
          <aside className={pagina.side}>
            <LoQuePide operacion={operacion} />
          </aside>
        </div>
      </div>
    </Screen>
  )
}
