import type { ComponentType } from 'react'

/** A piece of an app whose code is not part of its first screen. */
export interface Part<Props> {
  /** Brings its code; throws when that can't be had, and may be asked again. */
  bring: () => Promise<ComponentType<Props>>
  /** Once it is here. */
  here: () => ComponentType<Props> | undefined
}

const parts: (() => Promise<unknown>)[] = []

/** Says what a piece's code is, and leaves it where it is until somebody wants it or all is quiet. */
export const onDemand = <Props>(load: () => Promise<ComponentType<Props>>): Part<Props> => {
  let loaded: ComponentType<Props> | undefined
  const bring = async () => (loaded ??= await load())
  parts.push(bring)
  return { bring, here: () => loaded }
}

/** Every piece that an app may come to want, in case the signal is bad then. */
export const allParts = (): readonly (() => Promise<unknown>)[] => parts
