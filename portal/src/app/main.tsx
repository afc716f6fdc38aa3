import './i18n.ts'
import { AppTheme } from '@portal/ui/theme/AppTheme.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { AppLink } from './AppLink.tsx'
import { queryClient } from './queryClient.ts'
import { router } from './router.ts'

const root = document.getElementById('root')
if (!root) throw new Error('app.html without #root')

createRoot(root).render(
  <StrictMode>
    <AppTheme renderLink={(props) => <AppLink {...props} />}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </AppTheme>
  </StrictMode>,
)
