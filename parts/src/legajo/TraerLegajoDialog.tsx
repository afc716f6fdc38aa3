import { diaEnBuenosAires } from '@portal/contract/calendario.ts'
import { noVienen } from '@portal/contract/legajo.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { Dialog, DialogActions, DialogBody, DialogTitle } from '@portal/ui/feedback/Dialog.tsx'
import { Notice } from '@portal/ui/feedback/Notice.tsx'
import { DataList } from '@portal/ui/show/DataList.tsx'
import { formatDate, formatNumber } from '@portal/ui/show/format.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react'
import { numeroDeLlave } from './numeroDeLlave.ts'
import { useTraerLegajo, type Visto } from './useTraerLegajo.ts'

interface TraerLegajoDialogProps {
  /** Whose bandeja it goes into. */
  cuentaid: string
  /** One that was dropped before the dialog opened. */
  file: File | undefined
  /** For who may pin the key of one that is unknown; `hecho` looks at it again. */
  fijar?: (legajo: Visto, hecho: () => void) => ReactNode
  onClose: () => void
}

/** A legajo of another installation: what it is and by whose key, before any of its papers comes. */
export const TraerLegajoDialog = ({ cuentaid, file, fijar, onClose }: TraerLegajoDialogProps) => {
  const t = useTexts()
  const id = useId()
  const chooser = useRef<HTMLInputElement>(null)
  const { estado, legajo, problema, percent, mirar, mirarDeNuevo, traer } = useTraerLegajo(cuentaid)
  const begin = useEffectEvent(() => {
    if (file) void mirar(file)
  })
  useEffect(() => begin(), [])
  const busy = estado === 'mirando' || estado === 'trayendo'
  const nuevos = legajo?.faltan ?? 0
  return (
    <Dialog onClose={onClose} labelledBy={id} width={560}>
      <DialogTitle id={id}>{t('traerLegajo.titulo')}</DialogTitle>
      <DialogBody>
        <div className="stack gap-16">
          <p className="small soft">{t('traerLegajo.explicacion')}</p>
          {legajo && (
            <LoQueEs {...legajo}>{!legajo.conocida && fijar?.(legajo, () => void mirarDeNuevo())}</LoQueEs>
          )}
          {problema !== undefined && <Notice severity="error">{problema}</Notice>}
          <p role="status" className="if-any small soft">
            {estado === 'mirando' && t('traerLegajo.mirando', { n: formatNumber(percent) })}
            {estado === 'trayendo' && t('traerLegajo.trayendo', { n: formatNumber(legajo?.traidos ?? 0) })}
            {estado === 'traido' &&
              t('traerLegajo.traidos', {
                count: legajo?.traidos ?? 0,
                n: formatNumber(legajo?.traidos ?? 0),
              })}
          </p>
          <input
            ref={chooser}
            type="file"
            hidden
            accept=".zip,application/zip"
            aria-label={t('traerLegajo.elegir')}
            onChange={({ currentTarget }) => {
              const [chosen] = currentTarget.files ?? []
              currentTarget.value = ''
              if (chosen) void mirar(chosen)
            }}
          />
        </div>
      </DialogBody>
      <DialogActions>
        <Button kind="quiet" onClick={onClose}>
          {t('acciones.cerrar')}
        </Button>
        <Button
          kind={legajo ? 'outline' : 'primary'}
          disabled={busy}
          busy={estado === 'mirando'}
          onClick={() => chooser.current?.click()}
        >
          {t(legajo ? 'traerLegajo.otro' : 'traerLegajo.elegir')}
        </Button>
        {legajo?.conocida && nuevos > 0 && (
          <Button kind="primary" busy={estado === 'trayendo'} onClick={() => void traer()}>
            {t('traerLegajo.traer', { count: nuevos, n: formatNumber(nuevos) })}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

/** Whole it is, or it would not be here: whose it is is another question, and what nobody knows is no good news. */
const LoQueEs = ({ children, ...legajo }: Visto & { children: ReactNode }) => {
  const t = useTexts()
  const { firmante, direccion, llave, conocida, fijada, hecho, de, papeles, estaban, ubicados, afuera } =
    legajo
  const left = noVienen.flatMap((why) => {
    const count = afuera[why]
    return count > 0 ? [t(`traerLegajo.afuera.${why}`, { count, n: formatNumber(count) })] : []
  })
  return (
    <>
      <DataList
        data={[
          { label: t('traerLegajo.de'), value: de },
          {
            label: t('traerLegajo.firmado'),
            value: t('traerLegajo.comoSeFirmo', { fecha: formatDate(diaEnBuenosAires(new Date(hecho))) }),
          },
          { label: t('traerLegajo.firmante'), value: firmante },
          { label: t('traerLegajo.llave'), value: <span className="digits">{numeroDeLlave(llave)}</span> },
          {
            label: t('traerLegajo.papeles'),
            value: [
              t('traerLegajo.conLugar', {
                count: papeles,
                n: formatNumber(papeles),
                ubicados: formatNumber(ubicados),
              }),
              ...(estaban > 0
                ? [t('traerLegajo.estaban', { count: estaban, n: formatNumber(estaban) })]
                : []),
            ].join(' · '),
          },
          {
            label: t('traerLegajo.noVienen'),
            value: left.length > 0 ? left.join(' · ') : t('traerLegajo.nada'),
          },
        ]}
      />
      {conocida ? (
        <Notice severity="info">
          {fijada === null ? t('traerLegajo.conocida') : t('traerLegajo.fijada', { nombre: fijada })}
        </Notice>
      ) : (
        <Notice severity="warning" title={t('traerLegajo.desconocida')}>
          <p>{t('traerLegajo.comparala', { direccion })}</p>
          {children || <p>{t('traerLegajo.pedila')}</p>}
        </Notice>
      )}
    </>
  )
}
