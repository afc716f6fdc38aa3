import type pg from 'pg'
import type { Dispatch } from '../dispatch.ts'
import type { Services } from '../handler.ts'
import type { Side } from '../life/side.ts'
import type { Issuer } from '../oidc/issuer.ts'
import type { Novedades } from '../novedades/novedades.ts'
import type { Streams } from '../novedades/streams.ts'
import type { TokenUses } from '../sessions/tokenUses.ts'
import type { Legajos } from '../importacion/legajos.ts'
import type { OidcSettings } from '../settings.ts'
import type { Thumbnails } from '../thumbnails/thumbnails.ts'
import type { DoorParts } from './doorParts.ts'
import type { Audience } from './onlyHere.ts'
import type { OidcCookies } from './oidcCookies.ts'
import type { SessionCookie } from './sessionCookie.ts'

/** What the doors of the embedded back office lean on beside that. */
export interface AppParts extends DoorParts {
  services: Services
  sides: { carrier: Side; provider: Side }
  pools: { app: pg.Pool; proveedor: pg.Pool }
  dispatch: { carrier: Dispatch; provider: Dispatch }
  cookies: { portal: SessionCookie; consola: SessionCookie }
  /** Whether a session of one of the provider's people lives; `undefined` when that can't be told now. */
  isOperador: (token: string) => Promise<boolean | undefined>
  /** The company's own sign-in, where there is one. */
  company?: { oidc: OidcSettings; issuer: Issuer; away: OidcCookies } | undefined
  /** Where uploads wait until they are kept. */
  spoolDir: string
  /** Verifies legajos of other installations. */
  legajos: Pick<Legajos, 'read'>
  thumbnails: Thumbnails
  novedades: Novedades
  streams: Streams
  tokenUses: Pick<TokenUses, 'note'>
  jobsRun: () => boolean
  audience: Audience
}
