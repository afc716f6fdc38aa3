import { hoyEnBuenosAires, periodoDe } from '@portal/contract/calendario.ts'
import { formatCuit } from '@portal/contract/identificacion.ts'
import { faltaPapel } from '@portal/contract/reglaDeControl.ts'
import { porPresentar, type TipoQuePrueba } from '@portal/parts/control/porPresentar.ts'
import { CierresDelMes } from '@portal/parts/control/CierresDelMes.tsx'
import { EsperaDelMes } from '@portal/parts/control/EsperaDelMes.tsx'
import { FraseDelMes } from '@portal/parts/control/FraseDelMes.tsx'
import type { FilaDeControl } from '@portal/parts/control/GrillaDeControl.tsx'
import { MesStepper } from '@portal/parts/control/MesStepper.tsx'
import { TablaDelMes } from '@portal/parts/control/TablaDelMes.tsx'
import { useFilasDeControl } from '@portal/parts/control/useFilasDeControl.ts'
import { useHojaDelMes } from '@portal/parts/control/useHojaDelMes.ts'
import { documentoName } from '@portal/parts/documentoName.ts'
import { Screen } from '@portal/ui/app/Screen.tsx'
import { useDocumentTitle } from '@portal/ui/app/useDocumentTitle.ts'
import { HeadAction } from '@portal/ui/controls/actions.tsx'
import { Button } from '@portal/ui/controls/Button.tsx'
import { EmptyState } from '@portal/ui/feedback/EmptyState.tsx'
import { ErrorState } from '@portal/ui/feedback/ErrorState.tsx'
import { ExportAction } from '@portal/ui/list/ExportAction.tsx'
import { useAddress } from '@portal/ui/list/useAddress.ts'
import { Card } from '@portal/ui/show/Card.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Lock as CloseIcon, ShieldCheck as ControlIcon } from 'lucide-react'
import { useState } from 'react'
import { EnSuNombreDialog } from '../cuentas/enSuNombre.ts'
import { PedirLegajo } from '../legajo/Legajo.tsx'
import { Bloque } from '../piezas/Bloque.tsx'
import pagina from '../piezas/pagina.module.css'
import { rutas } from '../rutas.ts'
import { useEsAdministrador } from '../session/useEsAdministrador.ts'
import { readDeCuenta } from './address.ts'
import { CerrarDialog } from './CerrarDialog.tsx'
import styles from './control.module.css'
import { mesDe } from './mesDe.ts'
import { PedirDialog } from './PedirDialog.tsx'
import { NoCuentan, QuienesCuentan } from './QuienesCuentan.tsx'
import { Propuestas } from './Propuestas.tsx'
import { QueDiceLaNorma } from './QueDiceLaNorma.tsx'

/** The people of one account by what is controlled of each in a month. */
export const ControlDeCuenta = ({ cuentaid }: { cuentaid: string }) => {
  const t = useTexts()
  const mayChange = useEsAdministrador()
  const [address, change] = useAddress(readDeCuenta)
  const mes = mesDe(address.mes)
  const { cuentan } = address
  const input = { cuentaid, mes, con: address.con, cuentan }
  const filas = useFilasDeControl('ControlDeCuenta', input)
  const { mes: data, error, retry, refreshing } = filas
  const sheet = useHojaDelMes(
    'ControlDeCuenta',
    { cuentaid, mes, cuentan },
    [data?.accountname, cuentan].filter(Boolean).join('-'),
  )
  const [asking, setAsking] = useState<'pedir' | 'cerrar'>()
  const [presentar, setPresentar] = useState<{ fila: FilaDeControl; tipo: TipoQuePrueba }>()
  useDocumentTitle(data?.accountname ?? t('controles.titulo'))
  const ended = mes < periodoDe(hoyEnBuenosAires())
  const differs = data !== undefined && data.cierres.length > 0
  return (
    <Screen
      title={t('controles.titulo')}
      back={{ label: t('controles.volver'), href: rutas.control({ mes }) }}
      actions={
        <>
          <ExportAction sheet={sheet} />
          {mayChange && data && <PedirLegajo como="cabeza" cuentaid={cuentaid} nombre={data.accountname} />}
          {mayChange && ended && (
            <HeadAction
              label={t(differs ? 'controles.cerrar.complementar' : 'controles.cerrar.elMes')}
              icon={<CloseIcon />}
              onClick={() => setAsking('cerrar')}
            />
          )}
        </>
      }
    >
      {error && !data ? (
        <Card>
          <ErrorState error={error} onRetry={retry} />
        </Card>
      ) : (
        <div className={pagina.page}>
          <div className="row wraps gap-12">
            <MesStepper
              mes={mes}
              ultimo={periodoDe(hoyEnBuenosAires())}
              onChange={(next) => change({ mes: next, con: undefined })}
            />
            {data && (
              <QuienesCuentan
                cuentan={cuentan}
                noEntraron={data.noEntraron}
                onChange={(next) => change({ cuentan: next })}
              />
            )}
            {data && (
              <span className="slim">
                <b className="breaks">{data.accountname}</b>{' '}
                <span className="soft one-line">
                  {data.cuit !== null && t('controles.cuit', { cuit: formatCuit(data.cuit) })}
                </span>
              </span>
            )}
          </div>
          {data && <NoCuentan cuentan={cuentan} noEntraron={data.noEntraron} />}
          {data && data.choferes > 0 && (
            <div className={styles.summary}>
              <div>
                <FraseDelMes {...data} />
              </div>
              {mayChange && data.faltan > 0 && (
                <Button kind="primary" size="large" onClick={() => setAsking('pedir')}>
                  {t('controles.pedir.corto')}
                </Button>
              )}
            </div>
          )}
          <div className={pagina.columns}>
            <div className={pagina.main}>
              {data && data.propuestas.length > 0 && (
                <Propuestas propuestas={data.propuestas} controles={data.controles} mayChange={mayChange} />
              )}
              <Card aria-busy={refreshing}>
                {!data ? (
                  <EsperaDelMes />
                ) : data.choferes === 0 ? (
                  <EmptyState
                    ghost
                    icon={<ControlIcon />}
                    title={t('control.nadie')}
                    message={t('controles.nadieNota')}
                  />
                ) : (
                  <TablaDelMes
                    mes={mes}
                    controles={data.controles}
                    choferes={data.choferes}
                    estados={data.estados}
                    filas={filas}
                    con={address.con}
                    onCon={(con) => change({ con })}
                    hrefOf={(recursoid) => rutas.recursoDeCuenta(cuentaid, recursoid)}
                    documentoHref={(id) => rutas.documento(id)}
                    seActua={(estado) => faltaPapel(estado) || (mayChange && estado === 'en revision')}
                    acciones={(fila, celda, tipos) =>
                      porPresentar(celda, tipos).map((tipo) => ({
                        key: tipo.tipodocumentoid,
                        label: t('enSuNombre.boton'),
                        of: `${tipo.nombre}, ${fila.nombre}`,
                        kind: 'now',
                        onPress: () => setPresentar({ fila, tipo }),
                      }))
                    }
                    noCorresponde={
                      mayChange
                        ? {
                            operation: 'SaveNoCorresponde',
                            motivos: data.motivos,
                            accion: t('controles.noCorresponde.accion'),
                            about: t('controles.noCorresponde.hace'),
                            done: t('controles.noCorresponde.hecho'),
                          }
                        : undefined
                    }
                  />
                )}
              </Card>
            </div>
            <aside className={pagina.side}>
              {data && (
                <Bloque title={t('control.cierres.titulo')}>
                  <CierresDelMes
                    mes={mes}
                    cierres={data.cierres}
                    otros={data.otrosCierres}
                    esperaHasta={data.esperaHasta}
                  />
                </Bloque>
              )}
              <QueDiceLaNorma />
            </aside>
          </div>
        </div>
      )}
      {presentar && data && (
        <EnSuNombreDialog
          cuentaid={cuentaid}
          cuenta={data.accountname}
          documento={documentoName({ ...presentar.tipo, nombre: presentar.tipo.nombre })}
          recurso={presentar.fila.nombre}
          casilla={{ ...presentar.tipo, recursoid: presentar.fila.recursoid }}
          mes={mes}
          onClose={() => setPresentar(undefined)}
        />
      )}
      {asking === 'pedir' && (
        <PedirDialog mes={mes} cuentas={[cuentaid]} onClose={() => setAsking(undefined)} />
      )}
      {asking === 'cerrar' && (
        <CerrarDialog mes={mes} cuentas={[cuentaid]} onClose={() => setAsking(undefined)} />
      )}
    </Screen>
  )
}
