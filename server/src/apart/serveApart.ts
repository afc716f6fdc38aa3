import { ready } from './ready.ts'

/** The program's side: answers what it is asked, and ends with whoever started it. */
export function serveApart<Asked>(answer: (asked: Asked) => Promise<object>): void {
  process.on('disconnect', () => process.exit(0))
  process.on('message', (asked: Asked) => {
    void answer(asked).then((answered) => process.send?.(answered))
  })
  process.send?.(ready)
}
