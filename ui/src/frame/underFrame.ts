import { createContext, type ReactNode } from 'react'

/** What a frame hands to the heads of its screens. */
interface HeadOfFrame {
  /** Drawn between a head's words and its actions. */
  art?: ReactNode
  /** What has to be said on every screen, before what it shows. */
  banner?: ReactNode
}

export const UnderFrame = createContext<HeadOfFrame>({})
