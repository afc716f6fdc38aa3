import { mensajes } from '../mensajes.ts'
import { portada as words } from '../mensajes/es/portada.ts'
import { Brand } from '../partes/Brand.tsx'
import { Idiomas } from '../partes/Idiomas.tsx'
import { Unidad } from '../partes/Unidad.tsx'
import landing from './landing.module.css'
import styles from './Pie.module.css'

const tractor = { vehiculo: 'Tractor', cantidad_ejes: 3 }
const semi = [tractor, { vehiculo: 'Semirremolque', carroceria: 'Sider', cantidad_ejes: 3 }]
const acoplado = [
  { vehiculo: 'Chasis', cantidad_ejes: 3 },
  { vehiculo: 'Acoplado', carroceria: 'Batea', cantidad_ejes: 3 },
]
const bitren = [
  tractor,
  { vehiculo: 'Bitrén', carroceria: 'Tolva', cantidad_ejes: 3 },
  { vehiculo: 'Semirremolque', carroceria: 'Tolva', cantidad_ejes: 3 },
]

/** The foot of a landing page, with the convoy on its upper edge. */
export const Pie = () => (
  <footer className={styles.foot}>
    <div className={styles.convoy}>
      {[semi, acoplado, bitren, semi, acoplado].map((parts, index) => (
        <Unidad key={index} parts={parts} look="small" height={48} />
      ))}
    </div>
    <div className={`${landing.wide} ${styles.row}`}>
      <Brand onBand />
      <span>{words.pie}</span>
      <nav aria-label={words.alPie}>
        <a href="/auth/login">{words.ingresar}</a>
        <a href="/auth/registrese">{words.registrate}</a>
        <a href="#contact">{words.anclas.contact}</a>
      </nav>
      <span>{mensajes.version(import.meta.env.APP_VERSION)}</span>
      <Idiomas />
    </div>
  </footer>
)
