import { ListScreen } from '@portal/ui/list/ListScreen.tsx'
import { listRoute } from '@portal/ui/list/address.ts'
import { createFileRoute } from '@tanstack/react-router'
import { revisionAddress } from '../../../revision/address.ts'
import { revisionList } from '../../../revision/list.tsx'

export const Route = createFileRoute('/_sesion/revision/')({
  ...listRoute(revisionAddress),
  component: () => <ListScreen of={revisionList} />,
})
