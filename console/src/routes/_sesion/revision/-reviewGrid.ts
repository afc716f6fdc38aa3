/** Document and panel side by side, as tall as what the frame and the head leave of the window; on smaller screens one under the other. */
export const reviewGrid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 400px' },
  height: { lg: 'max(540px, calc(100dvh - 216px))' },
  marginBlockEnd: { lg: '-40px' },
} as const
