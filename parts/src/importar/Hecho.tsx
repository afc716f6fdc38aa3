import { Button } from '@portal/ui/controls/Button.tsx'
import { useConfirm } from '@portal/ui/feedback/Confirm.tsx'
import { Notice } from '@portal/ui/feedback/Notice.tsx'
import { formatDateTime, formatNumber } from '@portal/ui/show/format.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import type { TFunction } from 'i18next'
import {
  CircleCheck as DoneIcon,
  Download as DownloadIcon,
  Sheet as SheetIcon,
  Undo2 as UndoIcon,
} from 'lucide-react'
import { useState } from 'react'
import type { ApiDeImportar, Lote } from './api.ts'
import { bajarAfuera } from './descargas.ts'
import styles from './importar.module.css'

interface HechoProps {
  lote: Lote
  api: ApiDeImportar
  puedeEscribir: boolean
}

/** How an import goes, or went; and what can be done about it after. */
export const Hecho = ({ lote, api, puedeEscribir }: HechoProps) => {
  const t = useTexts()
  const confirm = useConfirm()
  const [problem, setProblem] = useState<string>()
  const { estado, hechas, por_hacer, hecho, deshecho, cuentas, loteid } = lote
  const afuera = cuentas.error + cuentas.decidir + cuentas.dejar + hecho.fallidos
  const run = (deed: () => Promise<unknown>) => {
    setProblem(undefined)
    deed().catch((error: unknown) => setProblem(error instanceof Error ? error.message : String(error)))
  }

  if (estado === 'importando' || estado === 'deshaciendo')
    return (
      <div className={`stack gap-16 ${styles.cuerpo}`}>
        <h2 className="heading" aria-live="polite">
          {t(estado === 'importando' ? 'importar.hecho.importando' : 'importar.hecho.deshaciendo', {
            n: formatNumber(hechas),
            total: formatNumber(por_hacer),
          })}
        </h2>
        <progress
          className={`block ${styles.progreso}`}
          max={Math.max(por_hacer, 1)}
          value={hechas}
          aria-label={t('importar.hecho.progreso')}
        />
        <p className="small soft">
          {lote.espera === null
            ? t('importar.hecho.podesIrte')
            : t('importar.hecho.espera', { hora: formatDateTime(lote.espera) })}
        </p>
        {problem !== undefined && <Notice severity="error">{problem}</Notice>}
        {estado === 'importando' && puedeEscribir && (
          <div>
            <Button onClick={() => run(() => api.cancelar(loteid))}>{t('importar.hecho.frenar')}</Button>
          </div>
        )}
      </div>
    )

  const undo = async () => {
    await confirm({
      title: t('importar.deshacer.pregunta'),
      message: t('importar.deshacer.mensaje'),
      confirmLabel: t('importar.deshacer.boton'),
      danger: true,
      run: () => api.deshacer(loteid),
    })
  }
  return (
    <div className={`stack gap-16 ${styles.cuerpo}`}>
      <div className="flex gap-16">
        <DoneIcon size={40} aria-hidden className="good" />
        <div>
          <h2 className={styles.grande}>{tituloDe(t, lote)}</h2>
          <p className="soft">{detalleDe(t, lote)}</p>
        </div>
      </div>
      {problem !== undefined && <Notice severity="error">{problem}</Notice>}
      <div className={styles.cajas}>
        {lote.deshacible !== null && (
          <section className="framed flex gap-16 pad-20">
            <UndoIcon size={20} aria-hidden className="soft" />
            <div className="stack gap-8">
              <h3 className="heading-16">
                {t('importar.deshacer.hasta', { hora: formatDateTime(lote.deshacible) })}
              </h3>
              <p className="small soft">{t('importar.deshacer.explicacion')}</p>
              {puedeEscribir && (
                <div>
                  <Button onClick={() => void undo()}>{t('importar.deshacer.boton')}</Button>
                </div>
              )}
            </div>
          </section>
        )}
        {deshecho.quedaron > 0 && (
          <section className="framed flex gap-16 pad-20">
            <SheetIcon size={20} aria-hidden className="soft" />
            <div className="stack gap-8">
              <h3 className="heading-16">
                {t('importar.deshacer.quedaron', {
                  count: deshecho.quedaron,
                  n: formatNumber(deshecho.quedaron),
                })}
              </h3>
              <p className="small soft">{t('importar.deshacer.porque')}</p>
            </div>
          </section>
        )}
        {afuera > 0 && lote.filas > 0 && (
          <section className="framed flex gap-16 pad-20">
            <SheetIcon size={20} aria-hidden className="wrong" />
            <div className="stack gap-8">
              <h3 className="heading-16">
                {t('importar.afuera.titulo', { count: afuera, n: formatNumber(afuera) })}
              </h3>
              <p className="small soft">{t('importar.afuera.explicacion')}</p>
              <div>
                <Button icon={<DownloadIcon />} onClick={() => run(() => bajarAfuera(t, lote, api))}>
                  {t('importar.afuera.bajar', { count: afuera, n: formatNumber(afuera) })}
                </Button>
              </div>
            </div>
          </section>
        )}
      </div>
    </div>
  )
}

export const cuantosDe = ({ hecho: { creados, cambiados, bajas } }: Lote): number =>
  creados + cambiados + bajas

function tituloDe(t: TFunction, lote: Lote): string {
  const count = cuantosDe(lote)
  const n = formatNumber(count)
  if (lote.estado === 'deshecho') return t('importar.hecho.deshecho')
  return t(lote.cancelado ? 'importar.hecho.cancelado' : `importar.importaste.${lote.tipo}`, { count, n })
}

function detalleDe(t: TFunction, lote: Lote): string {
  const { deshecho, cuentas } = lote
  if (lote.estado === 'deshecho')
    return t('importar.hecho.volvieron', {
      vueltos: formatNumber(deshecho.vueltos),
      quitados: formatNumber(deshecho.quitados),
      bajas: formatNumber(deshecho.bajas),
    })
  const dicho = queCambio(t, lote)
  return cuentas.igual > 0
    ? `${dicho}. ${t('importar.hecho.iguales', { count: cuentas.igual, n: formatNumber(cuentas.igual) })}`
    : dicho
}

/** «9 nuevos, 6 con cambios». */
export function queCambio(
  t: TFunction,
  { hecho: { creados, cambiados, bajas }, estado, cuentas }: Lote,
): string {
  const de =
    estado === 'ensayo'
      ? { creados: cuentas.crear, cambiados: cuentas.cambiar, bajas: cuentas.bajas }
      : { creados, cambiados, bajas }
  const partes = (['creados', 'cambiados', 'bajas'] as const).flatMap((each) =>
    de[each] > 0 ? [t(`importar.que.${each}`, { count: de[each], n: formatNumber(de[each]) })] : [],
  )
  return partes.length > 0 ? partes.join(', ') : t('importar.que.nada')
}
