import { drawBmp } from './drawBmp.ts'
import { drawPdf } from './drawPdf.ts'
import { ready, type Asked, type Drawn } from './messages.ts'

/**
 * A process of its own that draws what it is sent: somebody's bytes go through a lot of code, and what that code can
 * come to (a crash, no end, all the memory) comes to this process alone. It ends with whoever started it.
 */
process.on('disconnect', () => process.exit(0))
process.on('message', (asked: Asked) => {
  void draw(asked).then((drawn) => process.send?.(drawn))
})
process.send?.(ready)

async function draw({ mediatype, bytes }: Asked): Promise<Drawn> {
  try {
    return { picture: mediatype === 'application/pdf' ? await drawPdf(bytes) : await drawBmp(bytes) }
  } catch {
    return { picture: undefined }
  }
}
