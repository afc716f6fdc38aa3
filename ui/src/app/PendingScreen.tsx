import { Screen } from './Screen.tsx'
import { useScreenTitle } from './screenTitle.ts'
import { WaitingCard, WaitingScreen } from './WaitingScreen.tsx'

/** About that of a list's first rows. */
const height = 320

/** In the place of a screen that failed, while it is asked for again. */
export const PendingScreen = () => {
  const title = useScreenTitle()
  if (title === undefined) return <WaitingScreen height={height} />
  return (
    <Screen title={title}>
      <WaitingCard height={height} />
    </Screen>
  )
}
