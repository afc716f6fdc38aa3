import { ConCuit } from '@portal/parts/ConCuit.tsx'
import { persona } from '@portal/contract/persona.ts'
import { personas } from '@portal/parts/inSentence.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { TextButton, TextLink } from '@portal/ui/controls/TextLink.tsx'
import { formatDate } from '@portal/ui/show/format.ts'
import { listed } from '@portal/ui/texts/locale.ts'
import { Placeholder } from '@portal/ui/show/Placeholder.tsx'
import { Check as AgreesIcon, CircleX as DiffersIcon, Minus as UnknownIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Seccion } from '../../piezas/Seccion.tsx'
import { rutas } from '../../rutas.ts'
import styles from './leido.module.css'
import { clausulaSentence } from './sentenceOf.ts'
import type { Lectura, Leida, Punto } from './useLectura.ts'

/** What its text says, point by point: what does not agree first, and what could not be told as what it is. */
export const LoLeido = ({ lectura: leida }: { lectura: Leida }) => {
  const t = useTexts()
  const { lectura, puntos, failed, retry, seek } = leida
  if (!lectura)
    return (
      <Seccion title={t('leido.titulo')}>
        {failed ? (
          <ul className={styles.list}>
            <Unknown>
              {t('leido.fallo')} <TextButton onClick={retry}>{t('acciones.reintentar')}</TextButton>
            </Unknown>
          </ul>
        ) : (
          <div role="status" aria-label={t('leido.leyendo')}>
            <Placeholder height={96} />
          </div>
        )}
      </Seccion>
    )
  const { nomina, clausula } = lectura
  const found = puntos.filter(({ resultado }) => resultado !== 'no encontrado')
  const missing = puntos.filter(({ resultado }) => resultado === 'no encontrado')
  const differing = puntos.filter(({ resultado }) => resultado === 'dice otra cosa').length
  const count =
    differing +
    [nomina?.resultado === 'dice otra cosa', clausula?.resultado === 'ausente'].filter(Boolean).length
  const total = puntos.length + [nomina, clausula && saysSomething(clausula)].filter(Boolean).length
  return (
    <Seccion title={t('leido.titulo')} more={count > 0 && t('leido.noCoinciden', { count, total })}>
      <ul className={styles.list}>
        {nomina?.resultado === 'dice otra cosa' && (
          <li className={styles.differs}>
            <DiffersIcon size={20} aria-hidden />
            <b>{missingFrom(t, nomina)}</b>
          </li>
        )}
        {clausula && (
          <Clausula clausula={clausula} onSeek={() => seek({ que: 'clausula', lugar: clausula.lugar })} />
        )}
        {lectura.codigos.filter(isLookAlike).map((codigo) => (
          <Direccion key={`${codigo.archivoid} ${codigo.host ?? ''}`} codigo={codigo} />
        ))}
        {found.map((punto) => (
          <Found key={punto.que} punto={punto} onSeek={() => seek(punto)} />
        ))}
        {nomina?.resultado === 'coincide' && (
          <li className={styles.agrees}>
            <AgreesIcon size={16} aria-hidden />
            {t('leido.nomina.nombra', { count: nomina.total })}
          </li>
        )}
        {(missing.length > 0 || nomina?.resultado === 'no encontrado') && (
          <Unknown>
            {t('leido.noEncontramos', {
              que: listed([
                ...(nomina?.resultado === 'no encontrado' ? [some(t, nomina.faltan)] : []),
                ...missing.map(({ que }) => t(`leido.que.${que}`)),
              ]),
            })}{' '}
            {lectura.fechas.length > 0 &&
              t('leido.fechas', { fechas: listed(lectura.fechas.map(formatDate)) })}
          </Unknown>
        )}
        {lectura.codigos
          .filter((each) => !isLookAlike(each))
          .map((codigo, index) => (
            <Direccion key={index} codigo={codigo} />
          ))}
        {unread(t, lectura).map((sentence) => (
          <Unknown key={sentence}>{sentence}</Unknown>
        ))}
      </ul>
    </Seccion>
  )
}

/** Neither good news nor bad. */
const Unknown = ({ children }: { children: ReactNode }) => (
  <li className="soft">
    <UnknownIcon size={16} aria-hidden />
    <span>{children}</span>
  </li>
)

type ClausulaLeida = NonNullable<Lectura['clausula']>

const saysSomething = ({ resultado }: ClausulaLeida) => resultado === 'nombrado' || resultado === 'ausente'

/** In whose favour a cover is, which a month's control turns on. What can't be told leads to where that is mended. */
const Clausula = ({ clausula, onSeek }: { clausula: ClausulaLeida; onSeek: () => void }) => {
  const t = useTexts()
  const sentence = <ConCuit>{clausulaSentence(t, clausula)}</ConCuit>
  if (clausula.resultado === 'ausente')
    return (
      <li className={styles.differs}>
        <DiffersIcon size={20} role="img" aria-label={t('leido.no')} />
        <b>{sentence}</b>
      </li>
    )
  if (clausula.resultado === 'sin cuit')
    return (
      <Unknown>
        {sentence} <TextLink href={rutas.ajustes()}>{t('leido.clausula.cargarlo')}</TextLink>
      </Unknown>
    )
  const agrees = clausula.resultado === 'nombrado'
  const said = (
    <>
      {agrees ? (
        <AgreesIcon size={16} role="img" aria-label={t('leido.si')} />
      ) : (
        <UnknownIcon size={16} aria-hidden />
      )}
      <span>
        {sentence}
        {clausula.de === 'foto' && <span className="block tiny soft">{t('leido.deFoto')}</span>}
      </span>
    </>
  )
  return (
    <li className={agrees ? styles.agrees : styles.unsure}>
      {clausula.lugar ? (
        <button type="button" onClick={onSeek}>
          {said}
          <span className={`semibold petrol ${styles.show}`}>{t('leido.ver')}</span>
        </button>
      ) : (
        said
      )}
    </li>
  )
}

type CodigoLeido = Lectura['codigos'][number]

const isLookAlike = ({ sitio }: CodigoLeido) => sitio === 'parecido'

/** Where a code leads, which nobody opens, or what of a card's does not hold. One that is held against the record is told there. */
const Direccion = ({
  codigo: { host, sitio, parecido_a: oficial, tipo, fallan },
}: {
  codigo: CodigoLeido
}) => {
  const t = useTexts()
  if (tipo === 'dni ilegible' || tipo === 'mrz ilegible') {
    const partes = listed(fallan.flatMap((each) => (each === 'no es un dni' ? [] : t(`leido.parte.${each}`))))
    return (
      <Unknown>
        {t(tipo === 'dni ilegible' ? 'leido.codigo.dniIlegible' : 'leido.codigo.mrzIlegible', { partes })}
      </Unknown>
    )
  }
  if (host === null || sitio === null) return null
  const sentence = t(`leido.codigo.${sitio}`, { host, oficial: oficial ?? '' })
  if (sitio === 'otro') return <Unknown>{sentence}</Unknown>
  return sitio === 'oficial' ? (
    <li className={styles.agrees}>
      <AgreesIcon size={16} aria-hidden />
      <span>{sentence}</span>
    </li>
  ) : (
    <li className={styles.differs}>
      <DiffersIcon size={20} aria-hidden />
      <b>{sentence}</b>
    </li>
  )
}

/** Pressed, it shows its place on the page, where that is known. */
const Found = ({ punto, onSeek }: { punto: Punto; onSeek: () => void }) => {
  const t = useTexts()
  const { resultado, sentence, numero, lugar, de } = punto
  const agrees = resultado === 'coincide'
  const sign = agrees ? (
    <AgreesIcon size={16} role="img" aria-label={t('leido.si')} />
  ) : numero === undefined ? (
    <DiffersIcon size={20} role="img" aria-label={t('leido.no')} />
  ) : (
    <span role="img" aria-label={t('leido.numero', { n: numero })} className={styles.number}>
      {numero}
    </span>
  )
  const words = (
    <span>
      {agrees ? sentence : <b>{sentence}</b>}
      {de !== 'texto' && (
        <span className="block tiny soft">{t(de === 'foto' ? 'leido.deFoto' : 'leido.deCodigo')}</span>
      )}
    </span>
  )
  return (
    <li className={agrees ? styles.agrees : styles.differs}>
      {lugar ? (
        <button type="button" onClick={onSeek}>
          {sign}
          {words}
          <span className={`semibold petrol ${styles.show}`}>{t('leido.ver')}</span>
        </button>
      ) : (
        <>
          {sign}
          {words}
        </>
      )}
    </li>
  )
}

type Texts = ReturnType<typeof useTexts>

/** More than these are counted. */
const named = 2

const some = (t: Texts, nombres: readonly string[]) =>
  nombres.length <= named
    ? personas(nombres)
    : t('leido.nomina.yMas', {
        nombres: nombres.slice(0, named).map(persona).join(', '),
        n: nombres.length - named,
      })

const missingFrom = (t: Texts, { total, faltan }: NonNullable<Lectura['nomina']>) =>
  faltan.length === total
    ? t('leido.nomina.noEsta', { nombres: some(t, faltan) })
    : t('leido.nomina.falta', { n: total - faltan.length, total, nombres: some(t, faltan) })

/** What of the files was not read, and why. */
const unread = (t: Texts, { archivos }: Lectura): string[] => {
  const namesOf = (estado: Lectura['archivos'][number]['estado']) =>
    archivos.filter((each) => each.estado === estado).map(({ nombre }) => nombre)
  const [blank, broken] = [namesOf('sin texto'), namesOf('no se pudo')]
  const counted = (estado: 'en espera' | 'apagada' | 'no leida', key: 'enEspera' | 'apagada' | 'noLeida') => {
    const count = namesOf(estado).length
    return count === 0 ? [] : [t(`leido.${key}`, { count })]
  }
  return [
    ...counted('en espera', 'enEspera'),
    ...counted('apagada', 'apagada'),
    ...counted('no leida', 'noLeida'),
    ...(blank.length === 0
      ? []
      : blank.length === archivos.length
        ? [t('leido.sinTexto', { count: blank.length })]
        : [t('leido.sinTextoDe', { nombres: listed(blank) })]),
    ...(broken.length === 0 ? [] : [t('leido.noSePudo', { nombres: listed(broken) })]),
    ...archivos.flatMap(({ nombre, estado, paginas, leidas }) =>
      estado === 'leido' && paginas !== null && leidas !== null && leidas < paginas
        ? [t('leido.parcial', { leidas, paginas, nombre })]
        : [],
    ),
  ]
}
