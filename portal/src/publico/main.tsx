import { hydrate } from './hydrate.tsx'
import { isLiving, living } from './living.ts'
import { pageNameIn } from './pageNameIn.ts'
import { prefetchApp } from './prefetchApp.ts'

/** In development nobody drew the still pages before. */
const stillPage = async () => {
  const { pageAt, pages } = await import('./pages.ts')
  return pages[pageAt(location.pathname)].load()
}

/** Not awaited at the top: a part that imports from this script would wait for it, and it for the part. */
async function open() {
  const name = pageNameIn(location.pathname)
  const Page = isLiving(name) ? await living[name]() : import.meta.env.DEV ? await stillPage() : undefined
  if (Page) hydrate(<Page />)
  prefetchApp()
}

void open()
