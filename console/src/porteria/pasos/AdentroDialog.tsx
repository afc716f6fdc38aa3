import type { Result } from '@portal/contract'
import { operationQuery } from '@portal/ui/app/queries.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { Dialog, DialogActions, DialogBody, DialogTitle } from '@portal/ui/feedback/Dialog.tsx'
import { ErrorState } from '@portal/ui/feedback/ErrorState.tsx'
import { formatDateTime, formatNumber } from '@portal/ui/show/format.ts'
import { Placeholder } from '@portal/ui/show/Placeholder.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useQuery } from '@tanstack/react-query'
import { Printer as PrintIcon } from 'lucide-react'
import { useId } from 'react'
import styles from '../porteria.module.css'

type Persona = Result<'ListAdentro'>['records'][number]

const porSede = (records: readonly Persona[]) =>
  [...new Set(records.map(({ sede }) => sede))].map((sede) => ({
    sede,
    personas: records.filter((each) => each.sede === sede),
  }))

/** Who is inside at this moment, by site: the list that is called out in an evacuation, too. */
export const AdentroDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useTexts()
  const id = useId()
  const { data, error, refetch, dataUpdatedAt } = useQuery(operationQuery('ListAdentro', {}))
  return (
    <Dialog onClose={onClose} dismissable labelledBy={id} width={760} className={styles.printed}>
      <DialogTitle id={id}>
        {data
          ? t('porteria.adentro.cuantos', {
              count: data.records.length,
              n: formatNumber(data.records.length),
            })
          : t('porteria.adentro.titulo')}
      </DialogTitle>
      <DialogBody>
        {error && !data ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : !data ? (
          <Placeholder height={160} />
        ) : (
          <div className="stack gap-16">
            <p className="small soft">
              {t('porteria.adentro.al', { cuando: formatDateTime(new Date(dataUpdatedAt).toISOString()) })}
            </p>
            {porSede(data.records).map(({ sede, personas }) => (
              <table key={sede} className={styles.table}>
                <caption className="heading-16 at-start">
                  {`${sede} · ${t('porteria.adentro.personas', { count: personas.length, n: formatNumber(personas.length) })}`}
                </caption>
                <thead>
                  <tr>
                    <th scope="col">{t('porteria.columnas.quien')}</th>
                    <th scope="col">{t('porteria.adentro.patente')}</th>
                    <th scope="col">{t('porteria.columnas.puerta')}</th>
                    <th scope="col">{t('porteria.adentro.desde')}</th>
                  </tr>
                </thead>
                <tbody>
                  {personas.map((persona) => (
                    <tr key={`${persona.pasoid} ${persona.documento ?? ''}`}>
                      <th scope="row">
                        <span className="block breaks">
                          {persona.nombre ?? persona.documento ?? t('porteria.noSeSabe')}
                        </span>
                        <span className="block tiny soft regular breaks">
                          {persona.que === 'visita' ? t('porteria.adentro.visita') : persona.transporte}
                        </span>
                      </th>
                      <td>{persona.patente ?? t('porteria.aPie')}</td>
                      <td>{persona.puerta}</td>
                      <td className="digits">{formatDateTime(persona.desde)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            ))}
          </div>
        )}
      </DialogBody>
      <DialogActions>
        <Button icon={<PrintIcon size={20} aria-hidden />} disabled={!data} onClick={() => window.print()}>
          {t('porteria.imprimir')}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {t('acciones.cerrar')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
