import type { Dispatch } from '../dispatch.ts'
import type { Carried } from '../sessions/token.ts'
import type { Settings } from '../settings.ts'
import type { Filled } from './pages.ts'
import type { SessionCookie } from './sessionCookie.ts'
import type { Built } from './staticFiles.ts'

/** What the carriers' doors lean on, whoever keeps the data. */
export interface DoorParts {
  settings: Settings
  /** Carriers' operations. */
  dispatch: { carrier: Dispatch }
  cookies: { portal: SessionCookie; consola?: SessionCookie }
  /** Whether a carrier's session lives; `undefined` when that can't be told now. */
  isSignedIn: (token: string, carried: Carried) => Promise<boolean | undefined>
  /** Whether the provider takes letters from people who need no account. */
  takesConsultas: () => Promise<boolean>
  /** Whether papers are asked for by links here. */
  takesPedidos: boolean
  /** What pages before sign-in say of the provider. */
  proveedor: () => Promise<Filled>
  built: Built
}
