import type { OperationName } from '@portal/contract'
import { isRoute } from '@portal/contract/rutas.ts'

/** The record that a picture of a screen shows: the first that a list answers. */
export interface Sample {
  of: OperationName
  id: string
  input?: Readonly<Record<string, unknown>>
  /** The record that it is within, whose id stands first in the address, and is asked of the list by its name. */
  within?: Sample
}

/** One screen of an app, beside its address. */
export interface ScreenSpec {
  /** The text that the breadcrumb and the menus call it by, and its title, unless a record names it. */
  title: string
  /** The operation that it shows. Where a back office elsewhere does not know it, no menu leads there. */
  needs?: OperationName
  /** For a screen with a place for an id in its address. */
  sample?: Sample
  /** What its address carries beside the path, where it shows nothing without. */
  beside?: string
  /** Drawn and walked as this person; the usual one when absent, and nobody at all for `null`. */
  who?: string | null
}

/** Every screen of a table of routes: one that is missing, or that has no route, does not compile. */
export type Screens<Routes extends Readonly<Record<string, string>>> = {
  readonly [Name in keyof Routes]: Routes[Name] extends `${string}:${string}`
    ? ScreenSpec & { sample: Sample }
    : ScreenSpec
}

/** What each segment of a path reads as: the one that a screen's address ends with is called as the screen. */
export const segmentTitles = <Title extends string>(
  routes: Readonly<Record<string, string>>,
  screens: Readonly<Record<string, { title: Title }>>,
): [segment: string, title: Title][] =>
  Object.entries(screens).flatMap(([name, { title }]) => {
    const segment = routes[name]?.split('/').at(-1)
    return segment === undefined || segment.startsWith(':') ? [] : [[segment, title]]
  })

/** The title of the screen at a path: what it is called while nothing of it is known. */
export const titleAt = <Title extends string>(
  routes: Readonly<Record<string, string>>,
  screens: Readonly<Record<string, { title: Title }>>,
  path: string,
): Title | undefined =>
  Object.entries(screens).find(([name]) => {
    const route = routes[name]
    return route !== undefined && isRoute([route], path)
  })?.[1].title
