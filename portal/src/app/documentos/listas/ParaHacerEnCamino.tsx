import { Placeholder } from '@portal/ui/show/Placeholder.tsx'
import styles from '../documentos.module.css'

/** The room of what is to be done, so that the table under it stays where it is when that comes. */
export const ParaHacerEnCamino = () => (
  <div aria-busy>
    <div className={styles.one}>
      <span className="grow slim">
        <Placeholder height={20} />
      </span>
    </div>
    <div className={styles.many}>
      <header className="flex on-baseline gap-8">
        <Placeholder width={200} height={20} />
      </header>
      <ul className="lined">
        {['72%', '58%', '64%'].map((width) => (
          <li className="gap-12 at-middle" key={width}>
            <Placeholder width="70%" height={20} />
            <Placeholder width={width} />
            <Placeholder width="80%" />
            <Placeholder height={32} />
          </li>
        ))}
      </ul>
    </div>
  </div>
)
