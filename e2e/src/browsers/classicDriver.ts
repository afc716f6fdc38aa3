import { sourceOf, type Driver, type Handle, type InPage } from './driver.ts'

/** A browser driven by W3C WebDriver, the HTTP one. */
export async function classicDriver(
  endpoint: string,
  capabilities: Readonly<Record<string, unknown>>,
): Promise<Driver> {
  const { sessionId } = await call<{ sessionId: string }>('/session', {
    capabilities: { alwaysMatch: capabilities },
  })
  const session = `/session/${sessionId}`
  const run = <Output>(work: InPage<never, unknown>, input: unknown) =>
    call<Output>(`${session}/execute/sync`, {
      script: `return (${sourceOf(work)})(arguments[0])`,
      args: [JSON.stringify(input)],
    })
  const at = (element: Handle) => `${session}/element/${Object.values(element)[0] ?? ''}`
  await call(`${session}/window/rect`, { x: 0, y: 0, width: 1280, height: 900 })

  return {
    open: (url) => call(`${session}/url`, { url }),
    evaluate: (work, input) => run(work, input),
    find: async (work, input) => (await run<Handle | null>(work, input)) ?? undefined,
    click: (element) => call(`${at(element)}/click`, {}),
    type: (element, text) => call(`${at(element)}/value`, { text }),
    chooseFile: (element, path) => call(`${at(element)}/value`, { text: path }),
    keepsCache: false,
    complaints: [],
    close: () => call(session, undefined, 'DELETE'),
  }

  async function call<Value = void>(path: string, body?: object, method = 'POST'): Promise<Value> {
    const answer = await fetch(endpoint + path, {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    const { value } = (await answer.json()) as { value: Value & { error?: string; message?: string } } // as the standard has it
    if (!answer.ok) throw new Error(`${path}: ${value.error ?? ''} ${value.message ?? ''}`)
    return value
  }
}
