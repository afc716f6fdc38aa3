import { hoyEnBuenosAires, periodoDe } from '@portal/contract/calendario.ts'
import { maxCuentasDeControl } from '@portal/contract/control.ts'
import { maxPageSize } from '@portal/contract/operation.ts'
import type { Result } from '@portal/contract'
import { controlLook } from '@portal/parts/control/controlLook.ts'
import { mesEnPalabras, nombreDelMes } from '@portal/parts/meses.ts'
import { loQueFalta } from '@portal/parts/control/FraseDelMes.tsx'
import { MesStepper } from '@portal/parts/control/MesStepper.tsx'
import { Sentence } from '@portal/parts/Sentence.tsx'
import type { Sheet } from '@portal/ui/app/downloadXlsx.ts'
import { operationQuery } from '@portal/ui/app/queries.ts'
import { Screen } from '@portal/ui/app/Screen.tsx'
import { HeadAction } from '@portal/ui/controls/actions.tsx'
import { Button } from '@portal/ui/controls/Button.tsx'
import { Notice } from '@portal/ui/feedback/Notice.tsx'
import { ExportAction, type RowsRead } from '@portal/ui/list/ExportAction.tsx'
import { ListTable } from '@portal/ui/list/ListTable.tsx'
import { useList } from '@portal/ui/list/useList.ts'
import { Card } from '@portal/ui/show/Card.tsx'
import { formatNumber } from '@portal/ui/show/format.ts'
import { capitalized } from '@portal/ui/texts/locale.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { Lock as CloseIcon } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useEsAdministrador } from '../session/useEsAdministrador.ts'
import { CerrarDialog } from './CerrarDialog.tsx'
import styles from './control.module.css'
import { ControlesApagados } from './ControlesApagados.tsx'
import { controlList } from './list.tsx'
import { mesDe } from './mesDe.ts'
import { PedirDialog } from './PedirDialog.tsx'
import { NoCuentan, QuienesCuentan } from './QuienesCuentan.tsx'

type Mes = Result<'ControlDelMes'>

/** All accounts of a month: who lacks what, and what can be done about it. */
export const ControlDelMes = () => {
  const t = useTexts()
  const mayChange = useEsAdministrador()
  const of = useMemo(() => controlList(mayChange), [mayChange])
  const state = useList(of.address)
  const mes = mesDe(state.address.mes)
  const cuentan = state.address['cuentan'] === 'entraron' ? 'entraron' : undefined
  const [open, setOpen] = useState<'cerrar' | readonly string[]>()
  const { data } = useQuery({
    ...operationQuery('ControlDelMes', of.address.input(state.address)),
    placeholderData: keepPreviousData,
  })
  const queryClient = useQueryClient()
  const ended = mes < periodoDe(hoyEnBuenosAires())
  /** All that lack something and were not asked, as many as are asked at once. */
  const askAll = async () => {
    const ids: string[] = []
    for (let page = 1; ; page++) {
      const { records, moreRecords } = await queryClient.query(
        operationQuery('ControlDelMes', { mes, mostrar: 'faltan', cuentan, page, pagesize: maxPageSize }),
      )
      ids.push(
        ...records.flatMap(({ cuentaid, faltan, pedido }) => (faltan > 0 && pedido === null ? cuentaid : [])),
      )
      if (!moreRecords || ids.length >= maxCuentasDeControl) break
    }
    setOpen(ids.slice(0, maxCuentasDeControl))
  }
  return (
    <Screen
      title={t('controles.titulo')}
      subtitle={t('controles.explicacion')}
      actions={
        <>
          <Exportar mes={mes} cuentan={cuentan} />
          {mayChange && ended && (
            <HeadAction
              label={t('controles.cerrar.corto', { mes: nombreDelMes(mes) })}
              icon={<CloseIcon />}
              onClick={() => setOpen('cerrar')}
            />
          )}
        </>
      }
    >
      <div className="stack gap-16">
        <div className="row wraps gap-12">
          <MesStepper
            mes={mes}
            ultimo={periodoDe(hoyEnBuenosAires())}
            onChange={(next) => state.change({ mes: next })}
          />
          {data && (
            <QuienesCuentan
              cuentan={cuentan}
              noEntraron={data.noEntraron}
              onChange={(next) => state.change({ cuentan: next })}
            />
          )}
          {!ended && <span className="soft small">{t('controles.enCurso')}</span>}
        </div>
        {data && <NoCuentan cuentan={cuentan} noEntraron={data.noEntraron} />}
        {data && data.cuentas > 0 && (
          <>
            <div className={styles.summary}>
              <div>
                <Frase mes={mes} data={data} />
                <p className={`small soft ${styles.note}`}>{notaDe(t, data)}</p>
              </div>
              {mayChange && data.sinPedir > 0 && (
                <Button kind="primary" size="large" onClick={() => void askAll()}>
                  {t('controles.pedir.aCuantas', { count: data.sinPedir, n: formatNumber(data.sinPedir) })}
                </Button>
              )}
            </div>
            {data.propuestas > 0 && (
              <Notice severity="info">
                {t('controles.propuestas', { count: data.propuestas, n: formatNumber(data.propuestas) })}
              </Notice>
            )}
            <PorControl controles={data.controles} />
          </>
        )}
        <ControlesApagados />
        <Card>
          <ListTable of={of} state={state} />
        </Card>
        <p className="small soft">{t('control.norma.aviso')}</p>
      </div>
      {open === 'cerrar' && <CerrarDialog mes={mes} onClose={() => setOpen(undefined)} />}
      {open !== undefined && open !== 'cerrar' && (
        <PedirDialog mes={mes} cuentas={open} onClose={() => setOpen(undefined)} />
      )}
    </Screen>
  )
}

const Frase = ({
  mes,
  data: { cuentas, cuentasCompletas, cuentasConFaltas, faltan, enRevision },
}: {
  mes: string
  data: Mes
}) => {
  const t = useTexts()
  const whole = cuentas === cuentasCompletas
  return (
    <Sentence
      {...controlLook[whole ? 'cumplido' : faltan > 0 ? 'falta' : 'en revision']}
      lead={t(whole ? 'controles.frase.todas' : 'controles.frase.algunas', {
        count: cuentas,
        mes: capitalized(nombreDelMes(mes)),
        n: formatNumber(cuentasCompletas),
        total: formatNumber(cuentas),
      })}
      rest={whole ? '' : loQueFalta(t, { quienes: cuentasConFaltas, faltan, enRevision })}
    />
  )
}

/** Whether it is closed, and what came since. */
function notaDe(t: ReturnType<typeof useTexts>, { cuentas, cuentasCerradas, cambios }: Mes): string {
  if (cuentasCerradas === 0) return t('controles.nota.abierto')
  const closed =
    cuentasCerradas === cuentas
      ? t('controles.nota.cerrado')
      : t('controles.nota.enParte', { n: formatNumber(cuentasCerradas), total: formatNumber(cuentas) })
  return cambios === 0
    ? closed
    : `${closed} ${t('controles.nota.cambios', { count: cambios, n: formatNumber(cambios) })}`
}

const PorControl = ({ controles }: { controles: Mes['controles'] }) => {
  const t = useTexts()
  return (
    <ul className={styles.controls} aria-label={t('controles.porControl')}>
      {controles.map(({ control, nombre, faltan, choferes }) => (
        <li key={control}>
          <span className="small">{nombre}</span>
          <b>{t('controles.leFalta', { count: faltan, n: formatNumber(faltan) })}</b>
          <span className={styles.bar} aria-hidden>
            <i style={{ width: `${String(choferes === 0 ? 0 : (100 * (choferes - faltan)) / choferes)}%` }} />
          </span>
          <small className="soft">
            {t('controles.noLesFalta', {
              count: choferes - faltan,
              n: formatNumber(choferes - faltan),
              total: formatNumber(choferes),
            })}
          </small>
        </li>
      ))}
    </ul>
  )
}

/** Every account of the month as a sheet, by who counts on the screen. */
const Exportar = ({ mes, cuentan }: { mes: string; cuentan: 'entraron' | undefined }) => {
  const t = useTexts()
  const queryClient = useQueryClient()
  const sheet = async (read: RowsRead): Promise<Sheet> => {
    const rows: Mes['records'] = []
    for (let page = 1; ; page++) {
      const answer = await queryClient.query(
        operationQuery('ControlDelMes', {
          mes,
          cuentan,
          order: 'accountname ASC',
          page,
          pagesize: maxPageSize,
        }),
      )
      rows.push(...answer.records)
      read(rows.length, answer.total)
      if (!answer.moreRecords) {
        const { controles } = answer
        return {
          fileName: ['control', mes, cuentan].filter(Boolean).join('-'),
          head: [
            t('controles.columnas.accountname'),
            t('controles.columnas.cuit'),
            t('controles.hoja.choferes'),
            t('controles.hoja.completos'),
            t('controles.columnas.faltan'),
            ...controles.map(({ nombre }) => nombre),
            t('controles.hoja.enRevision'),
            t('controles.hoja.cierre'),
          ],
          rows: rows.map((row) => [
            row.accountname,
            row.cuit,
            row.choferes,
            row.completos,
            row.faltan,
            ...controles.map(
              ({ control }) => row.porControl.find((each) => each.control === control)?.faltan ?? 0,
            ),
            row.enRevision,
            row.cierre,
          ]),
          nothing: t('controles.hoja.nada', { mes: mesEnPalabras(mes) }),
        }
      }
    }
  }
  return <ExportAction sheet={sheet} />
}
