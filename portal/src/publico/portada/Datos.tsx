import { portada } from '../mensajes/es/portada.ts'

/** What it runs on, by name. */
export const Datos = ({ className }: { className?: string | undefined }) => (
  <dl className={className}>
    {portada.adentro.datos.map(([name, text]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
)
