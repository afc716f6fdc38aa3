import { createContext, useContext, type AnchorHTMLAttributes, type ReactNode, type Ref } from 'react'

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  ref?: Ref<HTMLAnchorElement>
}

type RenderLink = (props: LinkProps) => ReactNode

const LinkContext = createContext<RenderLink>((props) => <a {...props} />)

/** The app's router hands its own link here; without one, links are plain. */
export const LinkProvider = LinkContext.Provider

/** What is drawn wherever an `href` is given, so that a button or a menu item with one navigates in the app. */
export const Link = (props: LinkProps) => useContext(LinkContext)(props)
