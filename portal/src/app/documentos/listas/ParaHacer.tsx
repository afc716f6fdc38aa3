import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import { lookDe, porVencerLook } from '@portal/parts/estados.ts'
import { plazoDe } from '@portal/parts/plazo.ts'
import { PlazoConSigno } from '@portal/parts/PlazoConSigno.tsx'
import { RecursoCell } from '@portal/parts/RecursoCell.tsx'
import { recursoName } from '@portal/parts/recursoName.ts'
import { enDiasDentro } from '@portal/parts/tiempo.ts'
import { formatNumber } from '@portal/ui/show/format.ts'
import { Link } from '@portal/ui/controls/Link.tsx'
import { toneToken } from '@portal/ui/theme/cssVariable.ts'
import { ChevronRight as GoIcon } from 'lucide-react'
import { useId } from 'react'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { documentosEn, rutas } from '../../rutas.ts'
import { AccionDeDocumento } from './AccionDeDocumento.tsx'
import { DocumentoNombrado } from './DocumentoNombrado.tsx'
import styles from '../documentos.module.css'
import type { Presentado } from '../presentado.ts'

const shown = 3

interface ParaHacerProps {
  rows: readonly Presentado[]
  /** Of all; unknown before a back office that does not count. */
  total: number | undefined
  /** The operacion whose they are. */
  operacionid: string | undefined
}

/** What was presented and needs its carrier again, the most urgent first. On a phone it is one row, which leads to all of it. */
export const ParaHacer = ({ rows, total, operacionid }: ParaHacerProps) => {
  const t = useTexts()
  const id = useId()
  const [first] = rows
  if (!first) return null
  const all = documentosEn('presentados', { porHacer: 'SI', order: 'urgencia ASC', operacionid })
  const few = rows.slice(0, shown)
  const hoy = hoyEnBuenosAires()
  const plazo = plazoDe(first, hoy)
  const { icon: FirstIcon, tone } = lookDe(first, hoy) ?? porVencerLook
  const count = total ?? rows.length
  return (
    <section aria-labelledby={id}>
      <Link href={all} className={styles.one}>
        <FirstIcon color={toneToken(tone, 'text')} aria-hidden />
        <span className="grow slim">
          <b className="block">{t('documentos.paraHacer.cuantos', { count, n: formatNumber(count) })}</b>
          <span className="block cut tiny semibold" style={{ color: toneToken(tone, 'text') }}>
            {t('documentos.paraHacer.de', {
              documento: first.nombre_corto ?? first.tipodocumento,
              recurso: recursoName(first),
              cuando: plazo
                ? enDiasDentro(t, first.estado === 'activo' ? 'vence' : plazo.suceso, plazo.dias)
                : '',
            })}
          </span>
        </span>
        <GoIcon size={16} aria-hidden />
      </Link>
      <div className={styles.many}>
        <header className="flex on-baseline gap-8">
          <h2 className="heading" id={id}>
            {t('documentos.paraHacer.titulo')}
          </h2>
          {total !== undefined && (
            <p className="soft">
              {t('documentos.paraHacer.deTantos', { n: few.length, total: formatNumber(total) })}
            </p>
          )}
          <Link href={all} className="thumb to-end semibold">
            {t('documentos.paraHacer.verTodo')}
          </Link>
        </header>
        <ul className="lined">
          {few.map((row) => (
            <li className="gap-12 at-middle" key={row.documentoid}>
              <RecursoCell recurso={row} />
              <Link
                href={rutas.documento(row.documentoid)}
                className="slim uncoloured unlined underlines-name"
              >
                <DocumentoNombrado documento={row} />
              </Link>
              <span className={styles.when}>
                <PlazoConSigno casilla={row} />
              </span>
              <AccionDeDocumento documento={row} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
