import type { BrowserContext } from '@playwright/test'
import type { CarrierOperations, OperationName, ProviderOperations, Request, Result } from '@portal/contract'
import { carrierDoor, named, providerDoor, type Door } from '@portal/contract/door.ts'
import { expect } from './portal.ts'

type Ask<Table> = <Op extends keyof Table & OperationName>(
  operation: Op,
  input: Request<Op>,
) => Promise<Result<Op>>

/** A call at a door as a page of this context would make it, where a journey is about something else. What is refused fails it. */
const at =
  <Table>(door: Door) =>
  ({ request }: Pick<BrowserContext, 'request'>, origin: string): Ask<Table> =>
  async (operation, input) => {
    const answer = await request.post(`${origin}${door.url}`, {
      headers: { origin },
      data: { ...named(operation, door), ...input },
    })
    const body = (await answer.json()) as { result: Result<typeof operation> } // the server holds its answers to the contract
    expect(body, `${operation}: ${JSON.stringify(body)}`).toMatchObject({ success: true })
    return body.result
  }

export const askAsCarrier = at<CarrierOperations>(carrierDoor)
export const askAsProvider = at<ProviderOperations>(providerDoor)
