import { ready } from './ready.ts'

/** The program's side: answers what it is asked by `createApart`, and ends with whoever started it. */
export function serveApart(answer: (asked: never) => Promise<object>): void {
  process.on('disconnect', () => process.exit(0))
  process.on('message', (asked) => {
    // As the program says that it is asked: nobody but our own side has the channel.
    void answer(asked as never).then((answered) => process.send?.(answered))
  })
  process.send?.(ready)
}
