import { maxHojasDeLote } from '@portal/contract/lote.ts'
import { recursoName } from '@portal/parts/recursoName.ts'
import { useWrite } from '@portal/ui/app/queries.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { useConfirm } from '@portal/ui/feedback/Confirm.tsx'
import { Notice } from '@portal/ui/feedback/Notice.tsx'
import { useToast } from '@portal/ui/feedback/Toasts.tsx'
import { Hidden } from '@portal/ui/show/Hidden.tsx'
import { formatNumber, formatPeriod } from '@portal/ui/show/format.ts'
import { capitalized } from '@portal/ui/texts/locale.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Info as InfoIcon, Link2 as JoinIcon, Scissors as SplitIcon } from 'lucide-react'
import { SignoDeCerteza } from './Certeza.tsx'
import {
  cancelarLectura,
  cuantos,
  llevarLote,
  olvidarLote,
  separarHojas,
  unirHoja,
  type Lote,
  type Papel,
} from './lote.ts'
import styles from './lote.module.css'

/** A bundle while it is read, and then until it is in the bandeja: its pages, those of one paper beside each other. */
export const LoteAbierto = ({ lote }: { lote: Lote }) => {
  const t = useTexts()
  const toast = useToast()
  const confirm = useConfirm()
  const recibir = useWrite('RecibirEntradas', { refreshBehind: true })
  const { estado, hojas, leidas, papeles, llevados, sinAbrir, demasiadas, problema } = lote
  const isRead = estado === 'leido'
  const n = (count: number) => ({ count, n: formatNumber(count) })
  const failed = papeles.some((papel) => papel.problema !== undefined)

  const bring = async () => {
    const went = await llevarLote((input) => recibir.mutateAsync(input))
    if (went > 0) toast({ message: t('lote.llevados', n(went)), about: 'bandeja' })
  }
  const discard = () =>
    void confirm({
      title: t('lote.descartar.titulo'),
      message: t('lote.descartar.mensaje'),
      confirmLabel: t('lote.descartar.confirmar'),
      danger: true,
      run: () => {
        olvidarLote()
        return Promise.resolve()
      },
    })

  return (
    <section aria-labelledby="lote" className={styles.bundle}>
      <div className={styles.head}>
        <div className="slim grow">
          <h2 id="lote" className="heading">
            {estado === 'abriendo'
              ? t('lote.abriendo')
              : estado === 'leyendo'
                ? t('lote.leyendo', {
                    n: formatNumber(Math.min(leidas + 1, hojas.length)),
                    total: formatNumber(hojas.length),
                  })
                : estado === 'llevando'
                  ? t('lote.llevando', {
                      n: formatNumber(Math.min(llevados + 1, papeles.length)),
                      total: formatNumber(papeles.length),
                    })
                  : t('lote.leidas', n(hojas.length))}
          </h2>
          <Hidden>
            <span role="status">{isRead ? t('lote.van', n(papeles.length)) : ''}</span>
          </Hidden>
          <p className="small soft">
            {[nameOf(lote, t), estado === 'leyendo' && leftOf(lote, t)].filter(Boolean).join(' · ')}
            {hojas.length > 0 && '. '}
            {t('lote.nadaSale')}
          </p>
        </div>
        {!isRead && estado !== 'llevando' && <Button onClick={cancelarLectura}>{t('lote.cancelar')}</Button>}
      </div>
      <progress
        className={styles.progress}
        aria-label={t('lote.avance')}
        max={estado === 'llevando' ? papeles.length : Math.max(1, hojas.length)}
        value={estado === 'llevando' ? llevados : leidas}
      />
      {demasiadas !== undefined && (
        <Notice severity="warning" className={styles.notice}>
          {t('lote.demasiadas', { max: maxHojasDeLote, n: formatNumber(demasiadas) })}
        </Notice>
      )}
      {sinAbrir.length > 0 && (
        <Notice severity="warning" className={styles.notice}>
          {t('lote.sinAbrir', { count: sinAbrir.length, nombres: sinAbrir.join(', ') })}
        </Notice>
      )}
      {problema !== undefined && (
        <Notice severity="error" title={t('lote.noSeLeyo')} className={styles.notice}>
          {problema}
        </Notice>
      )}
      <ol tabIndex={0} className={styles.pages} aria-label={t('lote.papeles')}>
        {papeles.map((papel, i) => (
          <li key={papel.hojas.join()} className={styles.paper}>
            <span className={styles.thumbs}>
              {papel.hojas.map((at) => (
                <Thumb key={at} src={hojas[at]?.thumb} />
              ))}
            </span>
            <span className="row gap-4 tiny bold slim">
              <SignoDeCerteza certeza={papel.certeza} />
              <span className="cut">{titleOf(papel) ?? t(`bandeja.certeza.${papel.certeza}`)}</span>
              <Hidden>
                {t(`bandeja.certeza.${papel.certeza}`)}. {whichPages(papel, t)}
              </Hidden>
            </span>
            <span className="block tiny soft cut digits">{keyOf(papel) ?? whichPages(papel, t)}</span>
            {papel.problema !== undefined && (
              <span role="alert" className="block tiny semibold breaks">
                {papel.problema}
              </span>
            )}
            {isRead && (
              <span className="row gap-4">
                {i > 0 && (
                  <Button
                    kind="quiet"
                    size="small"
                    aria-label={t('lote.unir', { hojas: whichPages(papel, t) })}
                    title={t('bandeja.unir')}
                    onClick={() => unirHoja(papel.hojas[0] ?? 0, true)}
                  >
                    <JoinIcon size={16} aria-hidden />
                  </Button>
                )}
                {papel.hojas.length > 1 && (
                  <Button
                    kind="quiet"
                    size="small"
                    aria-label={t('lote.separar', { hojas: whichPages(papel, t) })}
                    title={t('lote.separarHojas')}
                    onClick={() => separarHojas(papel)}
                  >
                    <SplitIcon size={16} aria-hidden />
                  </Button>
                )}
              </span>
            )}
          </li>
        ))}
        {hojas.slice(leidas).map((_, i) => (
          <li key={leidas + i} className={styles.paper} data-now={i === 0 || undefined}>
            <span className={styles.thumbs}>
              <Thumb />
            </span>
            <span className="block tiny soft digits">
              {i === 0 ? t('lote.leyendoEsta') : formatNumber(leidas + i + 1)}
            </span>
          </li>
        ))}
      </ol>
      <div className="row wraps gap-8 line-above pad-12-edge">
        <p className="row gap-8 small slim grow">
          <InfoIcon size={16} aria-hidden className="rigid" />
          <span>
            <b className="semibold">{t('lote.van', n(papeles.length))}</b>{' '}
            {papeles.length > 0 &&
              t('lote.cuantos', {
                seguras: formatNumber(cuantos(papeles, 'segura')),
                parecen: formatNumber(cuantos(papeles, 'parece')),
                sinUbicar: formatNumber(cuantos(papeles, 'sin ubicar')),
              })}
          </span>
        </p>
        {(isRead || estado === 'llevando') && (
          <>
            <Button kind="quiet" disabled={!isRead} onClick={papeles.length > 0 ? discard : olvidarLote}>
              {t(papeles.length > 0 ? 'lote.descartar.boton' : 'lote.cerrar')}
            </Button>
            {papeles.length > 0 && (
              <Button kind="solid" busy={estado === 'llevando'} onClick={() => void bring()}>
                {t(failed ? 'lote.llevarOtraVez' : 'lote.llevar', n(papeles.length))}
              </Button>
            )}
          </>
        )}
      </div>
    </section>
  )
}

const Thumb = ({ src }: { src?: string | undefined }) =>
  src === undefined ? <span className={styles.thumb} /> : <img className={styles.thumb} src={src} alt="" />

type T = ReturnType<typeof useTexts>

const nameOf = ({ hojas }: Lote, t: T): string | undefined => {
  const files = new Set(hojas.map(({ file }) => file))
  const [first] = files
  return files.size > 1 ? t('lote.archivos', { n: formatNumber(files.size) }) : first?.name
}

/** Nobody knows before the second page. */
const leftOf = ({ leidas, hojas, desde }: Lote, t: T): string | undefined => {
  if (leidas < 2) return undefined
  const seconds = Math.ceil((((performance.now() - desde) / leidas) * (hojas.length - leidas)) / 1_000)
  return seconds < 60
    ? t('lote.quedanSegundos', { n: formatNumber(seconds) })
    : t('lote.quedanMinutos', { n: formatNumber(Math.ceil(seconds / 60)) })
}

const titleOf = ({ tipo }: Papel): string | undefined => tipo && capitalized(tipo.nombre_corto ?? tipo.nombre)

const keyOf = ({ recurso, periodo, tipo }: Papel): string | undefined =>
  tipo?.vigencia === 'mensual' && periodo !== null
    ? formatPeriod(periodo)
    : recurso && recursoName({ nombre: recurso.nombre, dominio: recurso.dominio })

const whichPages = ({ hojas }: Papel, t: T): string => {
  const [first = 0, last = first] = [hojas[0], hojas.at(-1)]
  return first === last
    ? t('bandeja.hoja', { n: first + 1 })
    : t('lote.hojas', { desde: first + 1, hasta: last + 1 })
}
