import { AptitudChip } from '@portal/parts/chips.tsx'
import { aptitudLookOf, culpableLook, culpableSentence } from '@portal/parts/culpable.ts'
import { casillaLook } from '@portal/parts/estados.ts'
import { Plate } from '@portal/parts/Plate.tsx'
import { coupled } from '@portal/parts/vehiculos/coupled.ts'
import { drawingHeight } from '@portal/parts/vehiculos/shapes.ts'
import { vehiculoName } from '@portal/parts/vehiculos/vehiculoName.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { formatDate } from '@portal/ui/show/format.ts'
import { Link } from '@portal/ui/controls/Link.tsx'
import { toneToken } from '@portal/ui/theme/cssVariable.ts'
import type { TFunction } from 'i18next'
import { Building2 as TransporteIcon } from 'lucide-react'
import { rutas } from '../rutas.ts'
import { Cara } from './Cara.tsx'
import { choferesDe, culpableDe, dominiosDe, type Unidad } from './unidad.ts'
import styles from './unidad.module.css'
import { UnidadPintada } from './UnidadPintada.tsx'

type Parte = NonNullable<Unidad['partes']>[number]

/** Of the drawing, in pixels. */
const height = 184

/** A unit's people beside its vehicles, each part with how it stands and until when. */
export const Partes = ({ partes }: { partes: readonly Parte[] }) => {
  const t = useTexts()
  const dominios = dominiosDe(partes)
  const choferes = choferesDe(partes)
  const transporte = partes.find(({ lugar }) => lugar === 'transporte')
  const { placed, width } = coupled(dominios)
  // Each column begins where its vehicle does, and the last one takes what is left.
  const columns = placed.map(({ x }, index) => `${(placed[index + 1]?.x ?? width) - x}fr`).join(' ')
  return (
    <section className={styles.unit} aria-label={t('unidad.partes')}>
      <div className={styles.people}>
        <h2 className="tiny semibold soft">{t('choferes.titulo')}</h2>
        {choferes.length === 0 && <p className={styles.nobody}>{t('unidad.sinChofer')}</p>}
        {choferes.map((parte) => (
          <Link key={parte.recursoid} href={rutas.chofer(parte.recursoid)} className={styles.person}>
            <Cara nombre={parte.nombre} foto={parte.foto} tone={toneDe(parte)} size={40} />
            <span className="slim">
              <b className="cut block semibold">{parte.nombre}</b>
              <Hasta parte={parte} />
            </span>
          </Link>
        ))}
        {transporte && (
          <>
            <h2 className="tiny semibold soft">{t('tipoRecurso.transporte')}</h2>
            <div className={styles.person}>
              <span className={`square-40 ${styles.ring}`} data-tone={toneDe(transporte)}>
                <TransporteIcon aria-hidden />
              </span>
              <span className="slim">
                <b className="cut block semibold">{transporte.nombre}</b>
                <Hasta parte={transporte} />
              </span>
            </div>
          </>
        )}
      </div>
      <div className={styles.truck}>
        <div className="off-phones">
          <UnidadPintada partes={partes} height={height} />
        </div>
        <ul
          className={styles.parts}
          style={{ gridTemplateColumns: columns, maxInlineSize: `${(width * height) / drawingHeight}px` }}
        >
          {dominios.map((parte) => (
            <li className="row wraps relative" key={parte.recursoid} data-tone={toneDe(parte)}>
              <Link href={rutas.dominio(parte.recursoid)} className={styles.plate}>
                <Plate dominio={parte.nombre} pais={parte.pais_patente} height={36} />
              </Link>
              {parte.aptitud && <AptitudChip aptitud={parte.aptitud} culpable={culpableDe(parte)} />}
              <span className="tiny whole soft">{vehiculoName(t, parte)}</span>
              <span className="tiny whole soft">{hastaEnPalabras(t, parte)}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

const toneDe = (parte: Parte) => parte.aptitud && aptitudLookOf(parte.aptitud, culpableDe(parte)).tone

/** Why not, or until when, with its sign. */
const Hasta = ({ parte }: { parte: Parte }) => {
  const t = useTexts()
  const culpable = culpableDe(parte)
  const said = hastaEnPalabras(t, parte)
  if (!parte.aptitud || said === '') return null
  const { icon: Icon, tone } = culpable ? culpableLook(culpable) : casillaLook.activo
  return (
    <span className={`flex gap-4 tiny semibold ${styles.state}`} style={{ color: toneToken(tone, 'text') }}>
      <Icon size={14} aria-hidden />
      {said}
    </span>
  )
}

const hastaEnPalabras = (t: TFunction, parte: Parte): string => {
  const culpable = culpableDe(parte)
  if (culpable) return culpableSentence(t, culpable)
  if (!parte.hasta) return parte.aptitud === 'habilitado' ? t('unidad.sinFin') : ''
  return t('unidad.hastaDe', {
    fecha: formatDate(parte.hasta.fecha),
    documento: parte.hasta.nombre_corto ?? parte.hasta.tipodocumento,
  })
}
