import { createContext, type ReactNode } from 'react'

/** What a frame hands to the heads of its screens. */
interface HeadOfFrame {
  /** Drawn between a head's words and its actions. */
  art?: ReactNode
  /** What has to be said on every screen, before what it shows. */
  banner?: ReactNode
  /** Where one is, for a frame whose bar has no room for it. */
  crumbs?: ReactNode
}

export const UnderFrame = createContext<HeadOfFrame>({})
