import { createContext, type ReactNode } from 'react'

/** What a screen says of itself at its head. Where that stands is the frame's to know. */
export interface ScreenHead {
  title: string
  subtitle?: ReactNode
  /** A picture, a plate: what the page is about, drawn. */
  leading?: ReactNode
  /** The drawing says the title already: the words are there for who can't see it. */
  titleDrawn?: boolean
  /** What the screen shows is drawn itself: its head takes no ornament. */
  drawn?: boolean
  /** One primary action at most. */
  actions?: ReactNode
  /** The list that the screen was opened from, for a frame that has no breadcrumb. */
  back?: { label: string; href: string } | undefined
}

/**
 * Where a frame that has a bar of its own wants the head of the screen in it: an element, or null while that is not
 * drawn yet. Undefined under a frame whose screens write their head on the coloured ground.
 */
export const HeadSlot = createContext<HTMLElement | null | undefined>(undefined)
