import { estadosCasilla } from '@portal/contract/recursos.ts'
import { casillaLook } from '@portal/parts/estados.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { TextLink } from '@portal/ui/controls/TextLink.tsx'
import { ToneChip } from '@portal/ui/show/ToneChip.tsx'
import { ChevronDown as OpenIcon } from 'lucide-react'
import styles from './ayuda.module.css'
import { hasLugar, lugares, type Pregunta } from './temas.ts'

interface RespuestaProps {
  pregunta: Pregunta
  /** To begin with. */
  open: boolean
}

/** A question, and its answer once it is opened. */
export const Respuesta = ({ pregunta, open }: RespuestaProps) => {
  const t = useTexts()
  return (
    <details className={styles.question} open={open}>
      <summary className="row spread gap-12 semibold">
        {t(`ayuda.${pregunta}.pregunta`)}
        <OpenIcon size={16} aria-hidden />
      </summary>
      <div className={styles.answer}>
        <p>{t(`ayuda.${pregunta}.respuesta`)}</p>
        {pregunta === 'estados' && <Estados />}
        {hasLugar(pregunta) && (
          <p>
            <TextLink href={lugares[pregunta]}>{t(`ayuda.${pregunta}.ir`)}</TextLink>
          </p>
        )}
      </div>
    </details>
  )
}

/** Each status as it is drawn everywhere, and what it means. */
const Estados = () => {
  const t = useTexts()
  return (
    <dl className={`stack gap-8 ${styles.estados}`}>
      {estadosCasilla.map((estado) => (
        <div className="at-top gap-12" key={estado}>
          <dt>
            <ToneChip {...casillaLook[estado]} label={t(`estadoCasilla.${estado}`)} />
          </dt>
          <dd>{t(`ayuda.estados.de.${estado}`)}</dd>
        </div>
      ))}
    </dl>
  )
}
