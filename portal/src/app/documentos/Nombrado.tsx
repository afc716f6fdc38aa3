import styles from './nombrado.module.css'

interface NombradoProps {
  nombre: string
  /** What tells it from another, or why it was rejected; a phone's row may have no room for it. */
  detalle: string
  detalleOnPhone?: boolean
}

/** What a row is about, in two lines. */
export const Nombrado = ({ nombre, detalle, detalleOnPhone = true }: NombradoProps) => (
  <span className={`slim block ${styles.documento}`} data-phone={detalleOnPhone ? undefined : 'name'}>
    <b className="cut block as-written">{nombre}</b>
    <span className="tiny soft cut block as-written">{detalle}</span>
  </span>
)
