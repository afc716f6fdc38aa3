import packageJson from '../package.json' with { type: 'json' }

/** `scripts/steps/build.mjs` writes the commit in the place of this name; sources that run as they are have none. */
declare const BUILT_FROM: string | null | undefined

/**
 * Which Portal this is: its release, and the commit that it was built from, with a `+` where the sources had changed since.
 * Null is unknown. Insiders and the provider's people are told the commit: see docs/decisions/0096.
 */
export const producto: { version: string; commit: string | null } = {
  version: packageJson.version,
  commit: typeof BUILT_FROM === 'string' ? BUILT_FROM : null,
}
