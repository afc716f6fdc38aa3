import { once } from 'node:events'
import { sourceOf, type Driver, type Handle, type InPage } from './driver.ts'

interface Message {
  id?: number
  type: 'success' | 'error' | 'event'
  method?: string
  message?: string
  result?: unknown
  params?: { level?: string; text?: string }
}

/** What a script answered, as WebDriver BiDi writes it. */
type Evaluated =
  | { type: 'success'; result: { type: string; value?: string; sharedId?: string } }
  | { type: 'exception'; exceptionDetails: { text: string } }

/** A browser driven by WebDriver BiDi, over the socket that it opens itself. */
export async function bidiDriver(url: string): Promise<Driver> {
  const socket = new WebSocket(`${url}/session`)
  await once(socket, 'open')
  const waiting = new Map<number, (message: Message) => void>()
  const complaints: string[] = []
  let sent = 0
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message // as the standard has it
    if (message.id !== undefined) waiting.get(message.id)?.(message)
    else if (message.params?.level === 'error') complaints.push(message.params.text ?? '')
  })

  await call('session.new', { capabilities: {} })
  await call('session.subscribe', { events: ['log.entryAdded'] })
  const { contexts } = await call<{ contexts: { context: string }[] }>('browsingContext.getTree', {})
  const context = contexts[0]?.context
  if (context === undefined) throw new Error('the browser opened no window')
  await call('browsingContext.setViewport', { context, viewport: { width: 1280, height: 900 } })

  const point = (element: Handle) => ({
    type: 'pointer',
    id: 'mouse',
    actions: [
      { type: 'pointerMove', x: 0, y: 0, origin: { type: 'element', element } },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  })
  const click = async (element: Handle) => {
    await run(`(element) => element.scrollIntoView({ block: 'center', behavior: 'instant' })`, element)
    await call('input.performActions', { context, actions: [point(element)] })
  }

  return {
    open: (address) => call('browsingContext.navigate', { context, url: address, wait: 'complete' }),
    evaluate: async <Input, Output>(work: InPage<Input, Output>, input: Input) => {
      const { value } = await run(
        `(input) => JSON.stringify((${sourceOf(work)})(input) ?? null)`,
        text(input),
      )
      return JSON.parse(value ?? 'null') as Output // the page said it in JSON
    },
    find: async (work, input) => {
      const { sharedId } = await run(sourceOf(work), text(input))
      return sharedId === undefined ? undefined : { sharedId }
    },
    click,
    type: async (element, words) => {
      await click(element)
      const keys = Array.from(words).flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ])
      await call('input.performActions', { context, actions: [{ type: 'key', id: 'keys', actions: keys }] })
    },
    chooseFile: (element, path) => call('input.setFiles', { context, element, files: [path] }),
    keepsCache: true,
    complaints,
    close: async () => {
      await call('browser.close', {})
      socket.close()
    },
  }

  function text(input: unknown) {
    return { type: 'string', value: JSON.stringify(input) }
  }

  async function run(functionDeclaration: string, argument: object) {
    const answer = await call<Evaluated>('script.callFunction', {
      functionDeclaration,
      arguments: [argument],
      target: { context },
      awaitPromise: true,
    })
    if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text)
    return answer.result
  }

  async function call<Result = void>(method: string, params: object): Promise<Result> {
    const id = ++sent
    const answered = new Promise<Message>((resolve) => waiting.set(id, resolve))
    socket.send(JSON.stringify({ id, method, params }))
    const { type, message, result } = await answered
    waiting.delete(id)
    if (type === 'error') throw new Error(`${method}: ${message ?? ''}`)
    return result as Result // what the standard promises for this method
  }
}
