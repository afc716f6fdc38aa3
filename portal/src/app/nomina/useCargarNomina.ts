import type { NominaLeida, ProblemaDeNomina } from '@portal/contract/nominaLeida.ts'
import { claseDeArchivo, leerNomina, noCorresponde } from '@portal/contract/nomina/leerNomina.ts'
import { leerTextoDePdf } from '@portal/contract/nomina/lista.ts'
import { maxPersonasPorVez } from '@portal/contract/nominas.ts'
import { useWrite } from '@portal/ui/app/queries.ts'
import { useState } from 'react'

/** A file of ten thousand people takes five. */
const maxBytes = 8_000_000

/** Why a file is not compared: what is wrong with it, or with this browser. */
export type Falla = ProblemaDeNomina | { que: 'grande' | 'pdf a medias' }

interface Cargada {
  origen: NominaLeida['origen']
  personas: number
  /** The file does not say of which month it is. */
  sinMes: boolean
}

/**
 * Reads a list where it is dropped and keeps who is on it. The file itself stays here: what is sent is made of what was read, which
 * has no wage in it.
 */
export const useCargarNomina = (periodo: string, cuit: string | null) => {
  const save = useWrite('SaveNomina')
  const [busy, setBusy] = useState(false)
  const [fallas, setFallas] = useState<{ de: string; fallas: readonly Falla[]; mas: number }>()
  const [error, setError] = useState<Error>()
  const [cargada, setCargada] = useState<Cargada>()

  const send = async (file: File, bytes: Uint8Array<ArrayBuffer>, nomina: NominaLeida) => {
    const { personas, vigencia, origen, rectificativa, cabezas } = nomina
    const values = {
      periodo,
      origen,
      archivo: file.name.slice(-200),
      sha256: await huellaDe(bytes),
      cuit: nomina.cuit,
      vigencia_desde: vigencia?.desde ?? null,
      vigencia_hasta: vigencia?.hasta ?? null,
      rectificativa,
      cabezas,
      total: personas.length,
    }
    let nominaid = '0'
    let at = 0
    do {
      const piece = personas.slice(at, at + maxPersonasPorVez)
      at += maxPersonasPorVez
      const { records } = await save.mutateAsync({
        nominaid,
        ...(nominaid === '0' && { values }),
        personas: piece,
        completa: at >= personas.length,
      })
      const [kept] = records
      // The same file was kept before: nothing of it has to come again.
      if (!kept || kept.completa === true) break
      nominaid = kept.nominaid
    } while (at < personas.length)
  }

  const take = async (file: File | undefined): Promise<void> => {
    if (!file || busy) return
    setBusy(true)
    setFallas(undefined)
    setError(undefined)
    setCargada(undefined)
    try {
      const read = await leer(file)
      const wrong =
        'nomina' in read
          ? noCorresponde(read.nomina, { periodo, cuit })
          : (read.problemas satisfies readonly Falla[])
      if (!('nomina' in read) || wrong.length > 0)
        setFallas({ de: file.name, fallas: wrong, mas: 'mas' in read ? read.mas : 0 })
      else {
        await send(file, read.bytes, read.nomina)
        setCargada({
          origen: read.nomina.origen,
          personas: read.nomina.personas.length,
          sinMes: read.nomina.periodo === null && read.nomina.vigencia === null,
        })
      }
    } catch (thrown) {
      setError(thrown instanceof Error ? thrown : new Error('a list was not kept'))
    }
    setBusy(false)
  }
  return { take, busy, fallas, error, cargada }
}

type Read =
  { nomina: NominaLeida; bytes: Uint8Array<ArrayBuffer> } | { problemas: readonly Falla[]; mas: number }

async function leer(file: File): Promise<Read> {
  if (file.size > maxBytes) return { problemas: [{ que: 'grande' }], mas: 0 }
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (claseDeArchivo(bytes) !== 'pdf') {
    const read = leerNomina(bytes)
    return 'nomina' in read ? { nomina: read.nomina, bytes } : read
  }
  const { wholeTextOfPdf } = await import('@portal/ui/preview/textOfPdf.ts')
  const text = await wholeTextOfPdf(file)
  if (text === undefined) return { problemas: [{ que: 'pdf a medias' }], mas: 0 }
  const read = leerTextoDePdf(text)
  return 'nomina' in read ? { nomina: read.nomina, bytes } : read
}

/** SHA-256 of a file, in hex; null in a page that came without TLS, whose browser counts none. */
async function huellaDe(bytes: Uint8Array<ArrayBuffer>): Promise<string | null> {
  const { subtle } = crypto as { subtle?: SubtleCrypto } // missing without TLS, which its type does not say
  if (!subtle) return null
  const digest = new Uint8Array(await subtle.digest('SHA-256', bytes))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
