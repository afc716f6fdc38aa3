export interface Size {
  width: number
  height: number
}
export interface Rect extends Size {
  x: number
  y: number
}

/** So much more than the frame is looked at on each side, in parts of it: nobody lays a card in to the pixel. */
const around = 0.1

/**
 * What part of a video's picture lies under a frame, where the video fills its element and is cut at its sides
 * (`object-fit: cover`). `frame`: within the element, in its pixels; the answer is in the video's.
 */
export function recorteDe(video: Size, element: Size, frame: Rect): Rect {
  const scale = Math.max(element.width / video.width, element.height / video.height)
  const left = (element.width - video.width * scale) / 2
  const top = (element.height - video.height * scale) / 2
  const [wider, higher] = [frame.width * around, frame.height * around]
  const x = clamp((frame.x - wider - left) / scale, video.width)
  const y = clamp((frame.y - higher - top) / scale, video.height)
  const right = clamp((frame.x + frame.width + wider - left) / scale, video.width)
  const bottom = clamp((frame.y + frame.height + higher - top) / scale, video.height)
  return { x, y, width: Math.max(1, right - x), height: Math.max(1, bottom - y) }
}

const clamp = (value: number, most: number) => Math.round(Math.min(most, Math.max(0, value)))
