import { ListScreen } from '@portal/ui/list/ListScreen.tsx'
import type { ComponentProps } from 'react'
import { useWithLinks } from './useWithLinks.ts'

/** A screen of documents: its rows lead to their documents where those have a page. */
export const ListaDeDocumentos = ({
  of,
}: Pick<ComponentProps<typeof ListScreen<'ListDocumentos'>>, 'of'>) => <ListScreen of={useWithLinks(of)} />
