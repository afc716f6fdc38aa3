import { fechaLegible, hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import { DocumentoChip } from '@portal/parts/chips.tsx'
import type { Address } from '@portal/ui/list/address.ts'
import { formatDate, formatDateTime, formatNumber } from '@portal/ui/show/format.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { TextLink, TextButton } from '@portal/ui/controls/TextLink.tsx'
import { useState } from 'react'
import { rutas } from '../../rutas.ts'
import { Seccion } from '../../piezas/Seccion.tsx'
import { Kbd } from '../../shortcuts/Kbd.tsx'
import type { Revision } from '../documento/revision.ts'
import styles from './anteriores.module.css'
import { Tira } from './Tira.tsx'
import { tiraDe } from './tramos.ts'

interface AnterioresProps {
  revision: Revision
  queue: Address
  comparing: boolean
  onCompare: (() => void) | undefined
}

/** So many are there at once: what is asked for and whose it is stays near, however often it was presented. */
const few = 5

/** The other presentations of the same document: the last in a sentence, those that were in force as a strip. */
export const Anteriores = ({ revision, queue, comparing, onCompare }: AnterioresProps) => {
  const t = useTexts()
  const { anteriores, mas_anteriores: more } = revision
  const [all, setAll] = useState(false)
  const strip = tiraDe(revision, hoyEnBuenosAires())
  if (anteriores.length === 0) return null
  return (
    <Seccion
      title={t('revision.anteriores', { count: anteriores.length })}
      more={
        onCompare && (
          <span className="inline-row gap-8">
            <TextButton aria-pressed={comparing} onClick={onCompare}>
              {t(comparing ? 'revision.comparar.dejar' : 'revision.comparar.comparar')}
            </TextButton>
            <Kbd>C</Kbd>
          </span>
        )
      }
    >
      <ul className={`stack gap-4 ${styles.list}`}>
        {anteriores
          .slice(0, all ? undefined : few)
          .map(({ documentoid, estado, presentado, decidido, fecha_vencimiento, periodo, motivo }) => (
            <li className="row small wraps soft digits" key={documentoid}>
              <DocumentoChip estado={estado} />
              <TextLink href={rutas.documento(documentoid, queue)}>
                {formatDateTime(decidido ?? presentado).slice(0, 10)}
              </TextLink>
              {fecha_vencimiento !== null ? (
                <span>
                  {t(fecha_vencimiento < hoyEnBuenosAires() ? 'revision.vencio' : 'revision.venceEl', {
                    fecha: formatDate(fecha_vencimiento),
                  })}
                </span>
              ) : (
                periodo !== null && <span>{t('revision.delPeriodo', { fecha: fechaLegible(periodo) })}</span>
              )}
              {motivo !== null && <p>{t('decision.motivo', { motivo })}</p>}
            </li>
          ))}
      </ul>
      {anteriores.length > few && (
        <p>
          <TextButton aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? t('revision.menosAnteriores') : t('revision.todasLasAnteriores', { n: anteriores.length })}
          </TextButton>
        </p>
      )}
      {all && more > 0 && (
        <p className="small soft">{t('revision.masAnteriores', { count: more, n: formatNumber(more) })}</p>
      )}
      {strip && <Tira strip={strip} />}
    </Seccion>
  )
}
