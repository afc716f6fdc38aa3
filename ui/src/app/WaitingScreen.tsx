import { use } from 'react'
import { HeadSlot } from '../frame/frameKind.ts'
import { WaitingHead } from '../frame/WaitingHead.tsx'
import { Card } from '../show/Card.tsx'
import { Placeholder } from '../show/Placeholder.tsx'
import styles from './waitingScreen.module.css'

/** Lines, as the frame that came with the page has them. */
const widths = ['100%', '80%', '60%', '72%']

interface Waiting {
  /** Of the first card of the screen that comes, in pixels. */
  height: number
}

/** As large as the screen that comes, whose name is on its way too. */
export const WaitingScreen = ({ height }: Waiting) => (
  <>
    {use(HeadSlot) === undefined && <WaitingHead />}
    <WaitingCard height={height} />
  </>
)

export const WaitingCard = ({ height }: Waiting) => (
  <Card padded>
    <div className={styles.lines} style={{ minHeight: height }}>
      {widths.map((width) => (
        <Placeholder key={width} width={width} height={16} />
      ))}
    </div>
  </Card>
)
