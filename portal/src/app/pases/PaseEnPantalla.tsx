import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import { AptitudChip } from '@portal/parts/chips.tsx'
import { HojaDePase, PaseDibujado, vehiculosDe } from '@portal/parts/pase/PaseDibujado.tsx'
import { useAwake } from '@portal/parts/pase/useAwake.ts'
import { UnidadDibujada } from '@portal/parts/vehiculos/UnidadDibujada.tsx'
import { Button } from '@portal/ui/controls/Button.tsx'
import { Dialog } from '@portal/ui/feedback/Dialog.tsx'
import { Notice } from '@portal/ui/feedback/Notice.tsx'
import { formatDate, formatDateTime } from '@portal/ui/show/format.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Printer as PrintIcon, Share2 as ShareIcon, Sun as BrightIcon, X as CloseIcon } from 'lucide-react'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import styles from './pase.module.css'
import type { Pase } from './usePase.ts'

interface PaseEnPantallaProps {
  nombre: string
  pase: Pase | undefined
  /** It was asked for just now: how they stand today is known. */
  alDia: boolean
  problem?: string | undefined
  onClose: () => void
  share?: { onClick: () => void; busy: boolean } | undefined
  children?: ReactNode
}

/** A pass full screen, awake and as bright as white is: what is shown to a gate, and what of it is good until when. */
export const PaseEnPantalla = ({
  nombre,
  pase,
  alDia,
  problem,
  onClose,
  share,
  children,
}: PaseEnPantallaProps) => {
  const t = useTexts()
  const title = useId()
  const [bright, setBright] = useState(false)
  const [prints, setPrints] = useState<'choosing' | 'a6' | 'a4'>()
  const printButton = useRef<HTMLButtonElement>(null)
  useAwake()
  useEffect(() => {
    if (prints !== 'a6' && prints !== 'a4') return
    // What was pressed is gone, and on paper nothing has the focus.
    const focus = () => printButton.current?.focus()
    const over = () => {
      setPrints(undefined)
      focus()
    }
    focus()
    window.addEventListener('afterprint', over)
    window.print()
    return () => window.removeEventListener('afterprint', over)
  }, [prints])
  const { partes = [], transporte = '', vence } = pase ?? {}
  const vehiculos = vehiculosDe(partes)
  const drawing = (
    <UnidadDibujada
      small
      height={72}
      parts={vehiculos.map((each) => ({ ...each, dominio: '', tone: 'green', estado: '' }))}
    />
  )
  const until = vence === undefined ? '' : formatDateTime(vence)
  return (
    <Dialog full labelledBy={title} onClose={onClose} className="ink">
      <header className={styles.band}>
        <button type="button" className={styles.icon} aria-label={t('acciones.cerrar')} onClick={onClose}>
          <CloseIcon aria-hidden />
        </button>
        <div className="slim">
          <h2 id={title}>{t('pase.de', { nombre })}</h2>
          <p className="tiny-size">{transporte}</p>
        </div>
        <button
          type="button"
          className={styles.icon}
          aria-label={t('pase.brillo.boton')}
          aria-expanded={bright}
          onClick={() => setBright(!bright)}
        >
          <BrightIcon aria-hidden />
        </button>
      </header>
      <div className={styles.body}>
        {bright && <p role="status">{t('pase.brillo.texto')}</p>}
        {problem !== undefined && <Notice severity="error">{problem}</Notice>}
        {!pase && problem === undefined && <p role="status">{t('pase.abriendo')}</p>}
        {pase && (
          <>
            <PaseDibujado
              codigo={pase.codigo}
              label={t('pase.codigo', { nombre })}
              partes={partes}
              drawing={drawing}
            />
            <section className={styles.until}>
              <p className="heading">{t('pase.vale', { hasta: until })}</p>
              {alDia ? <Hoy pase={pase} /> : <p className="small soft">{t('pase.sinLinea')}</p>}
            </section>
            <p className="tiny soft centered">{t('pase.leyenda')}</p>
          </>
        )}
        {children}
      </div>
      {pase && (
        <footer className={styles.foot}>
          {prints === 'choosing' ? (
            <>
              <Button size="large" autoFocus onClick={() => setPrints('a6')}>
                {t('pase.imprimir.a6')}
              </Button>
              <Button size="large" onClick={() => setPrints('a4')}>
                {t('pase.imprimir.a4')}
              </Button>
            </>
          ) : (
            <Button
              size="large"
              ref={printButton}
              icon={<PrintIcon size={20} aria-hidden />}
              onClick={() => setPrints('choosing')}
            >
              {t('pase.imprimir.accion')}
            </Button>
          )}
          {share && (
            <Button
              kind="primary"
              size="large"
              aria-disabled={share.busy}
              icon={<ShareIcon size={20} aria-hidden />}
              onClick={share.busy ? undefined : share.onClick}
            >
              {t('pase.compartir')}
            </Button>
          )}
        </footer>
      )}
      {pase &&
        (prints === 'a6' || prints === 'a4') &&
        createPortal(
          <HojaDePase
            tamano={prints}
            nombre={nombre}
            transporte={transporte}
            codigo={pase.codigo}
            partes={partes}
            drawing={drawing}
            words={{
              pase: t('pase.papel.titulo'),
              portal: t('marca.portal'),
              choferes: t('pase.papel.choferes'),
              vale: t('pase.papel.vale'),
              hasta: until,
              numero: t('pase.papel.numero', { numero: pase.numero ?? '' }),
              leyenda: t('pase.papel.leyenda', { hoy: formatDate(hoyEnBuenosAires()) }),
              codigo: t('pase.codigo', { nombre }),
            }}
          />,
          document.body,
        )}
    </Dialog>
  )
}

/** What the papers say today; another back office may say nothing of it. */
const Hoy = ({ pase: { aptitud, motivo, hasta } }: { pase: Pase }) => {
  const t = useTexts()
  if (!aptitud) return null
  const why =
    motivo ??
    (hasta
      ? t('pase.hoy.hasta', {
          fecha: formatDate(hasta.fecha),
          documento: hasta.nombre_corto ?? hasta.tipodocumento,
          de: hasta.recurso,
        })
      : t('pase.hoy.alDia'))
  return (
    <p className={styles.hoy}>
      <span className="small soft">{t('pase.hoy.titulo')}</span>
      <AptitudChip aptitud={aptitud} culpable={null} />
      <span className="small">{why}</span>
    </p>
  )
}
