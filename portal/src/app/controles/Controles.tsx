import { hoyEnBuenosAires, periodoDe } from '@portal/contract/calendario.ts'
import { EstadoDeControl } from '@portal/contract/control.ts'
import { maxPageSize } from '@portal/contract/operation.ts'
import { faltaPapel, mesTerminado, type Control } from '@portal/contract/reglaDeControl.ts'
import { Periodo } from '@portal/contract/values.ts'
import { CeldaDeControl } from '@portal/parts/control/CeldaDeControl.tsx'
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
import { operationQuery } from '@portal/ui/app/queries.ts'
import { EmptyState } from '@portal/ui/feedback/EmptyState.tsx'
import { ErrorState } from '@portal/ui/feedback/ErrorState.tsx'
import { ExportAction, type RowsRead } from '@portal/ui/list/ExportAction.tsx'
import { lenient } from '@portal/ui/list/listSearch.ts'
import { NothingFound } from '@portal/ui/list/NothingFound.tsx'
import { useAddress } from '@portal/ui/list/useAddress.ts'
import { ActionButton } from '@portal/ui/show/ActionButton.tsx'
import { Placeholder } from '@portal/ui/show/Placeholder.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ShieldCheck as ControlIcon } from 'lucide-react'
import { useState } from 'react'
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
  const queryClient = useQueryClient()
  const [address, change] = useAddress(read)
  const hoy = hoyEnBuenosAires()
  const mes = address.mes ?? mesTerminado(hoy)
  const {
    mes: data,
    rowCount,
    rowAt,
    onShown,
    error,
    retry,
    refreshing,
  } = useFilasDeControl('ControlesDelMes', { mes, con: address.con })
  const [abierta, setAbierta] = useState<{ cell: HTMLElement; fila: FilaDeControl; celda: Celda }>()
  const [noCorresponde, setNoCorresponde] = useState<{ fila: FilaDeControl; control: Control }>()
  const { present, dialog } = usePresentar()
  const catalogo = useQuery(operationQuery('TiposDocumentos', {})).data?.records ?? []
  const controles = data?.controles ?? []
  const choferes = data?.choferes ?? 0
  const controlOf = (control: Control) => controles.find((each) => each.control === control)

  const sheet = async (told: RowsRead) => {
    const filas: FilaDeControl[] = []
    for (let page = 1; ; page++) {
      const answer = await queryClient.query(
        operationQuery('ControlesDelMes', { mes, order: 'nombre ASC', page, pagesize: maxPageSize }),
      )
      filas.push(...answer.records)
      told(filas.length, answer.choferes)
      if (answer.moreRecords !== true)
        return hojaDelMes(t, {
          mes,
          nombre: t('misControles.enHojas'),
          controles: answer.controles ?? [],
          filas,
        })
    }
  }
  if (error && !data) return <ErrorState error={error} onRetry={retry} />
  return (
    <div className={styles.controles}>
      <div className={styles.head}>
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
              faltan={data.faltan ?? 0}
              enRevision={data.enRevision ?? 0}
            />
          )}
        </div>
        <ExportAction sheet={sheet} />
      </div>
      {!data ? (
        <div className={styles.waiting} aria-busy>
          {Array.from({ length: 8 }, (_, index) => (
            <Placeholder key={index} height={20} />
          ))}
        </div>
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
            <LeyendaDeControl
              estados={data.estados ?? []}
              con={address.con}
              onChange={(con) => change({ con })}
            />
            {rowCount === 0 ? (
              <NothingFound onClear={() => change({ con: undefined })} />
            ) : (
              <GrillaDeControl
                mes={mes}
                controles={controles}
                choferes={choferes}
                rowCount={rowCount}
                rowAt={rowAt}
                hrefOf={(recursoid) => rutas.chofer(recursoid)}
                abierta={abierta && { recursoid: abierta.fila.recursoid, control: abierta.celda.control }}
                onOpen={(cell, fila, celda) => setAbierta({ cell, fila, celda })}
                onShown={onShown}
              />
            )}
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
              <h2 className={`heading-16 ${styles.title}`}>{t('control.cierres.titulo')}</h2>
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
      {abierta && (
        <CeldaDeControl
          key={`${abierta.fila.recursoid} ${abierta.celda.control}`}
          {...abierta}
          mes={mes}
          nombre={controlOf(abierta.celda.control)?.nombre ?? ''}
          tipos={controlOf(abierta.celda.control)?.tipos ?? []}
          href={rutas.chofer(abierta.fila.recursoid)}
          documentoHref={(id) => rutas.documento(id)}
          onClose={() => setAbierta(undefined)}
        >
          {faltaPapel(abierta.celda.estado) && (
            <p className="cluster gap-8 room-above">
              {presentableDe(
                abierta.fila,
                abierta.celda,
                controlOf(abierta.celda.control)?.tipos ?? [],
                mes,
                catalogo,
              ).map((item) => (
                <ActionButton
                  key={item.tipodocumentoid}
                  label={t('misControles.presentar')}
                  of={`${item.tipodocumento}, ${abierta.fila.nombre}`}
                  kind="now"
                  onClick={() => {
                    abierta.cell.focus({ preventScroll: true })
                    setAbierta(undefined)
                    present(item)
                  }}
                />
              ))}
              <ActionButton
                label={t('misControles.noCorresponde.accion')}
                of={abierta.fila.nombre}
                kind="quiet"
                onClick={() => {
                  abierta.cell.focus({ preventScroll: true })
                  setNoCorresponde({ fila: abierta.fila, control: abierta.celda.control })
                  setAbierta(undefined)
                }}
              />
            </p>
          )}
        </CeldaDeControl>
      )}
      {noCorresponde && data && (
        <NoCorrespondeDialog
          operation="ProponerNoCorresponde"
          recursoid={noCorresponde.fila.recursoid}
          chofer={noCorresponde.fila.nombre}
          control={noCorresponde.control}
          nombre={controlOf(noCorresponde.control)?.nombre ?? ''}
          mes={mes}
          motivos={data.motivos ?? []}
          about={t('misControles.noCorresponde.hace')}
          done={t('misControles.noCorresponde.hecho')}
          onClose={() => setNoCorresponde(undefined)}
        />
      )}
      {dialog}
    </div>
  )
}
