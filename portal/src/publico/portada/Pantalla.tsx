import { portada } from '../mensajes/es/portada.ts'
import { fotos, type NombreDeFoto } from './fotos.ts'
import landing from './landing.module.css'
import styles from './Pantalla.module.css'

const words = portada.pantallas

/** By their files: `./fotos/inicio-claro.webp`. */
const files = import.meta.glob<string>('./fotos/*.webp', { eager: true, query: '?url', import: 'default' })

/**
 * A screen of the product in a frame, as it was photographed, in the mode of the page. The one that is not shown is not
 * fetched either.
 */
export const Pantalla = ({
  foto,
  className = '',
}: {
  foto: NombreDeFoto
  className?: string | undefined
}) => {
  const { width, height } = fotos[foto].corte
  const [place = '', name, text] = words.fotos[foto]
  return (
    <figure className={`${styles.figure} ${className}`}>
      <div className={`${landing.card} ${styles.frame}`}>
        <div className={styles.bar} aria-hidden>
          <i />
          <i />
          <i />
          <span>{place}</span>
        </div>
        {(['claro', 'oscuro'] as const).map((modo) => (
          <img
            key={modo}
            className={styles[modo]}
            src={files[`./fotos/${foto}-${modo}.webp`]}
            alt={words.foto(place)}
            width={width}
            height={height}
            loading="lazy"
            decoding="async"
          />
        ))}
      </div>
      <figcaption className={landing.note}>
        <b>{name}</b> {text}
      </figcaption>
    </figure>
  )
}
