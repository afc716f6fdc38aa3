import type { Marca } from '@portal/contract/documentos.ts'
import type { Result } from '@portal/contract'
import { operationQuery } from '@portal/ui/app/queries.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Revision } from '../documento/revision.ts'
import type { Hallados } from '../visor/Visor.tsx'
import { clausulaSentence, sentenceOf } from './sentenceOf.ts'

export type Lectura = Result<'LecturaDocumento'>['records'][number]
export type Control = Lectura['controles'][number]

/** A point of the record with its sentence; what does not agree carries the number that it has on the page. */
export interface Punto extends Control {
  sentence: string
  numero: number | undefined
}

/** What a person can be shown the place of. */
type Buscado = Pick<Punto, 'lugar'> & { que: Control['que'] | 'clausula' }

export interface Leida extends Hallados {
  /** What does not agree comes first. */
  puntos: readonly Punto[]
  lectura: Lectura | undefined
  failed: boolean
  /** There is nothing to wait for. */
  settled: boolean
  retry: () => void
  seek: (buscado: Buscado) => void
  /** Where a mark on what does not agree begins. */
  firstMark: Marca | undefined
}

/** How often it is asked for again while a picture waits to be read. */
const againMs = 5_000
const isWaiting = (lectura: Lectura | undefined) =>
  lectura?.archivos.some(({ estado }) => estado === 'en espera') === true

/** What the text of a document says, once it is asked for, and where on its pages. */
export const useLectura = (revision: Revision | undefined, wanted: boolean): Leida => {
  const t = useTexts()
  const documentoid = revision?.documentoid ?? ''
  const readable = (revision?.archivos.length ?? 0) > 0
  const { data, isError, refetch } = useQuery({
    ...operationQuery('LecturaDocumento', { documentoid }),
    // Bytes never change: what was read is read once, whatever else is asked for anew.
    enabled: ({ state }) =>
      wanted && readable && (state.data === undefined || isWaiting(state.data.records[0])),
    refetchInterval: ({ state }) => isWaiting(state.data?.records[0]) && againMs,
  })
  const [asked, setAsked] = useState<{ of: string; que: Buscado['que']; archivoid: string }>()
  const sought = asked?.of === documentoid ? asked : undefined
  const lectura = data?.records[0]

  const differs = ({ resultado }: Control) => resultado === 'dice otra cosa'
  const controles = lectura?.controles ?? []
  const ordered = [...controles.filter(differs), ...controles.filter((each) => !differs(each))]
  let marked = 0
  const puntos = ordered.map((control) => ({
    ...control,
    sentence: sentenceOf(t, control),
    numero: differs(control) && control.lugar ? ++marked : undefined,
  }))

  const { clausula } = lectura ?? {}
  const shown = [
    ...puntos,
    ...(clausula
      ? [
          {
            que: 'clausula' as const,
            lugar: clausula.lugar,
            numero: undefined,
            sentence: clausulaSentence(t, clausula),
          },
        ]
      : []),
  ]
  const lugar = puntos[0]?.numero === undefined ? null : puntos[0].lugar
  return {
    lectura,
    puntos,
    failed: isError,
    settled: !readable || lectura !== undefined || isError,
    retry: () => void refetch(),
    sought,
    seek: ({ que, lugar: place }) => place && setAsked({ of: documentoid, que, archivoid: place.archivoid }),
    firstMark: lugar
      ? {
          archivoid: lugar.archivoid,
          pagina: lugar.pagina,
          x: lugar.x + lugar.ancho / 2,
          y: lugar.y + lugar.alto / 2,
        }
      : undefined,
    boxesOf: (archivoid) =>
      shown.flatMap(({ lugar: place, que, numero, sentence }) =>
        place?.archivoid === archivoid && (numero !== undefined || sought?.que === que)
          ? [
              {
                page: place.pagina,
                x: place.x,
                y: place.y,
                width: place.ancho,
                height: place.alto,
                label: sentence,
                number: numero,
                differs: numero !== undefined,
                sought: sought?.que === que ? sought : undefined,
              },
            ]
          : [],
      ),
  }
}
