import { DocumentoChip } from '@portal/parts/chips.tsx'
import { recursoName } from '@portal/parts/recursoName.ts'
import { TextLink } from '@portal/ui/controls/TextLink.tsx'
import { ViewSwitch } from '@portal/ui/controls/ViewSwitch.tsx'
import type { Address } from '@portal/ui/list/address.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { rutas } from '../../rutas.ts'
import { Seccion } from '../../piezas/Seccion.tsx'
import styles from './panelRevision.module.css'
import type { Revision } from '../documento/revision.ts'

/** Of a paper that was presented for several: whether a decision is about all that still wait, or about this one. */
export type Alcance = 'todos' | 'este'

/** The others that are decided with it. */
export const tambienDe = ({ estado, juntos }: Revision, alcance: Alcance): string[] =>
  alcance === 'este' || estado !== 'en revision'
    ? []
    : juntos.filter((each) => each.estado === 'en revision').map(({ documentoid }) => documentoid)

interface JuntosProps {
  revision: Revision
  queue: Address
  alcance: Alcance
  onAlcance: (alcance: Alcance) => void
}

/** For whom else the same paper was presented, and for which of them it is decided. */
export const Juntos = ({ revision, queue, alcance, onAlcance }: JuntosProps) => {
  const t = useTexts()
  const { juntos, tiporecurso } = revision
  if (juntos.length === 0) return null
  const waiting = tambienDe(revision, 'todos').length + 1
  const deChoferes = tiporecurso === 'chofer' ? 'choferes' : 'recursos'
  return (
    <Seccion title={t(`revision.juntos.${deChoferes}`, { n: juntos.length + 1 })}>
      {waiting > 1 && (
        <div className="above-8">
          <ViewSwitch
            label={t('revision.juntos.alcance')}
            current={alcance}
            onChange={onAlcance}
            views={[
              { view: 'todos', label: t('revision.juntos.todos', { n: waiting }) },
              { view: 'este', label: t('revision.juntos.este') },
            ]}
          />
        </div>
      )}
      <ul className={styles.together}>
        {juntos.map(({ documentoid, estado, ...recurso }) => (
          <li className="row spread gap-8" key={documentoid}>
            <TextLink href={rutas.documento(documentoid, queue)}>{recursoName(recurso)}</TextLink>
            <DocumentoChip estado={estado} />
          </li>
        ))}
      </ul>
    </Seccion>
  )
}
