import { Eliminados } from '@portal/parts/Eliminados.tsx'
import { archivoUrl } from '@portal/contract/door.ts'
import type { Marca } from '@portal/contract/documentos.ts'
import type { BoxOnPage } from '@portal/ui/preview/Box.tsx'
import type { Pointed } from '@portal/ui/preview/Mark.tsx'
import { initialView, type PreviewView } from '@portal/ui/preview/view.ts'
import { useRef, useState } from 'react'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useScrollKeys } from '../../shortcuts/useScrollKeys.ts'
import { useShortcuts } from '../../shortcuts/useShortcuts.ts'
import { Archivo } from './Archivo.tsx'
import { FilePicker } from './FilePicker.tsx'
import { Herramientas } from './Herramientas.tsx'
import { Pie } from './Pie.tsx'
import type { Revision } from '../documento/revision.ts'
import styles from './visor.module.css'
import type { Vista } from './vista.ts'

type Archivos = Revision['archivos']

const fileOf = (archivos: Archivos, archivoid: string | undefined) =>
  archivos.find((each) => each.archivoid === archivoid) ?? archivos[0]

/** The document in force, with its own choice of file. */
const Compared = ({ archivos, view }: { archivos: Archivos; view: PreviewView }) => {
  const [fileid, setFileid] = useState(archivos[0]?.archivoid)
  const archivo = fileOf(archivos, fileid)
  return (
    <div className={`flex grow slim low ${styles.files}`}>
      <FilePicker archivos={archivos} chosen={fileid} onChoose={setFileid} />
      <div className="grow slim relative low">
        {archivo && <Archivo key={archivo.archivoid} archivo={archivo} view={view} />}
      </div>
    </div>
  )
}

/** The place that is marked while a rejection is written. */
interface Marking {
  marca: Marca | undefined
  /** Said aloud of the ring. */
  label: string
  mark: (marca: Marca) => void
}

const markOn = (archivoid: string, { marca, label, mark }: Marking) => ({
  mark:
    marca?.archivoid === archivoid
      ? { page: marca.pagina, x: marca.x, y: marca.y, label, still: true }
      : undefined,
  onPoint: ({ page, x, y }: Pointed) => mark({ archivoid, pagina: page, x, y }),
})

/** What was read on the files, and where. */
export interface Hallados {
  boxesOf: (archivoid: string) => readonly BoxOnPage[]
  /** The place that somebody wants to see, another one each time. */
  sought: { archivoid: string } | undefined
}

interface VisorProps {
  revision: Revision
  /** The next ones, drawn behind the scenes so that they are there at once. */
  ahead: readonly Revision[]
  comparing: boolean
  onCompare: (() => void) | undefined
  /** The number keys choose a file, except while they choose something else. */
  numbersChoose: boolean
  /** While a place is marked: where it is, and what puts it elsewhere. */
  marking: Marking | undefined
  hallados: Hallados
  onVista: (archivoid: string, vista: Vista | undefined) => void
}

/** How a document is being looked at; another one starts afresh. */
interface Look {
  documentoid: string
  archivoid: string | undefined
  view: PreviewView
  page: number
}

/** The document itself, what is done with it at its side, and under it the line that is always there. */
export const Visor = ({
  revision,
  ahead,
  comparing,
  onCompare,
  numbersChoose,
  marking,
  hallados,
  onVista,
}: VisorProps) => {
  const t = useTexts()
  const { documentoid, archivos, vigente } = revision
  const scroller = useRef<HTMLDivElement | null>(null)
  const [pages, setPages] = useState<Readonly<Record<string, number>>>({})
  const fresh: Look = { documentoid, archivoid: archivos[0]?.archivoid, view: initialView, page: 1 }
  const [kept, setKept] = useState(fresh)
  const look = kept.documentoid === documentoid ? kept : fresh
  const archivo = fileOf(archivos, look.archivoid)
  const change = (next: Partial<Look>) => setKept({ ...look, ...next })
  const choose = (archivoid: string) => change({ archivoid, view: initialView, page: 1 })

  const { sought } = hallados
  const [followed, setFollowed] = useState(sought)
  if (sought !== followed) {
    setFollowed(sought)
    if (sought && sought.archivoid !== archivo?.archivoid) choose(sought.archivoid)
  }

  useScrollKeys(scroller)
  useShortcuts(
    numbersChoose && archivos.length > 1
      ? Object.fromEntries(
          archivos.map(({ archivoid }, index) => [String(index + 1), () => choose(archivoid)]),
        )
      : {},
  )
  // In the order in which they come: none is moved in the page when the one before it goes.
  const opened = [revision, ...ahead].filter(
    (each, index, all) => all.findIndex((other) => other.documentoid === each.documentoid) === index,
  )
  const compared = comparing && vigente ? vigente.archivos : undefined

  return (
    <div className={styles.viewer}>
      <Herramientas
        view={look.view}
        onView={(view) => change({ view })}
        originalUrl={archivo && archivoUrl(archivo.archivoid)}
        comparing={comparing}
        onCompare={onCompare}
      />
      <section aria-label={t('revision.detalle')} data-print="plain" className={styles.stage}>
        <div className={`flex grow slim low ${styles.sides}`}>
          <div className={styles.side}>
            <Eliminados eliminados={revision.eliminados} />
            {compared && <h2 className={styles.caption}>{t('revision.comparar.presentado')}</h2>}
            <div className={`flex grow slim low ${styles.files}`}>
              <FilePicker archivos={archivos} chosen={archivo?.archivoid} onChoose={choose} />
              <div className="grow slim relative low">
                {opened.map((each) => {
                  const shown = each.documentoid === documentoid
                  const file = shown ? archivo : each.archivos[0]
                  return (
                    <div key={each.documentoid} className={styles.layer} data-shown={shown}>
                      {file && (
                        <Archivo
                          key={file.archivoid}
                          archivo={file}
                          view={shown ? look.view : initialView}
                          {...(shown && marking && markOn(file.archivoid, marking))}
                          boxes={shown ? hallados.boxesOf(file.archivoid) : undefined}
                          onVista={onVista}
                          onPages={(count) => setPages((before) => ({ ...before, [file.archivoid]: count }))}
                          {...(shown && {
                            scroller: (element) => void (scroller.current = element),
                            onPage: (page) => change({ page }),
                          })}
                        />
                      )}
                    </div>
                  )
                })}
              </div>
            </div>
          </div>
          {compared && (
            <div className={styles.side}>
              <h2 className={styles.caption}>{t('revision.comparar.vigente')}</h2>
              <Compared key={compared[0]?.archivoid} archivos={compared} view={look.view} />
            </div>
          )}
        </div>
        <Pie
          current={documentoid}
          file={archivo?.nombre}
          page={look.page}
          pages={(archivo && pages[archivo.archivoid]) ?? 1}
        />
      </section>
    </div>
  )
}
