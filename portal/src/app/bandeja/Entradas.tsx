import { certezas, type origenes } from '@portal/contract/entradas.ts'
import { RecursoCell } from '@portal/parts/RecursoCell.tsx'
import { recursoName } from '@portal/parts/recursoName.ts'
import { Link } from '@portal/ui/controls/Link.tsx'
import { formatDateTime, formatNumber } from '@portal/ui/show/format.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { CircleHelp as NowhereIcon } from 'lucide-react'
import { rutas } from '../rutas.ts'
import styles from './bandeja.module.css'
import { Certeza, SignoDeCerteza } from '../lote/Certeza.tsx'
import { inGroups, titleOf, type Entrada } from './entrada.ts'
import { Miniatura } from './Miniatura.tsx'

interface EntradasProps {
  entradas: readonly Entrada[]
  /** With those that are too many to be shown. */
  total: number
  /** None while a bundle is read. */
  current: string | undefined
  onOpen: (entradaid: string) => void
}

/** Those that wait, by whose they are; first what nobody knows whose it is. */
export const Entradas = ({ entradas, total, current, onOpen }: EntradasProps) => {
  const t = useTexts()
  return (
    <nav aria-label={t('bandeja.lista')} className={styles.list}>
      <p className={styles.counts}>
        {certezas.map((certeza) => {
          const count = entradas.filter((each) => each.certeza === certeza).length
          if (count === 0) return null
          return (
            <span key={certeza} className="row gap-4">
              <SignoDeCerteza certeza={certeza} />
              <b className="bold ink digits">{formatNumber(count)}</b>{' '}
              {t(`bandeja.cuantas.${certeza}`, { count })}
            </span>
          )
        })}
      </p>
      {inGroups(entradas).map(({ recursoid, entradas: own }) => (
        <section
          key={own[0].entradaid}
          aria-label={recursoid === null ? t('bandeja.sinUbicar') : recursoName(nameOf(own[0]))}
        >
          <h2 className="row gap-8 small semibold">
            {recursoid === null ? (
              <>
                <NowhereIcon size={20} aria-hidden />
                {t('bandeja.sinUbicar')}
              </>
            ) : (
              <RecursoCell
                recurso={{ ...own[0], ...nameOf(own[0]), tiporecurso: own[0].tiporecurso ?? undefined }}
                plate={24}
              />
            )}
            <span className="to-end tiny soft digits">{formatNumber(own.length)}</span>
          </h2>
          <ul>
            {own.map((entrada) => (
              <li key={entrada.entradaid}>
                <Link
                  href={rutas.bandeja({ entrada: entrada.entradaid })}
                  className={styles.entry}
                  data-entrada={entrada.entradaid}
                  aria-current={entrada.entradaid === current || undefined}
                  onClick={(event) => {
                    event.preventDefault()
                    onOpen(entrada.entradaid)
                  }}
                >
                  <Miniatura archivo={entrada.archivos?.[0]} />
                  <span className="slim grow">
                    <b className="block semibold cut">{titleOf(entrada) ?? t('bandeja.noDiceQue')}</b>
                    <span className="block tiny soft cut">
                      {entrada.destinatario
                        ? t('bandeja.de', { quien: entrada.destinatario })
                        : entrada.legajo
                          ? t(entrada.legajo.conocida ? 'bandeja.legajo.de' : 'bandeja.legajo.dice', {
                              quien: entrada.legajo.de,
                            })
                          : (fileOf(entrada) ?? t(`bandeja.origen.${origenOf(entrada)}`))}
                      {entrada.recibida && !fileOf(entrada) && ` · ${formatDateTime(entrada.recibida)}`}
                    </span>
                  </span>
                  <Certeza certeza={entrada.certeza} />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {total > entradas.length && (
        <p className="small soft">{t('bandeja.hayMas', { n: formatNumber(total - entradas.length) })}</p>
      )}
    </nav>
  )
}

const origenOf = ({ origen }: Entrada) => origen as (typeof origenes)[number] // the table's own check

/** The name of a page of a bundle counts where it stood there. */
const fileOf = ({ origen, archivos }: Entrada) =>
  origen === 'lote de hojas' ? archivos?.[0]?.nombre : undefined

const nameOf = ({ nombre, dominio }: Entrada) => ({ nombre: nombre ?? undefined, dominio })
