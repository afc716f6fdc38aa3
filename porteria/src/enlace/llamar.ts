import { resultIn, Unreachable, sinRespuesta } from '@portal/contract/client.ts'
import {
  gateDoor,
  gateOperations,
  type GateInput,
  type GateOperation,
  type GateResult,
} from '@portal/contract/porteria.ts'
import { idiomaHeader, type Idioma } from '@portal/contract/idioma.ts'
import type { Say } from '@portal/contract/wording.ts'

/** Nothing comes any more on a line this bad; what waits is tried again. */
const paciencia = 20_000

export interface Llamar {
  <Op extends GateOperation>(
    operation: Op,
    input: GateInput<Op>,
    token: string | undefined,
    pacienciaMs?: number,
  ): Promise<GateResult<Op>>
}

/**
 * Asks the server at the door of gates. Throws a `Refusal` for a handled no and an `Unreachable` where no answer came, or one
 * that is not of the contract: what can't be read says nothing.
 */
export const llamarPor =
  (say: Say, idioma: () => Idioma): Llamar =>
  async (operation, input, token, pacienciaMs = paciencia) => {
    let status: number
    let answer: unknown
    try {
      const response = await fetch(gateDoor.url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          [idiomaHeader]: idioma(),
          ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ _operation: gateDoor.operation, mode: operation, ...input }),
        // Its token is all that it shows: with cookies along a browser would ask for a password where a device is refused (401).
        credentials: 'omit',
        cache: 'no-store',
        redirect: 'error',
        signal: AbortSignal.timeout(pacienciaMs),
      })
      status = response.status
      answer = await response.json()
    } catch (cause) {
      throw new Unreachable({ cause }, say(sinRespuesta))
    }
    const { result } = resultIn(answer, status, say)
    const read = gateOperations[operation].output.safeParse(result)
    if (!read.success) throw new Unreachable({ cause: read.error }, say(sinRespuesta))
    return read.data as GateResult<typeof operation> // of the schema of that very operation
  }
