import { Unreachable } from '@portal/contract/client.ts'
import i18next from 'i18next'
import type { WaitingWrite } from './waitingWrite.ts'

/** Thrown by a write that could not go out now: nothing was refused, and nothing has to be done again. */
export class Waiting extends Unreachable {
  override readonly name = 'Waiting'
  readonly waitingWrite: WaitingWrite

  constructor(waitingWrite: WaitingWrite) {
    super({}, i18next.t('senal.queda'))
    this.waitingWrite = waitingWrite
  }
}
