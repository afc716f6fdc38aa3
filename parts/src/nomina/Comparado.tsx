import { ConCuit } from '../ConCuit.tsx'
import type { Answer } from '@portal/contract'
import { formatCuit } from '@portal/contract/identificacion.ts'
import { persona } from '@portal/contract/persona.ts'
import { Link } from '@portal/ui/controls/Link.tsx'
import { TextButton } from '@portal/ui/controls/TextLink.tsx'
import { formatDate, formatDateTime, formatNumber } from '@portal/ui/show/format.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import type { TFunction } from 'i18next'
import {
  Check as AgreesIcon,
  CircleX as DiffersIcon,
  Info as NoteIcon,
  Minus as UnknownIcon,
} from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { mesEnPalabras } from '../meses.ts'
import styles from './comparado.module.css'

/** What is known of a month's list; of what a back office does not tell nothing is said. */
export type Comparacion = Answer<'CompararNomina'>['records'][number]
type Chofer = NonNullable<Comparacion['choferes']>[number]
export type Sobra = NonNullable<Comparacion['sobran']>[number]

interface ComparadoProps {
  comparacion: Comparacion
  /** How many people the declaration's own paper says it is about, where its text says so. */
  declaradas?: number | undefined
  choferHref?: ((recursoid: string) => string) | undefined
  /** What can be done about one who is on the list and not on the road. */
  acciones?: ((sobra: Sobra) => ReactNode) | undefined
}

/** So many of each kind are shown until somebody asks for the rest. */
const shown = 5

/** What a list says of those who drive, what does not agree first. No list is said as what it is, and so is who nobody can find. */
export const Comparado = ({ comparacion, declaradas, choferHref, acciones }: ComparadoProps) => {
  const t = useTexts()
  const { periodo, para, nomina, choferes = [], estados, conducen, sobran = [], scvo } = comparacion
  if (para == null || nomina === undefined) return null
  const mes = mesEnPalabras(periodo)
  const cabezas = declaradas ?? comparacion.cabezas ?? null
  if (nomina === null)
    return (
      <ul className={styles.list}>
        <Unknown>{t(`nomina.noHay.${para}`, { mes })}</Unknown>
        {cabezas !== null && <Unknown>{t('nomina.soloCabezas', { n: formatNumber(cabezas) })}</Unknown>}
      </ul>
    )
  const wrong = choferes.filter(({ estado }) => estado !== undefined && contradice.has(estado))
  const unsure = choferes.filter(({ estado }) => estado !== undefined && !contradice.has(estado))
  const differ = nomina.origen !== 'art' && cabezas !== null && cabezas !== nomina.personas
  const agree = estados?.está ?? 0
  const name = (chofer: Chofer) =>
    choferHref ? (
      <Link href={choferHref(chofer.recursoid)}>{persona(chofer.nombre)}</Link>
    ) : (
      persona(chofer.nombre)
    )
  return (
    <>
      <p className="tiny soft breaks">
        {[
          t(`nomina.de.${nomina.origen}`),
          t('nomina.personas', { count: nomina.personas, n: formatNumber(nomina.personas) }),
          t('nomina.cargada', {
            cuando: formatDateTime(nomina.cargada),
            quien: nomina.cargada_por ?? t('nomina.alguien'),
          }),
        ].join(' · ')}
      </p>
      <ul className={styles.list}>
        {differ && (
          <Differs>
            {t('nomina.cabezas', { n: formatNumber(nomina.personas), declaradas: formatNumber(cabezas) })}
          </Differs>
        )}
        <Some all={wrong}>
          {(chofer) => (
            <Differs key={chofer.recursoid}>
              <b className="semibold">{name(chofer)}</b>: {saidOf(t, chofer)}
            </Differs>
          )}
        </Some>
        <Some all={unsure}>
          {(chofer) => (
            <Note key={chofer.recursoid}>
              <b className="semibold">{name(chofer)}</b>: {saidOf(t, chofer)}
            </Note>
          )}
        </Some>
        <Some all={sobran}>
          {(sobra) => (
            <Note key={sobra.cuil}>
              <b className="semibold">
                <ConCuit>{persona(sobra.nombre) || formatCuit(sobra.cuil)}</ConCuit>
              </b>
              : <ConCuit>{sobraOf(t, sobra)}</ConCuit>
              {acciones && <span className="row wraps gap-12">{acciones(sobra)}</span>}
            </Note>
          )}
        </Some>
        <Unnamed all={sumOf(estados, contradicciones) + sumOf(estados, dudas)} named={choferes.length} />
        <Unnamed all={comparacion.total_sobran ?? 0} named={sobran.length} />
        {conducen !== undefined &&
          (agree > 0 ? (
            <Agrees>
              {t('nomina.estan', { n: formatNumber(agree), total: formatNumber(conducen), mes })}
            </Agrees>
          ) : (
            <Unknown>
              {conducen === 0
                ? t('nomina.nadieConduce', { mes })
                : t('nomina.ninguno', { total: formatNumber(conducen), mes })}
            </Unknown>
          ))}
        {cabezas !== null && !differ && nomina.origen !== 'art' && (
          <Agrees>{t('nomina.cabezasIguales', { n: formatNumber(cabezas) })}</Agrees>
        )}
        {scvo && scvo.de > 0 && para !== 'art' && <SeguroDeVida {...scvo} mes={mes} />}
        {(comparacion.total_no_manejan ?? 0) > 0 && (
          <Unknown>
            {t('nomina.noManejan', {
              count: comparacion.total_no_manejan ?? 0,
              n: formatNumber(comparacion.total_no_manejan ?? 0),
            })}
          </Unknown>
        )}
      </ul>
    </>
  )
}

/** What somebody has to mend; of the rest somebody has to look. */
const contradicciones = ['no está', 'baja', 'alta después'] as const
const dudas = ['sin saber', 'otro nombre'] as const
const contradice: ReadonlySet<string> = new Set(contradicciones)

const sumOf = (
  estados: Comparacion['estados'],
  which: readonly (keyof NonNullable<Comparacion['estados']>)[],
) => which.reduce((sum, estado) => sum + (estados?.[estado] ?? 0), 0)

/** Everybody covered proves the life insurance, which somebody has to present all the same. */
const SeguroDeVida = ({ con, de, sin, mes }: NonNullable<Comparacion['scvo']> & { mes: string }) => {
  const t = useTexts()
  if (con === de) return <Agrees>{t('nomina.scvo.todos', { n: formatNumber(de), mes })}</Agrees>
  return (
    <Note>
      {t('nomina.scvo.faltan', {
        n: formatNumber(con),
        total: formatNumber(de),
        nombres: sin.slice(0, shown).map(persona).join(', '),
        mas: sin.length > shown ? '…' : '',
      })}
    </Note>
  )
}

function saidOf(t: TFunction, { estado, dia, desde, en_lista, porque }: Chofer): string {
  if (estado === 'baja') return dia ? t('nomina.baja', { dia: formatDate(dia) }) : t('nomina.bajaSinDia')
  if (estado === 'alta después' && dia)
    return desde
      ? t('nomina.alta', { dia: formatDate(dia), desde: formatDate(desde) })
      : t('nomina.altaSinDesde', { dia: formatDate(dia) })
  if (estado === 'otro nombre') return t('nomina.otroNombre', { nombre: en_lista ?? '' })
  if (estado === 'sin saber') return t(porque === 'situación' ? 'nomina.sinSituacion' : 'nomina.sinNumero')
  return t('nomina.noEsta')
}

const sobraOf = (t: TFunction, { recursoid, fecha_baja, cuil }: Sobra): string =>
  fecha_baja
    ? t('nomina.sobra.baja', { fecha: formatDate(fecha_baja) })
    : t(recursoid ? 'nomina.sobra.otroMes' : 'nomina.sobra.noEsta', { cuil: formatCuit(cuil) })

/** The first of them, and the rest for who asks. */
const Some = <Each,>({ all, children }: { all: readonly Each[]; children: (each: Each) => ReactNode }) => {
  const t = useTexts()
  const [whole, setWhole] = useState(false)
  const rest = all.length - shown
  return (
    <>
      {(whole ? all : all.slice(0, shown)).map(children)}
      {rest > 0 && !whole && (
        <Unknown>
          <TextButton onClick={() => setWhole(true)}>
            {t('nomina.verMas', { count: rest, n: formatNumber(rest) })}
          </TextButton>
        </Unknown>
      )}
    </>
  )
}

/** Of very many the answer names the first. */
const Unnamed = ({ all, named }: { all: number; named: number }) => {
  const t = useTexts()
  return (
    all > named && <Unknown>{t('nomina.yMas', { count: all - named, n: formatNumber(all - named) })}</Unknown>
  )
}

const Differs = ({ children }: { children: ReactNode }) => (
  <li className={styles.differs}>
    <DiffersIcon size={16} aria-hidden />
    <span>{children}</span>
  </li>
)

const Note = ({ children }: { children: ReactNode }) => (
  <li className={styles.note}>
    <NoteIcon size={16} aria-hidden />
    <span>{children}</span>
  </li>
)

const Agrees = ({ children }: { children: ReactNode }) => (
  <li className={styles.agrees}>
    <AgreesIcon size={16} aria-hidden />
    <span>{children}</span>
  </li>
)

/** Neither good news nor bad. */
const Unknown = ({ children }: { children: ReactNode }) => (
  <li className="soft">
    <UnknownIcon size={16} aria-hidden />
    <span>{children}</span>
  </li>
)
