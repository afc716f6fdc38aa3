import { renderToString } from 'react-dom/server'
import { pages, type Page } from './pages.ts'

export interface Drawn extends Pick<Page, 'title' | 'description' | 'still' | 'unlisted'> {
  name: string
  html: string
}

/** Every page before sign-in, as it is before its script runs. */
export const drawPages = (): Promise<Drawn[]> =>
  Promise.all(
    Object.entries<Page>(pages).map(async ([name, { load, ...page }]) => {
      const Screen = await load()
      return { ...page, name, html: renderToString(<Screen />) }
    }),
  )
