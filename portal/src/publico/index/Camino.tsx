import {
  CircleCheck as ActiveIcon,
  Clock as SoonIcon,
  Eye as ReviewIcon,
  Hourglass as PendingIcon,
  ArrowLeftRight as SwapIcon,
  Truck as TruckIcon,
  Users as UsersIcon,
} from 'lucide-react'
import { portada as words } from '../mensajes/es/portada.ts'
import { Chip } from '../partes/Chip.tsx'
import { Unidad } from '../partes/Unidad.tsx'
import landing from '../portada/landing.module.css'
import { Titulo } from './Titulo.tsx'
import styles from './Camino.module.css'

const { camino } = words
const paradas = [
  ['slate', PendingIcon],
  ['blue', ReviewIcon],
  ['green', ActiveIcon],
  ['ochre', SoonIcon],
  ['green', ActiveIcon],
] as const
const ventajas = [TruckIcon, UsersIcon, SwapIcon]
const recorre = [
  { vehiculo: 'Tractor', cantidad_ejes: 2 },
  { vehiculo: 'Semirremolque', carroceria: 'Sider', cantidad_ejes: 3 },
]

export const Camino = () => (
  <section id="feature">
    <div className={landing.wide}>
      <Titulo {...camino} />
      <div className={styles.route}>
        <span className={styles.traveller}>
          <Unidad parts={recorre} look="small" height={40} />
        </span>
        <ol className={styles.road}>
          {camino.paradas.map(([cuando, estado = '', titulo, texto], index) => {
            const [tone, icon] = paradas[index] ?? paradas[0]
            return (
              <li key={cuando}>
                <span className={styles.when}>{cuando}</span>
                <Chip tone={tone} icon={icon}>
                  {estado}
                </Chip>
                <h3>{titulo}</h3>
                <p className={landing.note}>{texto}</p>
              </li>
            )
          })}
        </ol>
      </div>
      <ul className={styles.gains}>
        {words.ventajas.map(([titulo, texto], index) => {
          const Icon = ventajas[index] ?? TruckIcon
          return (
            <li key={titulo}>
              <Icon size={20} strokeWidth={1.75} aria-hidden />
              <div>
                <h3>{titulo}</h3>
                <p>{texto}</p>
              </div>
            </li>
          )
        })}
      </ul>
    </div>
  </section>
)
