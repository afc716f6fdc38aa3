import {
  CircleCheck as ActiveIcon,
  CircleX as RejectedIcon,
  Clock as ExpiredIcon,
  Eye as ReviewIcon,
  Hourglass as PendingIcon,
  Lock as BlockedIcon,
  type LucideIcon,
} from 'lucide-react'
import type { Tone } from '@portal/ui/theme/tokens.ts'
import { estados } from '../mensajes/es/estados.ts'
import { Chip } from './Chip.tsx'
import styles from './StatusList.module.css'

const looks = {
  pendiente: ['slate', PendingIcon],
  enRevision: ['blue', ReviewIcon],
  activo: ['green', ActiveIcon],
  rechazado: ['red', RejectedIcon],
  vencido: ['red', ExpiredIcon],
  bloqueado: ['ink', BlockedIcon],
} as const satisfies Record<keyof typeof estados, readonly [Tone, LucideIcon]>

const keys = Object.keys(looks) as (keyof typeof looks)[] // they are its keys

/** The six statuses as they look all over the product, each with what it means. */
export const StatusList = () => (
  <dl className={styles.list}>
    {keys.map((key) => {
      const [name = '', meaning] = estados[key]
      const [tone, icon] = looks[key]
      return (
        <div key={key}>
          <dt>
            <Chip tone={tone} icon={icon}>
              {name}
            </Chip>
          </dt>
          <dd>{meaning}</dd>
        </div>
      )
    })}
  </dl>
)
