/** Canvases and masks for pdf.js where there is no page: its own are elements of one. */

type Filter = (pixels: Uint8ClampedArray) => void

interface Entry {
  canvas: OffscreenCanvas | null
  context: OffscreenCanvasRenderingContext2D | null
}

/** A picture is drawn at a place, or a part of it into a place. */
type Places = [x: number, y: number, ...more: number[]]

const filters = new Map<string, Filter>()

const contextOf = (canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D => {
  // Pages are drawn by the processor: what ends with the worker must not go on in the graphics card.
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('a canvas without a context')
  return context
}

/** A context that knows the filters of `WorkerFilters`: pdf.js sets one, draws one picture and takes it off. */
const filtering = (context: OffscreenCanvasRenderingContext2D): OffscreenCanvasRenderingContext2D => {
  let filter = 'none'
  const drawImage = context.drawImage.bind(context)
  const drawFiltered = (image: CanvasImageSource, ...places: Places) => {
    const change = filters.get(filter)
    const [x, y, width = 0, height = 0, ...to] = places
    if (!change || to.length < 4) {
      Reflect.apply(drawImage, undefined, [image, ...places])
      return
    }
    filter = 'none'
    const changed = new OffscreenCanvas(width, height)
    const inner = contextOf(changed)
    inner.drawImage(image, x, y, width, height, 0, 0, width, height)
    const pixels = inner.getImageData(0, 0, width, height)
    change(pixels.data)
    inner.putImageData(pixels, 0, 0)
    Reflect.apply(drawImage, undefined, [changed, 0, 0, width, height, ...to])
  }
  Object.defineProperties(context, {
    filter: { get: () => filter, set: (next: string) => (filter = next) },
    drawImage: { value: drawFiltered },
  })
  return context
}

export class WorkerCanvases {
  create(width: number, height: number): Entry {
    const canvas = new OffscreenCanvas(width, height)
    return { canvas, context: filtering(contextOf(canvas)) }
  }

  reset({ canvas }: Entry, width: number, height: number): void {
    if (!canvas) return
    canvas.width = width
    canvas.height = height
  }

  destroy(entry: Entry): void {
    if (entry.canvas) this.reset(entry, 0, 0)
    entry.canvas = null
    entry.context = null
  }
}

const alpha = 3

/** Masks alone: curves that papers for presses carry for their colours are left out, and so are colours of high contrast. */
export class WorkerFilters {
  addAlphaFilter(map: ArrayLike<number>): string {
    return keep((pixels) => {
      for (let at = alpha; at < pixels.length; at += 4) pixels[at] = map[pixels[at] ?? 0] ?? 0
    })
  }

  addLuminosityFilter(map?: ArrayLike<number> | null): string {
    return keep((pixels) => {
      for (let at = 0; at < pixels.length; at += 4) {
        const [red = 0, green = 0, blue = 0] = [pixels[at], pixels[at + 1], pixels[at + 2]]
        // The luminosity of ISO 32000-1, 11.5.3.
        const light = Math.round(red * 0.3 + green * 0.59 + blue * 0.11)
        pixels[at + alpha] = map ? (map[light] ?? 0) : light
      }
    })
  }

  addFilter = () => 'none'
  addHCMFilter = () => 'none'
  addHighlightHCMFilter = () => 'none'
  destroy = () => filters.clear()
}

let made = 0
const keep = (filter: Filter): string => {
  const name = `pixels-${String(++made)}`
  filters.set(name, filter)
  return name
}
