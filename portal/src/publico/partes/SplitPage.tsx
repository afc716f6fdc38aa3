import type { ReactNode } from 'react'
import { mensajes } from '../mensajes.ts'
import { bienvenida } from '../mensajes/es/bienvenida.ts'
import './base.css'
import { Brand } from './Brand.tsx'
import { Proveedor } from './Proveedor.tsx'
import { Idiomas } from './Idiomas.tsx'
import { RoadScene } from './RoadScene.tsx'
import styles from './SplitPage.module.css'

interface SplitPageProps {
  /** Said above the road; a phone has no room for it. */
  side?: ReactNode
  /** The form lies over the road, and nothing is said beside it. */
  over?: boolean
  /** A long form, with a bar of its own at its foot. */
  long?: boolean
  children: ReactNode
}

/** What there is to do at one side, and at the other the road that it is all about; on a phone the road is a strip above. */
export const SplitPage = ({ side = <Welcome />, over = false, long = false, children }: SplitPageProps) => (
  <div className={styles.page} data-long={long} data-over={over || undefined}>
    <header className={styles.head}>
      <Brand />
      <Proveedor />
    </header>
    <main className={styles.main}>{children}</main>
    <footer className={styles.foot}>
      <Idiomas />
      {!long && (
        <>
          <span>{mensajes.version(import.meta.env.APP_VERSION)}</span>
          <a href="/">{mensajes.queEs}</a>
        </>
      )}
    </footer>
    <aside className={styles.road}>
      {!over && <div className={styles.words}>{side}</div>}
      <RoadScene papers={!long && !over} />
    </aside>
  </div>
)

const Welcome = () => (
  <>
    <h2>{bienvenida.titulo}</h2>
    <p>{bienvenida.texto}</p>
  </>
)
