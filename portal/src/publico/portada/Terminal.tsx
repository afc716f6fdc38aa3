import { portada } from '../mensajes/es/portada.ts'

/** The one command, as it is typed. */
export const Terminal = ({ className }: { className?: string | undefined }) => (
  <code className={className}>
    <span aria-hidden>$ </span>
    {portada.adentro.comando}
  </code>
)
