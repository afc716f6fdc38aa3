import { insetRing } from '../theme/theme.ts'
import Box from '@mui/material/Box'
import { useState, type RefCallback } from 'react'
import type { Fit, PreviewView } from './view.ts'

interface PictureViewProps {
  url: string
  name: string
  view: PreviewView
  fit?: Fit
  scroller?: RefCallback<HTMLDivElement> | undefined
  onDrawn?: (() => void) | undefined
  onFailure: () => void
}

/** A turned picture takes the room it needs as turned, so that all of it can be scrolled to. It fits whole either way. */
export const PictureView = ({ url, name, view, scroller, onDrawn, onFailure }: PictureViewProps) => {
  const [ratio, setRatio] = useState(1)
  const sideways = view.rotation % 180 !== 0
  return (
    <Box
      ref={scroller}
      tabIndex={0}
      sx={{
        flex: 1,
        minHeight: 0,
        overflow: 'auto',
        display: 'flex',
        padding: 1.5,
        containerType: 'size',
        '&:focus-visible': insetRing,
      }}
    >
      <Box
        sx={{
          position: 'relative',
          flex: 'none',
          margin: 'auto',
          width: `calc(min(100cqw, 100cqh * ${sideways ? 1 / ratio : ratio}) * ${view.zoom})`,
          aspectRatio: sideways ? 1 / ratio : ratio,
        }}
      >
        <Box
          component="img"
          src={url}
          alt={name}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
            setRatio(naturalWidth / (naturalHeight || 1))
            onDrawn?.()
          }}
          onError={onFailure}
          sx={{
            position: 'absolute',
            insetBlockStart: '50%',
            left: '50%',
            width: sideways ? `calc(100% * ${ratio})` : '100%',
            transform: `translate(-50%, -50%) rotate(${view.rotation}deg)`,
          }}
        />
      </Box>
    </Box>
  )
}
