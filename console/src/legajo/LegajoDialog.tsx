import type { Result } from '@portal/contract'
import { Refusal } from '@portal/contract/refusals.ts'
import { diaEnBuenosAires, hoyEnBuenosAires, periodoDe, sumarAlPeriodo } from '@portal/contract/calendario.ts'
import { addresses } from '@portal/contract/door.ts'
import { operationQuery } from '@portal/ui/app/queries.ts'
import { useZip } from '@portal/ui/app/useZip.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { Dialog, DialogActions, DialogBody, DialogTitle } from '@portal/ui/feedback/Dialog.tsx'
import { Notice } from '@portal/ui/feedback/Notice.tsx'
import { SelectBox } from '@portal/ui/fields/plain/SelectBox.tsx'
import { DataList } from '@portal/ui/show/DataList.tsx'
import { formatBytes, formatDate, formatNumber, formatPeriod } from '@portal/ui/show/format.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { DeQue } from './Legajo.tsx'

/** Of a legajo of more, months are asked for at the door itself. */
const monthsOffered = 60

type Dicho = Result<'PrepararLegajo'>['records'][number]

/** Which months, and what a legajo of them would hold, before it is taken. */
export const LegajoDialog = ({ cuentaid, recursoid, nombre, onClose }: DeQue & { onClose: () => void }) => {
  const t = useTexts()
  const id = useId()
  const este = periodoDe(hoyEnBuenosAires())
  const meses = Array.from({ length: monthsOffered }, (_, back) => sumarAlPeriodo(este, -back))
  const options = meses.map((mes) => ({ value: mes, label: formatPeriod(mes) }))
  const [desde, setDesde] = useState(sumarAlPeriodo(este, -1))
  const [hasta, setHasta] = useState(este)
  const { state, busy, take } = useZip({ maxHereBytes: 300_000_000, goesOn: false })
  const asked = { cuentaid, desde, hasta, ...(recursoid !== undefined && { recursoid }) }
  const { data, error, isFetching } = useQuery({ ...operationQuery('PrepararLegajo', asked), staleTime: 0 })
  const dicho = error === null && !isFetching ? data?.records[0] : undefined
  const refused = error instanceof Refusal ? error : undefined
  const beside = refused?.body.fields?.['hasta']

  const bring = () => {
    if (!dicho?.url.startsWith(addresses.legajo)) throw new Error('no address to fetch it from')
    const { url, archivos, bytes } = dicho
    return Promise.resolve({ url, name: `legajo ${nombre} ${desde} ${hasta}.zip`, files: archivos, bytes })
  }

  return (
    <Dialog onClose={onClose} labelledBy={id} width={560}>
      <DialogTitle id={id}>{t('legajo.de', { nombre })}</DialogTitle>
      <DialogBody>
        <div className="stack gap-16">
          <div className="row wraps gap-16">
            <SelectBox
              short
              label={t('legajo.desde')}
              options={options}
              value={desde}
              onChange={(event) => setDesde(event.target.value)}
            />
            <SelectBox
              short
              label={t('legajo.hasta')}
              options={options}
              value={hasta}
              error={beside}
              onChange={(event) => setHasta(event.target.value)}
            />
          </div>
          {dicho && <QueTrae {...dicho} />}
          {isFetching && (
            <p role="status" className="small soft">
              {t('legajo.mirando')}
            </p>
          )}
          {error !== null && beside === undefined && (
            <Notice severity="error">{refused ? refused.message : t('legajo.noSePudo')}</Notice>
          )}
          <Notice severity="warning">{t('legajo.datosPersonales')}</Notice>
          {state.is === 'failed' && (
            <Notice severity="error">
              {state.why instanceof Refusal ? state.why.message : t('legajo.noSePudo')}
            </Notice>
          )}
          <p role="status" className="if-any small soft">
            {state.is === 'saved' && t('legajo.listo')}
            {state.is === 'handedOver' && t('exportar.delNavegador')}
            {state.is === 'coming' &&
              t('exportar.bajando', {
                bytes: formatBytes(state.bytes),
                de: formatBytes(state.of),
                count: state.files,
                n: formatNumber(state.files),
              })}
          </p>
        </div>
      </DialogBody>
      <DialogActions>
        <Button kind="quiet" onClick={onClose}>
          {t('acciones.cerrar')}
        </Button>
        <Button kind="primary" busy={busy} disabled={!dicho} onClick={() => void take(bring)}>
          {t('legajo.bajar')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** What stands in it, what doesn't and why, and how far somebody outside can tell that it was there. */
const QueTrae = (dicho: Dicho) => {
  const t = useTexts()
  const {
    documentos,
    archivos,
    bytes,
    historial,
    excepciones,
    pasos,
    lineas,
    sinSellar,
    deOtrosMeses,
    testigo,
  } = dicho
  const afuera = [
    ...(deOtrosMeses > 0
      ? [t('legajo.deOtrosMeses', { count: deOtrosMeses, n: formatNumber(deOtrosMeses) })]
      : []),
    ...(sinSellar > 0 ? [t('legajo.sinSellar', { count: sinSellar, n: formatNumber(sinSellar) })] : []),
  ]
  return (
    <DataList
      data={[
        {
          label: t('legajo.documentos'),
          value: t('legajo.enArchivos', {
            documentos: formatNumber(documentos),
            count: archivos,
            n: formatNumber(archivos),
            bytes: formatBytes(bytes),
          }),
        },
        { label: t('legajo.historial'), value: formatNumber(historial) },
        { label: t('legajo.excepciones'), value: formatNumber(excepciones) },
        { label: t('legajo.pasos'), value: formatNumber(pasos) },
        { label: t('legajo.auditoria'), value: formatNumber(lineas) },
        {
          label: t('legajo.testigos'),
          value:
            testigo === null
              ? t('legajo.sinTestigo')
              : t('legajo.hastaLaNoche', { fecha: formatDate(diaEnBuenosAires(new Date(testigo))) }),
        },
        { label: t('legajo.afuera'), value: afuera.length > 0 ? afuera.join(' · ') : t('legajo.nada') },
      ]}
    />
  )
}
