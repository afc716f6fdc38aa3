import { hoyEnBuenosAires, periodoDe } from '@portal/contract/calendario.ts'
import { EstadoDeControl } from '@portal/contract/control.ts'
import { faltaPapel, mesTerminado } from '@portal/contract/reglaDeControl.ts'
import { Periodo } from '@portal/contract/values.ts'
import { CierresDelMes } from '@portal/parts/control/CierresDelMes.tsx'
import { EsperaDelMes } from '@portal/parts/control/EsperaDelMes.tsx'
import { FraseDelMes } from '@portal/parts/control/FraseDelMes.tsx'
import { MesStepper } from '@portal/parts/control/MesStepper.tsx'
import { TablaDelMes } from '@portal/parts/control/TablaDelMes.tsx'
import { useFilasDeControl } from '@portal/parts/control/useFilasDeControl.ts'
import { useHojaDelMes } from '@portal/parts/control/useHojaDelMes.ts'
import { operationQuery } from '@portal/ui/app/queries.ts'
import { EmptyState } from '@portal/ui/feedback/EmptyState.tsx'
import { ErrorState } from '@portal/ui/feedback/ErrorState.tsx'
import { ExportAction } from '@portal/ui/list/ExportAction.tsx'
import { lenient } from '@portal/ui/list/listSearch.ts'
import { useAddress } from '@portal/ui/list/useAddress.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useQuery } from '@tanstack/react-query'
import { ShieldCheck as ControlIcon } from 'lucide-react'
import * as z from 'zod/mini'
import { usePresentar } from '../documentos/usePresentar.tsx'
import { rutas } from '../rutas.ts'
import styles from './controles.module.css'
import { presentableDe } from './presentableDe.ts'
import { QueFalta } from './QueFalta.tsx'

const schema = z.object({ mes: lenient(Periodo), con: lenient(EstadoDeControl) })
const read = (search: object) => schema.parse(search)

/** What the provider controls of each person of the account in a month: what is proved, what is missing, and the closes. */
export const Controles = () => {
  const t = useTexts()
  const [address, change] = useAddress(read)
  const hoy = hoyEnBuenosAires()
  const mes = address.mes ?? mesTerminado(hoy)
  const filas = useFilasDeControl('ControlesDelMes', { mes, con: address.con })
  const { mes: data, error, retry, refreshing } = filas
  const sheet = useHojaDelMes('ControlesDelMes', { mes }, t('misControles.enHojas'))
  const { present, dialog } = usePresentar()
  const catalogo = useQuery(operationQuery('TiposDocumentos', {})).data?.records ?? []
  const controles = data?.controles ?? []
  const choferes = data?.choferes ?? 0
  if (error && !data) return <ErrorState error={error} onRetry={retry} />
  return (
    <div className={styles.controles}>
      <div className="row wraps gap-16">
        <MesStepper
          mes={mes}
          ultimo={periodoDe(hoy)}
          onChange={(next) => change({ mes: next, con: undefined })}
        />
        <div className="grow">
          {data && choferes > 0 && (
            <FraseDelMes
              plain
              choferes={choferes}
              completos={data.completos ?? 0}
              conFaltas={data.conFaltas ?? 0}
              faltan={data.faltan ?? 0}
              enRevision={data.enRevision ?? 0}
            />
          )}
        </div>
        <div className="off-phones">
          <ExportAction sheet={sheet} onCard />
        </div>
      </div>
      {!data ? (
        <EsperaDelMes />
      ) : choferes === 0 ? (
        <EmptyState
          ghost
          icon={<ControlIcon />}
          title={t('control.nadie')}
          message={t('misControles.nadie')}
        />
      ) : (
        <div className={styles.columns}>
          <div aria-busy={refreshing} className="slim">
            <TablaDelMes
              mes={mes}
              controles={controles}
              choferes={choferes}
              estados={data.estados ?? []}
              filas={filas}
              con={address.con}
              onCon={(con) => change({ con })}
              hrefOf={rutas.chofer}
              documentoHref={rutas.documento}
              seActua={faltaPapel}
              acciones={(fila, celda, tipos) =>
                presentableDe(fila, celda, tipos, mes, catalogo).map((item) => ({
                  key: item.tipodocumentoid,
                  label: t('misControles.presentar'),
                  of: `${item.tipodocumento}, ${fila.nombre}`,
                  kind: 'now',
                  onPress: () => present(item),
                }))
              }
              noCorresponde={{
                operation: 'ProponerNoCorresponde',
                motivos: data.motivos ?? [],
                accion: t('misControles.noCorresponde.accion'),
                about: t('misControles.noCorresponde.hace'),
                done: t('misControles.noCorresponde.hecho'),
              }}
            />
          </div>
          <aside className={styles.side}>
            <QueFalta
              mes={mes}
              controles={controles}
              catalogo={catalogo}
              filas={data.records}
              total={data.faltan}
              onPresent={present}
            />
            <section aria-label={t('control.cierres.titulo')} className="carded">
              <h2 className="heading-16 line-below pad-12-16">{t('control.cierres.titulo')}</h2>
              <CierresDelMes
                mes={mes}
                cierres={data.cierres ?? []}
                otros={data.otrosCierres ?? []}
                esperaHasta={data.esperaHasta}
              />
            </section>
            <p className="small soft">{t('control.norma.aviso')}</p>
          </aside>
        </div>
      )}
      {dialog}
    </div>
  )
}
