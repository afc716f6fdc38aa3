import { hydrate } from './hydrate.tsx'
import { pageAt, pages } from './pages.ts'
import { prefetchApp } from './prefetchApp.ts'

/** Not awaited at the top: a part that imports from this script would wait for it, and it for the part. */
async function open() {
  const Page = await pages[pageAt(location.pathname)].load()
  hydrate(<Page />)
  prefetchApp()
}

void open()
