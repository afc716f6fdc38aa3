import { use } from 'react'
import { HeadSlot } from '../frame/frameKind.ts'
import { WaitingHead } from '../frame/WaitingHead.tsx'
import { Card } from '../show/Card.tsx'
import { Placeholder } from '../show/Placeholder.tsx'
import styles from './waitingScreen.module.css'

/** Lines, as the frame that came with the page has them. */
const widths = ['100%', '80%', '60%', '72%']

/** As large as the screen that comes; `height` is that of its first card, in pixels. */
export const WaitingScreen = ({ height }: { height: number }) => (
  <>
    {use(HeadSlot) === undefined && <WaitingHead />}
    <Card padded>
      <div className={styles.lines} style={{ minHeight: height }}>
        {widths.map((width) => (
          <Placeholder key={width} width={width} height={16} />
        ))}
      </div>
    </Card>
  </>
)
