import { carrierDoor, idempotencyHeader, operationUrl } from '@portal/contract/door.ts'
import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply, FastifyRequest, RequestPayload } from 'fastify'
import { withoutEmpty } from '../emptyParameters.ts'
import { bodiesOfPrograms, bodyOfBrowser, maxHeldBytes } from './boundedBody.ts'
import type { DoorParts } from './doorParts.ts'
import { browserCaller, outsideCaller, requireJson } from './caller.ts'
import { isOutsideClient } from './clientCredentials.ts'
import { goneSignal } from './gone.ts'
import { readEnvelope, readNamedEnvelope, type Envelope } from './envelope.ts'
import { withNested } from './formFields.ts'
import { readJson } from './shallowJson.ts'
import { answerCall, headerOf } from './answerCall.ts'

/** The operation whose call may carry files, in `data`. */
const withFiles = 'SaveDocumentoRecurso'

/** Every carrier operation, at one address for all or at its own: from the portal's own pages, and from outside clients, which may send a form as Vtiger's do. */
export async function mobileDoor(
  app: FastifyInstance,
  { settings, dispatch, cookies, isSignedIn }: DoorParts,
): Promise<void> {
  await app.register(formbody)
  // As Vtiger's clients call it; `requireJson` keeps browsers to the one type that no form can send.
  readJson(app, 'text/json')
  const bodyOfProgram = bodiesOfPrograms((token) => isSignedIn(token, 'programa'))
  const options = {
    bodyLimit: maxHeldBytes,
    preParsing: (request: FastifyRequest, _reply: FastifyReply, payload: RequestPayload) => {
      if (!isOutsideClient(request, settings))
        return bodyOfBrowser(request, payload, cookies.portal.read(request), (token) =>
          isSignedIn(token, 'cookie'),
        )
      const { operation = withFiles } = request.params as { operation?: string } // of the two addresses below
      return bodyOfProgram(request, payload, operation === withFiles)
    },
  }
  app.post(carrierDoor.url, options, (request, reply) =>
    answer(request, reply, (body) => readEnvelope(body, carrierDoor)),
  )
  app.post<{ Params: { operation: string } }>(operationUrl(':operation'), options, (request, reply) =>
    answer(request, reply, (body) => readNamedEnvelope(body, request.params.operation)),
  )

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    read: (body: unknown) => Envelope,
  ): Promise<FastifyReply> {
    const outside = isOutsideClient(request, settings)
    if (!outside) requireJson(request)
    const { operation, input } = read(request.body)
    // How an outside client, and nobody else, says which session it means.
    const { _session, ...rest } = input
    const answered = await dispatch.carrier({
      operation,
      input: outside ? withoutEmpty(operation, withNested(operation, rest)) : ofBrowser(operation, input),
      caller: outside ? outsideCaller(request, _session) : browserCaller(request, settings, cookies.portal),
      idempotencyKey: headerOf(request, idempotencyHeader),
      signal: () => goneSignal(reply),
      requestId: request.id,
      log: request.log,
    })
    return answerCall(reply, answered, outside ? undefined : cookies.portal)
  }
}

/** Whoever answers, here or elsewhere: a session that was found open is not enough for another password. */
const ofBrowser = (operation: string, input: Record<string, unknown>): Record<string, unknown> =>
  operation === 'changePasswordProfile' ? { passwordActual: '', ...input } : withoutEmpty(operation, input)
