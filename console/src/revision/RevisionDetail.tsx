import type { Marca } from '@portal/contract/documentos.ts'
import { operationQuery } from '@portal/ui/app/queries.ts'
import { Screen } from '@portal/ui/app/Screen.tsx'
import { useDocumentTitle } from '@portal/ui/app/useDocumentTitle.ts'
import type { Address } from '@portal/ui/list/address.ts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useRecientes } from '../recientes/recientes.ts'
import { QueueNav } from '../panel/QueueNav.tsx'
import { rutas } from '../rutas.ts'
import { ShortcutsHelp } from '../shortcuts/ShortcutsHelp.tsx'
import { useShortcuts } from '../shortcuts/useShortcuts.ts'
import workspace from '../panel/workspace.module.css'
import type { LastDecision } from '../recientes/decision.ts'
import type { ReasonedDecision } from './decision/MotivoDecision.tsx'
import type { Stroke } from './decision/useKept.ts'
import { neighboursOf, queueInput } from './neighbours.ts'
import { nombreDe } from './documento/nombre.ts'
import { isNarrowed, isQueue } from './queue.ts'
import type { Revision } from './documento/revision.ts'
import { LaNomina } from '../nomina/LaNomina.tsx'
import { LoLeido } from './lectura/LoLeido.tsx'
import { useLectura } from './lectura/useLectura.ts'
import { RevisionPanel } from './panel/RevisionPanel.tsx'
import { useMirada } from './useMirada.ts'
import { Visor } from './visor/Visor.tsx'
import { useVistas, vistaDe } from './visor/vista.ts'

interface RevisionDetailProps {
  revision: Revision
  queue: Address
}

const helped = [
  ['A', 'aprobar'],
  ['R', 'rechazar'],
  ['B', 'bloquear'],
  ['Z', 'deshacer'],
  ['J', 'siguiente'],
  ['K', 'anterior'],
  ['D', 'fechas'],
  ['C', 'comparar'],
  ['Espacio, RePág, AvPág, ↑ ↓', 'desplazar'],
  ['+ − 0', 'zoom'],
  ['G', 'girar'],
  ['O', 'original'],
  ['1 2 3', 'archivo'],
  ['Ctrl Enter', 'confirmar'],
  ['?', 'ayuda'],
] as const

/** A document that is not on screen yet: asked for once, and anew when it is. */
const useAhead = (documentoid: string | undefined): Revision | undefined =>
  useQuery({
    ...operationQuery('DetailRevision', { documentoid: documentoid ?? '' }),
    enabled: ({ state }) => documentoid !== undefined && state.data === undefined,
  }).data?.records[0]

/** One document of the queue: large, beside what decides it. */
export const RevisionDetail = ({ revision, queue }: RevisionDetailProps) => {
  const t = useTexts()
  const navigate = useNavigate()
  const top = useRef<HTMLDivElement>(null)
  const lastStrokeRef = useRef<Stroke>(undefined)
  const [helping, setHelping] = useState(false)
  const [comparing, setComparing] = useState(false)
  const [asked, setAsked] = useState<{ of: string; decision: ReasonedDecision }>()
  const { vistas, look } = useVistas()
  const { remember, decided, lookedAt } = useRecientes()
  const { documentoid, version, archivos, vigente, tipodocumento } = revision
  // After `Screen` has said its own, which is the same for all: the browser's tabs are told apart by the document.
  useDocumentTitle(t('revision.deQuien', nombreDe(revision)))
  /** What is written belongs to what was read: another version is read first. */
  const reading = `${documentoid} ${version}`
  const asking = asked?.of === reading ? asked.decision : undefined
  const [marked, setMarked] = useState<{ of: string; marca: Marca }>()
  const marca = marked?.of === reading ? marked.marca : undefined
  const mark = (next: Marca | undefined) => setMarked(next && { of: reading, marca: next })

  const list = useQuery(operationQuery('ListRevision', queueInput(queue))).data
  const [reserved, setReserved] = useState<string>()
  const { mirando, taken } = useMirada(documentoid, reserved)
  const rows = (list?.records ?? []).map((row) => ({
    ...row,
    mirando: row.mirando ?? taken.get(row.documentoid) ?? null,
    decidido: isQueue(queue) && decided.has(row.documentoid),
  }))
  const stillWaits = (id: string | null) => (id !== null && decided.has(id) ? null : id)
  const { position, previous, next } = neighboursOf(documentoid, stillWaits(revision.siguiente), rows, queue)
  if (reserved !== next) setReserved(next)
  const upcoming = useAhead(next)
  // Once the next one is drawn, the one after it: whoever is quick finds that drawn too.
  const ready = upcoming !== undefined && vistaDe(upcoming.archivos, vistas) !== 'en camino'
  const later = useAhead(
    ready ? neighboursOf(upcoming.documentoid, stillWaits(upcoming.siguiente), rows, queue).next : undefined,
  )
  const ahead = [upcoming, later].filter((each) => each !== undefined)
  const vista = vistaDe(archivos, vistas)
  // Never in the way of the page itself.
  const lectura = useLectura(revision, vista !== 'en camino')
  useLectura(upcoming, lectura.settled)

  const open = (id: string | undefined, { isDecided = false } = {}) => {
    // What was typed for a decision went with it.
    void navigate({
      href: id === undefined ? rutas.revision(queue) : rutas.documento(id, queue),
      ignoreBlocker: isDecided,
    })
  }
  /** What was decided with it waits no more, though the list still has it. */
  const nextAfter = ({ tambien }: LastDecision) =>
    neighboursOf(
      documentoid,
      tambien.includes(revision.siguiente ?? '') ? null : stillWaits(revision.siguiente),
      rows.filter((row) => !tambien.includes(row.documentoid)),
      queue,
    ).next
  const toggleComparing = vigente ? () => setComparing(!comparing) : undefined
  const free = asking === undefined
  useShortcuts({
    j: free && next !== undefined ? () => open(next) : undefined,
    k: free && previous !== undefined ? () => open(previous) : undefined,
    '?': () => setHelping(true),
  })

  useEffect(() => lookedAt(documentoid), [documentoid, lookedAt])

  // What had the focus went with the document before.
  const shown = useRef(documentoid)
  useEffect(() => {
    if (shown.current === documentoid) return
    shown.current = documentoid
    top.current?.focus({ preventScroll: true })
  }, [documentoid])

  return (
    <Screen
      title={t('revision.titulo')}
      subtitle={isQueue(queue) && queue.order === undefined && !isNarrowed(queue) && t('revision.orden')}
      back={{ label: t('revision.nav.lista'), href: rutas.revision(queue) }}
      actions={
        <QueueNav
          label={t('revision.nav.nombre')}
          position={position}
          total={list?.total}
          previousHref={previous && rutas.documento(previous, queue)}
          nextHref={next && rutas.documento(next, queue)}
          onHelp={() => setHelping(true)}
        />
      }
    >
      <div
        ref={top}
        tabIndex={-1}
        role="group"
        aria-label={tipodocumento}
        data-print="plain"
        className={workspace.workspace}
      >
        <Visor
          revision={revision}
          ahead={ahead}
          comparing={comparing}
          onCompare={toggleComparing}
          numbersChoose={free}
          marking={asking === 'rechazar' ? { marca, label: t('revision.marcar.marca'), mark } : undefined}
          hallados={lectura}
          onVista={look}
        />
        <RevisionPanel
          key={reading}
          revision={revision}
          mirando={mirando}
          queue={queue}
          vista={vista}
          lastStrokeRef={lastStrokeRef}
          leido={
            <>
              <LaNomina hay de={revision} declaradas={lectura.lectura?.declaradas ?? undefined} />
              <LoLeido lectura={lectura} />
            </>
          }
          falta={<LaNomina de={revision} declaradas={lectura.lectura?.declaradas ?? undefined} />}
          firstMark={lectura.firstMark}
          onOriginal={() => {
            for (const { archivoid } of archivos)
              if (vistas[archivoid] === 'fallido') look(archivoid, 'original')
          }}
          comparing={comparing}
          onCompare={toggleComparing}
          asking={asking}
          onAsk={(decision) => setAsked(decision && { of: reading, decision })}
          marca={marca}
          onMarca={mark}
          onDecided={(decision) => {
            remember(decision)
            setAsked(undefined)
            // What was not waiting was looked up on purpose: it stays, as it stands now.
            if (revision.estado === 'en revision') open(nextAfter(decision), { isDecided: true })
          }}
        />
      </div>
      {helping && (
        <ShortcutsHelp
          onClose={() => setHelping(false)}
          shortcuts={helped.map(([keys, does]) => ({ keys, does: t(`revision.atajos.${does}`) }))}
        />
      )}
    </Screen>
  )
}
