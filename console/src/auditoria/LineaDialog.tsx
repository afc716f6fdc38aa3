import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { TextLink } from '@portal/ui/controls/TextLink.tsx'
import { Dialog, DialogActions, DialogBody, DialogTitle } from '@portal/ui/feedback/Dialog.tsx'
import { DataList } from '@portal/ui/show/DataList.tsx'
import { formatDateTime, formatNumber } from '@portal/ui/show/format.ts'
import { useId } from 'react'
import { rutas } from '../rutas.ts'
import { DetalleTecnico } from '../piezas/DetalleTecnico.tsx'
import styles from './auditoria.module.css'
import { motivoDe, type Linea } from './linea.ts'
import { LoQueCambio } from './LoQueCambio.tsx'
import { Sellada } from './Sellada.tsx'
import { useFrase } from './useFrase.ts'

/** All that is known of one line. */
export const LineaDialog = ({ linea, onClose }: { linea: Linea; onClose: () => void }) => {
  const t = useTexts()
  const id = useId()
  const frase = useFrase()
  const {
    creado,
    actor,
    actor_nombre,
    cuenta_id,
    accountname,
    ip,
    accion,
    request_id,
    cambios,
    cambios_mas,
  } = linea
  return (
    <Dialog onClose={onClose} dismissable labelledBy={id} width={720}>
      <DialogTitle id={id}>{frase(linea).dice}</DialogTitle>
      <DialogBody>
        <div className="stack gap-16">
          {cambios === null ? (
            <p className="small soft">{t('auditoria.detalle.desconocido')}</p>
          ) : cambios.length === 0 ? (
            <p className="small soft">{t('auditoria.detalle.nada')}</p>
          ) : (
            cambios
              .filter(({ tabla }) => tabla !== 'historial')
              .map((cambio) => (
                <LoQueCambio key={`${cambio.tabla} ${cambio.id} ${cambio.que}`} cambio={cambio} />
              ))
          )}
          {cambios_mas > 0 && (
            <p className="small soft">
              {t('auditoria.detalle.mas', { count: cambios_mas, n: formatNumber(cambios_mas) })}
            </p>
          )}
          <DataList
            data={[
              { label: t('auditoria.detalle.cuando'), value: formatDateTime(creado) },
              {
                label: t('auditoria.detalle.quien'),
                value: actor_nombre ?? t(actor === null ? 'auditoria.nadie' : 'auditoria.uno'),
              },
              {
                label: t('auditoria.detalle.cuenta'),
                value: cuenta_id && (accountname ?? t('auditoria.una')),
              },
              { label: t('auditoria.detalle.motivo'), value: motivoDe(linea) ?? null },
            ].filter(({ value }) => value !== null)}
          />
          <DetalleTecnico
            data={[
              { label: t('auditoria.detalle.desde'), value: ip },
              { label: t('auditoria.detalle.sello'), value: <Sellada {...linea} /> },
              { label: t('auditoria.detalle.operacion'), value: <code>{accion}</code> },
              { label: t('auditoria.detalle.pedido'), value: <code>{request_id}</code> },
              ...(cambios !== null && cambios.length > 0
                ? [
                    {
                      label: t('auditoria.detalle.filas'),
                      value: cambios.map(({ tabla, id: fila, que }) => (
                        <div key={`${tabla} ${fila} ${que}`}>
                          <code>{`${tabla} ${fila}`}</code>
                        </div>
                      )),
                    },
                  ]
                : []),
            ]}
          />
          <p className={styles.links}>
            {actor !== null && (
              <TextLink href={rutas.auditoria({ actor })}>
                {t('auditoria.detalle.todoDe', { nombre: actor_nombre ?? t('auditoria.uno') })}
              </TextLink>
            )}
            {cuenta_id !== null && (
              <TextLink href={rutas.auditoria({ cuentaid: cuenta_id })}>
                {t('auditoria.detalle.todoDe', { nombre: accountname ?? t('auditoria.una') })}
              </TextLink>
            )}
          </p>
        </div>
      </DialogBody>
      <DialogActions>
        <Button kind="quiet" onClick={onClose}>
          {t('acciones.cerrar')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
