import { tiposDeLote, type TipoDeLote } from '@portal/contract/tiposDeLote.ts'
import { FailedScreen } from '@portal/ui/app/FailedScreen.tsx'
import { Screen } from '@portal/ui/app/Screen.tsx'
import { WaitingScreen } from '@portal/ui/app/WaitingScreen.tsx'
import { HeadAction, PrimaryAction } from '@portal/ui/controls/actions.tsx'
import { Button } from '@portal/ui/controls/Button.tsx'
import { ViewSwitch } from '@portal/ui/controls/ViewSwitch.tsx'
import { Notice } from '@portal/ui/feedback/Notice.tsx'
import { useAddress } from '@portal/ui/list/useAddress.ts'
import { Card } from '@portal/ui/show/Card.tsx'
import { formatDateTime, formatNumber } from '@portal/ui/show/format.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useQuery } from '@tanstack/react-query'
import { Download as DownloadIcon, FileSpreadsheet as SheetIcon, List as ListIcon } from 'lucide-react'
import { useState } from 'react'
import { readImportar } from './address.ts'
import type { ApiDeImportar, Lote } from './api.ts'
import { Cabeza } from './Cabeza.tsx'
import { antesDe } from './columnas.ts'
import type { ColumnaElegida } from './Columnas.tsx'
import { ColumnasDeLote } from './ColumnasDeLote.tsx'
import { ColumnasDePlanilla } from './ColumnasDePlanilla.tsx'
import { bajarPlantilla } from './descargas.ts'
import { elegir, type Elegida } from './elegida.ts'
import { ElegirPlanilla, type Leida } from './ElegirPlanilla.tsx'
import { Ensayo } from './Ensayo.tsx'
import { cuantosDe, Hecho } from './Hecho.tsx'
import styles from './importar.module.css'
import { LotesAnteriores } from './LotesAnteriores.tsx'
import { Pie } from './Pie.tsx'
import { Pasos, type Paso } from './Pasos.tsx'
import { sinLinea, subir, terminar, type Avance } from './subir.ts'

interface ImportarScreenProps {
  api: ApiDeImportar
  /** The list of what was imported. */
  lista: (tipo: TipoDeLote) => string
  /** For whom it is imported, where that is somebody else. */
  cuenta?: string
  back?: { href: string; label: string }
  puedeEscribir: boolean
}

const pagesize = 25
const everyMs = 1_000
const anterioresEveryMs = 3_000
const nothingSent: Avance = { loteid: '0', enviadas: 0 }

/** From a sheet to the account's records in four steps, of which the last alone changes anything. */
export const ImportarScreen = ({ api, lista, cuenta, back, puedeEscribir }: ImportarScreenProps) => {
  const t = useTexts()
  const [address, change] = useAddress(readImportar)
  const { lote: loteid, resultado, page = 1 } = address
  const [elegida, setElegida] = useState<Elegida>()
  const [avance, setAvance] = useState<Avance>(nothingSent)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Error>()
  const anteriores = useQuery({
    ...api.lotes({ pagesize: 8 }),
    refetchInterval: ({ state }) => (state.data?.records.some(isAtWork) ? anterioresEveryMs : false),
  })
  const detalle = useQuery({
    ...api.detalle({ loteid: loteid ?? '0', pagesize, page, ...(resultado && { resultado }) }),
    enabled: loteid !== undefined,
    placeholderData: (before) => (before?.records[0]?.loteid === loteid ? before : undefined),
    refetchInterval: ({ state }) => (isAtWork(state.data?.records[0]) ? everyMs : false),
  })
  const lote = loteid === undefined ? undefined : detalle.data?.records[0]
  const tipo = lote?.tipo ?? address.tipo ?? 'choferes'

  if (loteid !== undefined && !lote)
    return detalle.error ? (
      <FailedScreen error={detalle.error} onRetry={() => void detalle.refetch()} />
    ) : (
      <WaitingScreen height={480} />
    )

  const leave = () => {
    setElegida(undefined)
    setAvance(nothingSent)
    setProblem(undefined)
    change({ lote: undefined, paso: undefined, resultado: undefined, page: undefined })
  }
  const choose = (leida: Leida, hoja?: number, de: TipoDeLote = tipo) => {
    const antes = antesDe(anteriores.data?.records.find((each) => each.tipo === de)?.columnas ?? [])
    setAvance(nothingSent)
    setProblem(undefined)
    setElegida(elegir(de, leida, antes, hoja))
  }
  const attempt = async (deed: () => Promise<void>) => {
    setBusy(true)
    setProblem(undefined)
    try {
      await deed()
    } catch (error) {
      setProblem(error instanceof Error ? error : new Error(String(error)))
    }
    setBusy(false)
  }
  const rehearse = () =>
    attempt(async () => {
      if (!elegida) return
      const done = await subir(
        api,
        {
          tipo,
          archivo: {
            nombre: elegida.nombre.slice(0, 500),
            huella: elegida.huella,
            hoja: elegida.planilla.hojas[elegida.hoja]?.nombre ?? '',
          },
          columnas: enviadas(elegida.columnas),
          filas: elegida.propuesta.filas,
        },
        avance,
        setAvance,
      )
      setElegida(undefined)
      setAvance(nothingSent)
      change({ lote: done.loteid, tipo: done.tipo, paso: undefined, resultado: undefined, page: undefined })
    })

  const paso: Paso = !lote
    ? elegida
      ? 'columnas'
      : 'planilla'
    : lote.estado !== 'ensayo'
      ? 'listo'
      : address.paso === 'columnas'
        ? 'columnas'
        : 'ensayo'
  const terminado = lote !== undefined && lote.estado !== 'ensayo' && !isAtWork(lote)
  const template = (conFilas: boolean) => attempt(() => bajarPlantilla(t, tipo, api, conFilas))
  const hechos = lote ? cuantosDe(lote) : 0

  return (
    <Screen
      title={t(`importar.titulo.${tipo}`)}
      subtitle={
        terminado
          ? t('importar.subtituloHecho', { hora: formatDateTime(lote.creado), archivo: lote.archivo })
          : cuenta === undefined
            ? t('importar.subtitulo')
            : t('importar.subtituloPorCuenta', { cuenta })
      }
      {...(back && { back })}
      actions={
        <>
          {paso !== 'listo' && (
            <HeadAction
              label={t('importar.plantilla.bajar')}
              icon={<DownloadIcon />}
              onClick={() => void template(false)}
            />
          )}
          {paso === 'planilla' && (
            <HeadAction
              label={t('importar.plantilla.conFilas')}
              icon={<SheetIcon />}
              onClick={() => void template(true)}
            />
          )}
          {terminado && lote.estado === 'hecho' && hechos > 0 && (
            <PrimaryAction label={t(`importar.ver.${tipo}`)} icon={<ListIcon />} href={lista(tipo)} />
          )}
        </>
      }
    >
      <div className="stack gap-16">
        <Card>
          <Pasos paso={paso} terminado={terminado} />
          {!lote && !elegida && (
            <ElegirPlanilla onLeida={(leida) => choose(leida)}>
              <ViewSwitch
                label={t('importar.elegir.deQue')}
                views={tiposDeLote.map((each) => ({ view: each, label: t(`importar.tipo.${each}`) }))}
                current={tipo}
                onChange={(next) => change({ tipo: next })}
              />
            </ElegirPlanilla>
          )}
          {!lote && elegida && (
            <>
              <ColumnasDePlanilla
                tipo={tipo}
                elegida={elegida}
                onHoja={(hoja) => choose(elegida, hoja)}
                onColumnas={(columnas) => {
                  setAvance(nothingSent)
                  setElegida({ ...elegida, columnas })
                }}
              />
              {fallo()}
              <Pie
                volver={t('importar.pie.otraPlanilla')}
                onVolver={leave}
                nota={
                  busy || avance.enviadas > 0
                    ? t('importar.pie.enviadas', {
                        n: formatNumber(avance.enviadas),
                        filas: formatNumber(elegida.propuesta.filas.length),
                      })
                    : t('importar.pie.nadaCambia')
                }
                accion={t('importar.pie.ensayar', {
                  count: elegida.propuesta.filas.length,
                  n: formatNumber(elegida.propuesta.filas.length),
                })}
                busy={busy}
                disabled={
                  elegida.propuesta.filas.length === 0 ||
                  elegida.columnas.every(({ campo }) => campo === null) ||
                  !puedeEscribir
                }
                onAccion={() => void rehearse()}
              />
            </>
          )}
          {lote && paso === 'columnas' && (
            <ColumnasDeLote
              key={lote.loteid}
              lote={lote}
              busy={busy}
              problema={fallo()}
              onVolver={() => change({ paso: undefined })}
              onEnsayar={(columnas) =>
                void attempt(async () => {
                  await terminar(
                    api,
                    await api.revisar({ loteid: lote.loteid, columnas: enviadas(columnas) }),
                  )
                  change({ paso: undefined, resultado: undefined, page: undefined })
                })
              }
            />
          )}
          {lote && paso === 'ensayo' && (
            <>
              <Cabeza
                titulo={tituloDeEnsayo(lote)}
                detalle={t('importar.ensayo.nadaCambio', {
                  archivo: lote.archivo,
                  count: lote.filas,
                  n: formatNumber(lote.filas),
                })}
              />
              <Ensayo
                api={api}
                lote={lote}
                resultado={resultado}
                page={page}
                pagesize={pagesize}
                abierto={puedeEscribir}
                onResultado={(next) => change({ resultado: next, page: undefined })}
                onPage={(next) => change({ page: next })}
                revisar={async (input) => {
                  await terminar(api, await api.revisar({ loteid: lote.loteid, ...input }))
                  await detalle.refetch()
                }}
              />
              {fallo()}
              <Pie
                volver={t('importar.pie.volverAColumnas')}
                onVolver={() => change({ paso: 'columnas' })}
                nota={quedanAfuera(lote)}
                accion={
                  lote.pendientes > 0
                    ? t('importar.pie.seguirEnsayando')
                    : t('importar.pie.importar', { count: lote.por_hacer, n: formatNumber(lote.por_hacer) })
                }
                busy={busy}
                disabled={!puedeEscribir || (lote.pendientes === 0 && lote.por_hacer === 0)}
                onAccion={() =>
                  void attempt(async () => {
                    if (lote.pendientes > 0) await terminar(api, lote)
                    else await api.importar(lote.loteid)
                    change({ resultado: undefined, page: undefined })
                    await detalle.refetch()
                  })
                }
              />
            </>
          )}
          {lote && paso === 'listo' && <Hecho lote={lote} api={api} puedeEscribir={puedeEscribir} />}
        </Card>
        {(paso === 'planilla' || terminado) && (
          <>
            {terminado && (
              <div>
                <Button onClick={leave}>{t('importar.pie.otraPlanilla')}</Button>
              </div>
            )}
            <LotesAnteriores
              lotes={(anteriores.data?.records ?? []).map((each) =>
                each.loteid === loteid ? (lote ?? each) : each,
              )}
              onOpen={(each) =>
                change({
                  lote: each.loteid,
                  tipo: each.tipo,
                  paso: each.estado === 'ensayo' ? undefined : 'filas',
                  resultado: undefined,
                  page: undefined,
                })
              }
            />
          </>
        )}
        {lote && terminado && address.paso === 'filas' && (
          <Card>
            <Cabeza titulo={t('importar.anteriores.filas')} detalle={lote.archivo} />
            <Ensayo
              api={api}
              lote={lote}
              resultado={resultado}
              page={page}
              pagesize={pagesize}
              abierto={false}
              onResultado={(next) => change({ resultado: next, page: undefined })}
              onPage={(next) => change({ page: next })}
              revisar={() => Promise.resolve()}
            />
          </Card>
        )}
      </div>
    </Screen>
  )

  function fallo() {
    if (problem === undefined) return null
    return (
      <Notice severity="error" className={styles.nota}>
        {problem.message}
        {sinLinea(problem) && elegida && ` ${t('importar.pie.sinLinea')}`}
      </Notice>
    )
  }

  function tituloDeEnsayo({ cuentas: { crear, cambiar }, tipo: de }: Lote): string {
    if (crear === 0 && cambiar === 0) return t('importar.ensayo.nadaPorHacer')
    const nuevos = t(`importar.ensayo.nuevos.${de}`, { count: crear, n: formatNumber(crear) })
    const cambios = t('importar.que.cambiados', { count: cambiar, n: formatNumber(cambiar) })
    return t('importar.ensayo.asi', {
      que:
        crear > 0 && cambiar > 0
          ? t('importar.ensayo.y', { a: nuevos, b: cambios })
          : crear > 0
            ? nuevos
            : cambios,
    })
  }

  function quedanAfuera({ cuentas: { decidir, error, dejar } }: Lote): string {
    const count = decidir + error + dejar
    if (count === 0) return t('importar.pie.ningunaAfuera')
    const partes = [
      decidir > 0 && t('importar.pie.porDecidir', { n: formatNumber(decidir) }),
      error > 0 && t('importar.pie.conError', { n: formatNumber(error) }),
      dejar > 0 && t('importar.pie.dejadas', { n: formatNumber(dejar) }),
    ].filter((parte) => parte !== false)
    return t('importar.pie.afuera', { count, n: formatNumber(count), partes: partes.join(', ') })
  }
}

const isAtWork = (lote: Lote | undefined): boolean =>
  lote?.estado === 'importando' || lote?.estado === 'deshaciendo'

const enviadas = (columnas: readonly ColumnaElegida[]) =>
  columnas.map(({ titulo, campo }) => ({ titulo: titulo.slice(0, 500), campo }))
