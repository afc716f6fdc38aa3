/**
 * What runs inside the console while it is measured. It is handed over as text, so all it uses stands in it. Times are of
 * `performance.now()`; the key's is the browser's own, of when it was pressed.
 */
export interface Turn {
  pressed: number
  /** The next document stood in the page, drawn or not, in the frame that began then. */
  shown: number
  /** A frame with its first page drawn was handed to the screen. */
  painted: number
  /** It could be decided. */
  armed: number
}

declare global {
  interface Window {
    /** Waits until the document on screen can be decided. */
    canDecide: () => Promise<void>
    /** From the next A to when the document after it can be decided. */
    turn: () => Promise<Turn>
  }
}

export function installWatch(): void {
  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
  /** After the frame that is being made was handed on: a task cannot run before. */
  const handedOn = () =>
    new Promise<number>((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve(performance.now())
        port2.postMessage(undefined)
      })
    })
  const shownLayer = () => document.querySelector('main [data-shown="true"]')
  const isDrawn = (layer: Element | null) =>
    layer?.querySelector('[data-drawn]') != null || layer?.querySelector('img')?.complete === true
  const armed = () => document.querySelector('main button[aria-keyshortcuts="A"]:not(:disabled)') !== null

  const until = async (so: () => boolean) => {
    const deadline = performance.now() + 30_000
    while (!so()) {
      await frame()
      if (performance.now() > deadline)
        throw new Error(`${location.href}: ${document.querySelector('main')?.textContent ?? ''}`)
    }
  }

  window.canDecide = () => until(armed)
  window.turn = () =>
    new Promise((resolve, reject) => {
      const before = shownLayer()
      const onKey = async ({ key, timeStamp }: KeyboardEvent) => {
        if (key !== 'a') return
        removeEventListener('keydown', onKeyDown, { capture: true })
        await until(() => ![null, before].includes(shownLayer()))
        const shown = performance.now()
        await until(() => isDrawn(shownLayer()))
        const painted = await handedOn()
        await window.canDecide()
        resolve({ pressed: timeStamp, shown, painted, armed: performance.now() })
      }
      const onKeyDown = (event: KeyboardEvent) => void onKey(event).catch(reject)
      addEventListener('keydown', onKeyDown, { capture: true })
    })
}
