import { use } from 'react'
import { HeadSlot } from '../frame/frameKind.ts'
import { WaitingHead } from '../frame/WaitingHead.tsx'
import { Card } from '../show/Card.tsx'
import { Placeholder } from '../show/Placeholder.tsx'

/** As large as the screen that comes; `height` is that of its first card, in pixels. */
export const WaitingScreen = ({ height }: { height: number }) => (
  <>
    {use(HeadSlot) === undefined && <WaitingHead />}
    <Card padded>
      <Placeholder height={height} />
    </Card>
  </>
)
