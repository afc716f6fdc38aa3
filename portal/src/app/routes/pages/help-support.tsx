import { lenient, listSearch } from '@portal/ui/list/listSearch.ts'
import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { Ayuda } from '../../ayuda/Ayuda.tsx'

/** `pregunta` names the answer that is open from the start. */
export const Route = createFileRoute('/pages/help-support')({
  validateSearch: z.object({ search: listSearch.search, pregunta: lenient(z.string()) }),
  component: AyudaPage,
})

function AyudaPage() {
  const navigate = Route.useNavigate()
  const { search = '', pregunta } = Route.useSearch()
  return (
    <Ayuda
      search={search}
      pregunta={pregunta}
      onSearch={(text) =>
        void navigate({
          search: { search: text === '' ? undefined : text, pregunta: undefined },
          replace: true,
        })
      }
    />
  )
}
