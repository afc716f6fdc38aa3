import { RoadDrawing } from './RoadDrawing.tsx'

/** Where pages are drawn before they are sent, and in development, where nobody drew them before. */
const draws = import.meta.env.SSR || import.meta.env.DEV

interface RoadSceneProps {
  /** With papers over it, as tags. */
  papers?: boolean
}

/**
 * A convoy on its road. It never changes, so it travels in the prerendered page alone: the script that brings the page to
 * life leaves what it finds there, and none of the drawing weighs in it.
 */
export const RoadScene = ({ papers = false }: RoadSceneProps) =>
  draws ? (
    <div>
      <RoadDrawing papers={papers} />
    </div>
  ) : (
    <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  )
