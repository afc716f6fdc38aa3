import { useState, type RefCallback } from 'react'
import { Box, type BoxOnPage } from './Box.tsx'
import { Mark, pointedAt, type PlaceOnPage, type Pointed } from './Mark.tsx'
import styles from './preview.module.css'
import type { Fit, PreviewView } from './view.ts'

interface PictureViewProps {
  url: string
  name: string
  view: PreviewView
  fit?: Fit
  mark?: PlaceOnPage | undefined
  boxes?: readonly BoxOnPage[] | undefined
  onPoint?: ((place: Pointed) => void) | undefined
  scroller?: RefCallback<HTMLDivElement> | undefined
  onDrawn?: (() => void) | undefined
  onFailure: (why: 'fallo') => void
}

/** A turned picture takes the room it needs as turned, so that all of it can be scrolled to. It fits whole either way. */
export const PictureView = ({
  url,
  name,
  view,
  mark,
  boxes,
  onPoint,
  scroller,
  onDrawn,
  onFailure,
}: PictureViewProps) => {
  const [ratio, setRatio] = useState(1)
  const sideways = view.rotation % 180 !== 0
  return (
    <div ref={scroller} tabIndex={0} className={`${styles.stage} ${styles.picture}`}>
      <div
        className={styles.turned}
        data-points={onPoint !== undefined || undefined}
        onClick={onPoint && ((event) => onPoint({ page: 1, ...pointedAt(event, view.rotation) }))}
        style={{
          width: `calc(min(100cqw, 100cqh * ${sideways ? 1 / ratio : ratio}) * ${view.zoom})`,
          aspectRatio: sideways ? 1 / ratio : ratio,
        }}
      >
        <img
          src={url}
          alt={name}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
            setRatio(naturalWidth / (naturalHeight || 1))
            onDrawn?.()
          }}
          onError={() => onFailure('fallo')}
          style={{
            width: sideways ? `calc(100% * ${ratio})` : '100%',
            transform: `translate(-50%, -50%) rotate(${view.rotation}deg)`,
          }}
        />
        {boxes?.map((box) => (
          <Box key={box.label} {...box} rotation={view.rotation} />
        ))}
        {mark && <Mark {...mark} rotation={view.rotation} ratio={ratio} />}
      </div>
    </div>
  )
}
