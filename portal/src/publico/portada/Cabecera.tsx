import { Menu as MenuIcon } from 'lucide-react'
import { portada as words } from '../mensajes/es/portada.ts'
import { Brand } from '../partes/Brand.tsx'
import { Proveedor } from '../partes/Proveedor.tsx'
import landing from './landing.module.css'
import styles from './Cabecera.module.css'

const anclas = Object.entries(words.anclas)

const Anclas = () =>
  anclas.map(([id, name]) => (
    <a key={id} href={`#${id}`}>
      {name}
    </a>
  ))

/** The row above a landing page: on the coloured band, with its sections in a row or behind a button. */
export const Cabecera = () => (
  <header className={`${landing.wide} ${styles.head}`}>
    <a className={styles.skip} href="#feature">
      {words.alContenido}
    </a>
    <Brand onBand />
    <Proveedor onBand />
    <nav className={styles.wide} aria-label={words.secciones}>
      <Anclas />
    </nav>
    <a className={styles.enter} href="/auth/login">
      {words.ingresar}
    </a>
    <details className={styles.menu}>
      <summary aria-label={words.menu}>
        <MenuIcon size={24} strokeWidth={1.75} aria-hidden />
      </summary>
      <nav aria-label={words.secciones}>
        <Anclas />
      </nav>
    </details>
  </header>
)
