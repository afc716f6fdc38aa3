import Box from '@mui/material/Box'
import type { Address } from '@portal/ui/list/address.ts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { operationQuery } from '@portal/ui/app/queries.ts'
import { rutas } from '../rutas.ts'
import { Screen } from '@portal/ui/app/Screen.tsx'
import { ShortcutsHelp } from '../shortcuts/ShortcutsHelp.tsx'
import { useShortcuts } from '../shortcuts/useShortcuts.ts'
import { neighboursOf, queueInput } from './neighbours.ts'
import { QueueNav } from './QueueNav.tsx'
import { reviewGrid } from './reviewGrid.ts'
import { RevisionPanel } from './RevisionPanel.tsx'
import type { Revision } from './revision.ts'
import type { LastDecision } from './decision.ts'
import { Visor } from './Visor.tsx'

interface RevisionDetailProps {
  revision: Revision
  queue: Address
  last: LastDecision | null
  onDecided: (decision: LastDecision) => void
}

/** One document of the queue: large, beside what decides it. */
export const RevisionDetail = ({ revision, queue, last, onDecided }: RevisionDetailProps) => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const top = useRef<HTMLDivElement>(null)
  const [helping, setHelping] = useState(false)
  const [comparing, setComparing] = useState(false)
  const { documentoid, vigente } = revision

  const list = useQuery(operationQuery('ListRevision', queueInput(queue))).data
  const { position, previous, next } = neighboursOf(
    documentoid,
    revision.siguiente,
    list?.records ?? [],
    queue,
  )
  const upcoming = useQuery({
    ...operationQuery('DetailRevision', { documentoid: next ?? '' }),
    enabled: next !== undefined,
  }).data?.records[0]

  const open = (id: string | undefined) => {
    void navigate({ href: id === undefined ? rutas.revision(queue) : rutas.documento(id, queue) })
  }
  const toggleComparing = vigente ? () => setComparing(!comparing) : undefined
  useShortcuts({
    j: next === undefined ? undefined : () => open(next),
    k: previous === undefined ? undefined : () => open(previous),
    c: toggleComparing,
    '?': () => setHelping(true),
  })

  // What had the focus went with the document before.
  const shown = useRef(documentoid)
  useEffect(() => {
    if (shown.current === documentoid) return
    shown.current = documentoid
    top.current?.focus({ preventScroll: true })
  }, [documentoid])

  return (
    <Screen
      title={revision.tipodocumento}
      subtitle={[...new Set([revision.nombre, revision.accountname])].join(' · ')}
      actions={
        <QueueNav
          position={position}
          total={list?.total}
          previousHref={previous && rutas.documento(previous, queue)}
          nextHref={next && rutas.documento(next, queue)}
          listHref={rutas.revision(queue)}
          onHelp={() => setHelping(true)}
        />
      }
    >
      <Box
        ref={top}
        tabIndex={-1}
        role="group"
        aria-label={revision.tipodocumento}
        sx={{ ...reviewGrid, '&:focus': { outline: 'none' } }}
      >
        <Visor
          revision={revision}
          upcoming={upcoming}
          compared={comparing && vigente ? vigente.archivos : undefined}
        />
        <RevisionPanel
          key={`${documentoid} ${revision.version}`}
          revision={revision}
          queue={queue}
          last={last}
          comparing={comparing}
          onCompare={toggleComparing}
          onDecided={(decision) => {
            onDecided(decision)
            // What was not waiting was looked up on purpose: it stays, as it stands now.
            if (revision.estado === 'en revision') open(next)
          }}
        />
      </Box>
      <ShortcutsHelp
        open={helping}
        onClose={() => setHelping(false)}
        shortcuts={[
          { keys: 'A', does: t('revision.atajos.aprobar') },
          { keys: 'R', does: t('revision.atajos.rechazar') },
          { keys: 'J', does: t('revision.atajos.siguiente') },
          { keys: 'K', does: t('revision.atajos.anterior') },
          { keys: 'C', does: t('revision.atajos.comparar') },
          { keys: '1 2 3', does: t('revision.atajos.archivo') },
          { keys: '?', does: t('revision.atajos.ayuda') },
        ]}
      />
    </Screen>
  )
}
