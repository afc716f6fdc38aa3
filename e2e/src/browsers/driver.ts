/** An element in the page, as the browser refers to it. */
export type Handle = Readonly<Record<string, string>>

/** A function that runs in the page: it takes JSON and sees nothing of this side. */
export type InPage<Input, Output> = (input: Input) => Output

/** What a journey needs of a browser; each engine is driven its own way. */
export interface Driver {
  open: (url: string) => Promise<void>
  evaluate: <Input, Output>(work: InPage<Input, Output>, input: Input) => Promise<Output>
  find: <Input>(work: InPage<Input, Element | null>, input: Input) => Promise<Handle | undefined>
  click: (element: Handle) => Promise<void>
  /** Into the element that has the focus. */
  type: (element: Handle, text: string) => Promise<void>
  chooseFile: (element: Handle, path: string) => Promise<void>
  /** Whether what was fetched once is there for the next page. WebKit keeps nothing in a window that a program drives. */
  keepsCache: boolean
  /** What the browser found wrong with the page, where it tells. */
  complaints: readonly string[]
  close: () => Promise<void>
}

/** Its text, to be sent over. tsx names functions with a helper of its own, which no page has. */
export function sourceOf(work: InPage<never, unknown>): string {
  return `(input) => { const __name = (fn) => fn; return (${work.toString()})(JSON.parse(input)) }`
}
