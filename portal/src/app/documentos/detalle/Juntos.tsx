import { DocumentoChip } from '@portal/parts/chips.tsx'
import { recursoName } from '@portal/parts/recursoName.ts'
import { TextLink } from '@portal/ui/controls/TextLink.tsx'
import { rutas } from '../../rutas.ts'
import type { Documento } from '../documento.ts'
import styles from './otherPresentations.module.css'

/** The others that were presented by the same paper: each has a status of its own. */
export const Juntos = ({ juntos }: { juntos: NonNullable<Documento['juntos']> }) => (
  <ul className={`lined ${styles.list}`}>
    {juntos.map(({ documentoid, estado, ...recurso }) => (
      <li className="row wraps spread gap-8" key={documentoid}>
        <TextLink href={rutas.documento(documentoid)}>{recursoName(recurso)}</TextLink>
        {estado && <DocumentoChip estado={estado} />}
      </li>
    ))}
  </ul>
)
