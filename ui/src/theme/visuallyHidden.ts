/** Read aloud, and reached with the Tab key (which brings it into sight), but not drawn. */
export const visuallyHidden = {
  '&:not(:focus-within)': {
    position: 'absolute',
    width: '1px',
    height: '1px',
    margin: '-1px',
    padding: 0,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
} as const
