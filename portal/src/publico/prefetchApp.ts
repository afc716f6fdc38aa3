/** Fetches the app's first chunks while this page is idle, so that signing in opens it at once. The build names them in the page. */
export function prefetchApp(): void {
  const names = document.querySelector<HTMLMetaElement>('meta[name="app-chunks"]')?.content.split(' ') ?? []
  const idle = 'requestIdleCallback' in window ? requestIdleCallback : setTimeout
  idle(() => {
    for (const href of names) {
      const link = document.createElement('link')
      link.rel = 'prefetch'
      link.href = href
      document.head.append(link)
    }
  })
}
