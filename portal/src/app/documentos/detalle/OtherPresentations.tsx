import { DocumentoChip } from '@portal/parts/chips.tsx'
import { TextLink } from '@portal/ui/controls/TextLink.tsx'
import { formatDateTime, formatNumber } from '@portal/ui/show/format.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { documentosEn, rutas } from '../../rutas.ts'
import type { Documento } from '../documento.ts'
import styles from './otherPresentations.module.css'

/** What was presented before, or since, for the same document: nothing is ever lost. */
export const OtherPresentations = ({ documento }: { documento: Documento }) => {
  const t = useTexts()
  const { anteriores = [], mas_anteriores: more = 0, dominio, nombre } = documento
  if (anteriores.length === 0) return <p className="soft">{t('documento.sinAnteriores')}</p>
  return (
    <>
      <ul className={`lined ${styles.list}`}>
        {anteriores.map(({ documentoid, estado, presentado }) => (
          <li className="row wraps spread gap-8" key={documentoid}>
            <TextLink href={rutas.documento(documentoid)}>
              {presentado ? formatDateTime(presentado) : '—'}
            </TextLink>
            {estado && <DocumentoChip estado={estado} />}
          </li>
        ))}
      </ul>
      {more > 0 && (
        <TextLink href={documentosEn('historial', { search: dominio ?? nombre })}>
          {t('documento.masAnteriores', { count: more, n: formatNumber(more) })}
        </TextLink>
      )}
    </>
  )
}
