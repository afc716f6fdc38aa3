/** Document and panel side by side, as tall as what the frame and the head leave of the window; on smaller screens one under the other. */
export const reviewGrid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 400px' },
  gridTemplateRows: { lg: 'minmax(0, 1fr)' },
  height: { lg: 'max(540px, calc(100dvh - 216px))' },
  // On a phone the decisions lie over the foot of the page.
  marginBlockEnd: { xs: '48px', md: 0, lg: '-40px' },
} as const
