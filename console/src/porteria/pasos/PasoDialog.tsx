import type { Paso } from '@portal/contract/puertas.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { TextLink } from '@portal/ui/controls/TextLink.tsx'
import { Dialog, DialogActions, DialogBody, DialogTitle } from '@portal/ui/feedback/Dialog.tsx'
import { DataList } from '@portal/ui/show/DataList.tsx'
import { formatDateTime } from '@portal/ui/show/format.ts'
import { ToneChip } from '@portal/ui/show/ToneChip.tsx'
import { listed } from '@portal/ui/texts/locale.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useId } from 'react'
import { rutas } from '../../rutas.ts'
import { duracion, hace } from '../haceCuanto.ts'
import { hallazgoLook } from '../looks.ts'
import { Que, Respuesta } from './celdas.tsx'
import { quienesDe } from './paso.ts'

/** All that was written down of one who passed, and whose each part is. */
export const PasoDialog = ({ paso, onClose }: { paso: Paso; onClose: () => void }) => {
  const t = useTexts()
  const id = useId()
  const who = quienesDe(paso)
  const { momento, recibido, sin_senal, puerta, sede, dispositivo, guardia, motivos, edad, unidad } = paso
  const { partes, esperadas, visita, igual, tecleado, hallazgos, estuvo } = paso
  const data = [
    { label: t('porteria.columnas.puerta'), value: `${puerta}, ${sede}` },
    { label: t('porteria.paso.quePaso'), value: <Que {...paso} /> },
    { label: t('porteria.columnas.respuesta'), value: <Respuesta {...paso} /> },
    { label: t('porteria.paso.motivos'), value: motivos.length > 0 ? listed(motivos) : null },
    {
      label: t('porteria.paso.igual'),
      value: igual && t('porteria.paso.igualPor', { quien: igual.autoriza, motivo: igual.motivo }),
    },
    { label: t('porteria.paso.unidad'), value: unidad },
    {
      label: t('porteria.paso.esperadas'),
      value: esperadas.length > 0 ? listed(esperadas.map(({ texto }) => texto)) : null,
    },
    { label: t('porteria.paso.tecleado'), value: tecleado.length > 0 ? listed(tecleado) : null },
    {
      label: t('porteria.paso.visita'),
      value: visita && [visita.documento, visita.empresa, visita.a_quien].filter(Boolean).join(', '),
    },
    { label: t('porteria.paso.estuvo'), value: estuvo === null ? null : duracion(t, estuvo) },
    { label: t('porteria.paso.datos'), value: edad === null ? t('porteria.paso.sinLista') : hace(edad) },
    {
      label: t('porteria.paso.llego'),
      value: sin_senal ? t('porteria.paso.sinSenal', { cuando: formatDateTime(recibido) }) : null,
    },
    { label: t('porteria.columnas.guardia'), value: t('porteria.paso.guardia', { guardia, dispositivo }) },
  ]
  return (
    <Dialog onClose={onClose} dismissable labelledBy={id} width={650}>
      <DialogTitle id={id}>
        {`${who.length > 0 ? listed(who) : t('porteria.noSeSabe')} · ${formatDateTime(momento)}`}
      </DialogTitle>
      <DialogBody>
        <div className="stack gap-16">
          {hallazgos.length > 0 && (
            <p className="cluster gap-8">
              {hallazgos.map((each) => (
                <ToneChip key={each} {...hallazgoLook[each]} label={t(`porteriaHallazgo.${each}`)} />
              ))}
            </p>
          )}
          <DataList data={data.filter(({ value }) => value !== null)} />
          {partes.length > 0 && (
            <ul className="lined framed small">
              {partes.map(({ lugar, texto, nombre, recursoid, cuentaid, accountname }) => (
                <li key={lugar} className="row wraps gap-12" style={{ padding: '8px 12px' }}>
                  <span className="soft">{t(`porteria.lugar.${lugar}`)}</span>
                  {recursoid !== null && cuentaid !== null ? (
                    <TextLink href={rutas.recursoDeCuenta(cuentaid, recursoid)}>{nombre ?? texto}</TextLink>
                  ) : (
                    <b className="semibold">{texto}</b>
                  )}
                  <span className="soft to-end breaks">{accountname ?? t('porteria.paso.sinRegistrar')}</span>
                </li>
              ))}
            </ul>
          )}
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
