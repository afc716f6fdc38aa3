import { conArticulo } from '@portal/parts/inSentence.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { formatDateTime } from '@portal/ui/show/format.ts'
import { Link } from '@portal/ui/controls/Link.tsx'
import { toneToken } from '@portal/ui/theme/cssVariable.ts'
import { useDocumentoHref } from '../documentos/useWithLinks.ts'
import { sucesoLook, type Suceso } from './sucesosDe.ts'
import styles from './sucesos.module.css'

const keyOf = (suceso: Suceso, index: number) => suceso.historialid ?? `${suceso.createdtime} ${index}`

/** What happened, one below the other on a line. */
export const Sucesos = ({ sucesos }: { sucesos: readonly Suceso[] }) => (
  <ol className={styles.line}>
    {sucesos.map((suceso, index) => (
      <li className="flex gap-12 relative" key={keyOf(suceso, index)}>
        <Dot suceso={suceso} />
        <div className="slim">
          <What suceso={suceso} />
          <p className="tiny soft breaks as-written">
            {[formatDateTime(suceso.createdtime), suceso.actor_nombre].filter(Boolean).join(' · ')}
          </p>
          {suceso.nota && <p className="tiny soft breaks as-written">«{suceso.nota}»</p>}
        </div>
      </li>
    ))}
  </ol>
)

const Dot = ({ suceso }: { suceso: Suceso }) => {
  const { tone, icon: Icon } = sucesoLook(suceso)
  return (
    <span
      aria-hidden
      style={{ color: toneToken(tone, 'text'), backgroundColor: toneToken(tone, 'soft') }}
      className="middle rigid round square-24"
    >
      <Icon size={14} />
    </span>
  )
}

const What = ({ suceso }: { suceso: Suceso }) => {
  const t = useTexts()
  const hrefOf = useDocumentoHref()
  const { text } = sucesoLook(suceso)
  const { tipodocumento, documentoid, docrechistorial_estado } = suceso
  const said = text
    ? t(text, { documento: conArticulo(t, tipodocumento ?? t('suceso.unDocumento')) })
    : docrechistorial_estado
  const href = documentoid ? hrefOf(documentoid) : undefined
  return href ? (
    <Link href={href} className="thumb unlined underlines">
      {said}
    </Link>
  ) : (
    <b>{said}</b>
  )
}
