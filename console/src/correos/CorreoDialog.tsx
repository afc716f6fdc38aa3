import { onePeriod } from '@portal/contract/onePeriod.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { Dialog, DialogActions, DialogBody, DialogTitle } from '@portal/ui/feedback/Dialog.tsx'
import { DataList } from '@portal/ui/show/DataList.tsx'
import { formatDateTime, formatNumber } from '@portal/ui/show/format.ts'
import { useId } from 'react'
import { DetalleTecnico } from '../piezas/DetalleTecnico.tsx'
import { useQueEs, type Correo } from './correo.ts'
import { CorreoChip } from './CorreoChip.tsx'
import { porQueNoSalio } from './porQue.ts'
import { useReenviar } from './useReenviar.ts'

/** All that is known of one mail, but what it says. */
export const CorreoDialog = ({ correo, onClose }: { correo: Correo; onClose: () => void }) => {
  const t = useTexts()
  const id = useId()
  const queEs = useQueEs()
  const reenviar = useReenviar()
  const { para, asunto, error, creado, enviado, intentos, sin_reenvio } = correo
  const porQue = error === null ? null : porQueNoSalio(error)
  return (
    <Dialog onClose={onClose} dismissable labelledBy={id} width={560}>
      <DialogTitle id={id}>{queEs(correo)}</DialogTitle>
      <DialogBody>
        <div className="stack gap-16">
          <p className="row wraps gap-8">
            <CorreoChip {...correo} />
            {porQue !== null && <b>{t(`correos.error.${porQue}`)}</b>}
          </p>
          <DataList
            data={[
              { label: t('correos.columnas.para'), value: para },
              { label: t('correos.detalle.asunto'), value: asunto },
              { label: t('correos.detalle.creado'), value: formatDateTime(creado) },
              { label: t('correos.detalle.enviado'), value: enviado && formatDateTime(enviado) },
            ].filter(({ value }) => value !== null)}
          />
          {sin_reenvio !== null && (
            <p className="small soft">
              {onePeriod(t('correos.reenviar.noSePuede', { motivo: sin_reenvio }))}
            </p>
          )}
          <DetalleTecnico
            data={[
              { label: t('correos.detalle.intentos'), value: formatNumber(intentos) },
              ...(error === null || porQue === 'sinSecreto'
                ? []
                : [{ label: t('correos.detalle.servidor'), value: <span lang="en">{error}</span> }]),
            ]}
          />
          <p className="tiny soft">{t('correos.detalle.privado')}</p>
        </div>
      </DialogBody>
      <DialogActions>
        <Button kind="quiet" onClick={onClose}>
          {t('acciones.cerrar')}
        </Button>
        {sin_reenvio === null && (
          <Button kind="solid" onClick={() => void reenviar(correo)}>
            {t('correos.reenviar.accion')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
