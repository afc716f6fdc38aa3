import { hoyEnBuenosAires, periodoDe } from '@portal/contract/calendario.ts'
import { formatCuit } from '@portal/contract/identificacion.ts'
import { maxPageSize } from '@portal/contract/operation.ts'
import { faltaPapel, type Control } from '@portal/contract/reglaDeControl.ts'
import { CeldaDeControl } from '@portal/parts/control/CeldaDeControl.tsx'
import { porPresentar, type TipoQuePrueba } from '@portal/parts/control/porPresentar.ts'
import { CierresDelMes } from '@portal/parts/control/CierresDelMes.tsx'
import { FraseDelMes } from '@portal/parts/control/FraseDelMes.tsx'
import {
  GrillaDeControl,
  type CeldaDeControl as Celda,
  type FilaDeControl,
} from '@portal/parts/control/GrillaDeControl.tsx'
import { hojaDelMes } from '@portal/parts/control/hojaDelMes.ts'
import { LeyendaDeControl } from '@portal/parts/control/LeyendaDeControl.tsx'
import { MesStepper } from '@portal/parts/control/MesStepper.tsx'
import { NoCorrespondeDialog } from '@portal/parts/control/NoCorrespondeDialog.tsx'
import { useFilasDeControl } from '@portal/parts/control/useFilasDeControl.ts'
import { documentoName } from '@portal/parts/documentoName.ts'
import { operationQuery } from '@portal/ui/app/queries.ts'
import { Screen } from '@portal/ui/app/Screen.tsx'
import { useDocumentTitle } from '@portal/ui/app/useDocumentTitle.ts'
import { HeadAction } from '@portal/ui/controls/actions.tsx'
import { Button } from '@portal/ui/controls/Button.tsx'
import { EmptyState } from '@portal/ui/feedback/EmptyState.tsx'
import { ErrorState } from '@portal/ui/feedback/ErrorState.tsx'
import { ExportAction, type RowsRead } from '@portal/ui/list/ExportAction.tsx'
import { NothingFound } from '@portal/ui/list/NothingFound.tsx'
import { useAddress } from '@portal/ui/list/useAddress.ts'
import { ActionButton } from '@portal/ui/show/ActionButton.tsx'
import { Card } from '@portal/ui/show/Card.tsx'
import { Placeholder } from '@portal/ui/show/Placeholder.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useQueryClient } from '@tanstack/react-query'
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
  const queryClient = useQueryClient()
  const [address, change] = useAddress(readDeCuenta)
  const mes = mesDe(address.mes)
  const { cuentan } = address
  const input = { cuentaid, mes, con: address.con, cuentan }
  const {
    mes: data,
    rowCount,
    rowAt,
    onShown,
    error,
    retry,
    refreshing,
  } = useFilasDeControl('ControlDeCuenta', input)
  const [asking, setAsking] = useState<'pedir' | 'cerrar'>()
  const [abierta, setAbierta] = useState<{ cell: HTMLElement; fila: FilaDeControl; celda: Celda }>()
  const [noCorresponde, setNoCorresponde] = useState<{ fila: FilaDeControl; control: Control }>()
  const [presentar, setPresentar] = useState<{ fila: FilaDeControl; tipo: TipoQuePrueba }>()
  useDocumentTitle(data?.accountname ?? t('controles.titulo'))
  const controlOf = (control: Control) => data?.controles.find((each) => each.control === control)
  const ended = mes < periodoDe(hoyEnBuenosAires())
  const differs = data !== undefined && data.cierres.length > 0

  const sheet = async (read: RowsRead) => {
    const filas: FilaDeControl[] = []
    for (let page = 1; ; page++) {
      const answer = await queryClient.query(
        operationQuery('ControlDeCuenta', {
          cuentaid,
          mes,
          order: 'nombre ASC',
          page,
          pagesize: maxPageSize,
        }),
      )
      filas.push(...answer.records)
      read(filas.length, answer.choferes)
      if (!answer.moreRecords)
        return hojaDelMes(t, { mes, nombre: answer.accountname, controles: answer.controles, filas })
    }
  }
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
          <div className={styles.head}>
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
                <span className="soft">
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
                  <div className={`stack gap-16 ${styles.waiting}`} aria-busy>
                    {Array.from({ length: 8 }, (_, index) => (
                      <Placeholder key={index} height={20} />
                    ))}
                  </div>
                ) : data.choferes === 0 ? (
                  <EmptyState
                    ghost
                    icon={<ControlIcon />}
                    title={t('control.nadie')}
                    message={t('controles.nadieNota')}
                  />
                ) : (
                  <>
                    <LeyendaDeControl
                      estados={data.estados}
                      con={address.con}
                      onChange={(con) => change({ con })}
                    />
                    {rowCount === 0 ? (
                      <NothingFound onClear={() => change({ con: undefined, search: undefined })} />
                    ) : (
                      <GrillaDeControl
                        mes={mes}
                        controles={data.controles}
                        choferes={data.choferes}
                        rowCount={rowCount}
                        rowAt={rowAt}
                        hrefOf={(recursoid) => rutas.recursoDeCuenta(cuentaid, recursoid)}
                        abierta={
                          abierta && { recursoid: abierta.fila.recursoid, control: abierta.celda.control }
                        }
                        onOpen={(cell, fila, celda) => setAbierta({ cell, fila, celda })}
                        onShown={onShown}
                      />
                    )}
                  </>
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
      {abierta && data && (
        <CeldaDeControl
          key={`${abierta.fila.recursoid} ${abierta.celda.control}`}
          {...abierta}
          mes={mes}
          nombre={controlOf(abierta.celda.control)?.nombre ?? ''}
          tipos={controlOf(abierta.celda.control)?.tipos ?? []}
          href={rutas.recursoDeCuenta(cuentaid, abierta.fila.recursoid)}
          documentoHref={(id) => rutas.documento(id)}
          onClose={() => setAbierta(undefined)}
        >
          {(faltaPapel(abierta.celda.estado) || abierta.celda.estado === 'en revision') && (
            <p className="cluster gap-8 room-above">
              {porPresentar(abierta.celda, controlOf(abierta.celda.control)?.tipos ?? []).map((tipo) => (
                <ActionButton
                  key={tipo.tipodocumentoid}
                  label={t('enSuNombre.boton')}
                  of={`${tipo.nombre}, ${abierta.fila.nombre}`}
                  kind="quiet"
                  onClick={() => {
                    abierta.cell.focus({ preventScroll: true })
                    setPresentar({ fila: abierta.fila, tipo })
                    setAbierta(undefined)
                  }}
                />
              ))}
              {mayChange && (
                <ActionButton
                  label={t('controles.noCorresponde.accion')}
                  of={abierta.fila.nombre}
                  kind="quiet"
                  onClick={() => {
                    abierta.cell.focus({ preventScroll: true })
                    setNoCorresponde({ fila: abierta.fila, control: abierta.celda.control })
                    setAbierta(undefined)
                  }}
                />
              )}
            </p>
          )}
        </CeldaDeControl>
      )}
      {noCorresponde && data && (
        <NoCorrespondeDialog
          operation="SaveNoCorresponde"
          recursoid={noCorresponde.fila.recursoid}
          chofer={noCorresponde.fila.nombre}
          control={noCorresponde.control}
          nombre={controlOf(noCorresponde.control)?.nombre ?? ''}
          mes={mes}
          motivos={data.motivos}
          about={t('controles.noCorresponde.hace')}
          done={t('controles.noCorresponde.hecho')}
          onClose={() => setNoCorresponde(undefined)}
        />
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
