import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { RouterProvider, type AnyRouter } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { AppTheme } from '../theme/AppTheme.tsx'
import { AppLink } from './AppLink.tsx'
import { startTexts, type Mensajes } from './textos.ts'

interface App {
  router: AnyRouter
  queryClient: QueryClient
  texts: Mensajes
}

/** Draws an app into its page. */
export const mountApp = async ({ router, queryClient, texts }: App) => {
  const root = document.getElementById('root')
  if (!root) throw new Error('a page without #root')
  await startTexts(texts)
  createRoot(root).render(
    <StrictMode>
      <AppTheme renderLink={(props) => <AppLink {...props} />}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </AppTheme>
    </StrictMode>,
  )
}
