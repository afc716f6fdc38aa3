/**
 * Fetches the app's first chunks while this page is idle, so that signing in opens it at once. The build names them in
 * the page. They are fetched as data, which every browser does: `rel=prefetch` is nothing to Safari, and to Firefox it
 * is under `default-src`, which the content policy keeps shut.
 */
export function prefetchApp(): void {
  const names = document.querySelector<HTMLMetaElement>('meta[name="app-chunks"]')?.content.split(' ') ?? []
  const idle = 'requestIdleCallback' in window ? requestIdleCallback : setTimeout
  idle(() => {
    for (const href of names) void fetchAhead(href)
  })
}

/** To its last byte, or the browser's cache keeps nothing. What can't be had now is fetched when it is wanted. */
async function fetchAhead(href: string): Promise<void> {
  try {
    const answer = await fetch(href, { priority: 'low' })
    await answer.arrayBuffer()
  } catch {
    return
  }
}
