import { zodResolver } from '@hookform/resolvers/zod'
import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import { fechasConSentido, esRequerida, fechas, type Fecha } from '@portal/contract/vigencia.ts'
import { recursoName } from '@portal/parts/recursoName.ts'
import { operationQuery, useWrite } from '@portal/ui/app/queries.ts'
import { Waiting } from '@portal/ui/signal/Waiting.ts'
import { useToast } from '@portal/ui/feedback/Toasts.tsx'
import { useFormProblem } from '@portal/ui/form/useFormProblem.ts'
import { useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import type { Documento } from '../documento.ts'
import { conservados, reutilizables } from '../rechazo/conservados.ts'
import { cuantosRecursos } from '../../piezas/cuantosRecursos.ts'
import { presentableId, type Presentable } from '../presentable.ts'
import { emptyPresentation, presentationSchema, type Presentation } from './presentationSchema.ts'
import { takeFiles } from './soltados.ts'
import type { Destinatario } from '../presentacion/useParaQuienes.ts'
import { useLectura } from '../lectura/useLectura.ts'
import { keptOf, useUploads } from '../presentacion/useUploads.ts'

/** The work on one document: its files, what is typed, for whom it is, and sending all of it. */
export const usePresentacion = (item: Presentable) => {
  const t = useTexts()
  const toast = useToast()
  const files = useUploads(item)
  const { uploads, settled } = files
  const [filesError, setFilesError] = useState<string>()
  const schema = useMemo(() => presentationSchema(item), [item])
  const form = useForm({
    mode: 'onTouched',
    resolver: zodResolver(schema),
    defaultValues: { ...emptyPresentation, periodo: item.periodo ?? '' },
  })
  const { problem, report, clear } = useFormProblem(form)

  const anterior = useAnterior(item, (documento) => {
    if (!form.formState.isDirty) form.reset(presentedIn(item, documento))
    const good = conservados(documento)
    files.keep(
      reutilizables(documento).flatMap((archivo, posicion) =>
        good.includes(archivo) ? [{ ...archivo, posicion }] : [],
      ),
    )
  })
  const addDropped = useEffectEvent(() => {
    const dropped = takeFiles(item)
    if (dropped.length > 0) files.add(dropped)
  })
  useEffect(() => addDropped(), [])

  const [fecha_emision, fecha_vencimiento, periodo] = useWatch({
    control: form.control,
    name: fechas,
  })
  const typed = { fecha_emision, fecha_vencimiento, periodo }
  const lectura = useLectura(item, uploads, typed)
  const { leidas, elegidos, todos, buscando } = lectura
  const deQuien = quienes(t, item, elegidos)
  const save = useWrite('SaveDocumentoRecurso', {
    waits: () => ({
      what: t('presentar.enEspera', { documento: item.tipodocumento, recurso: deQuien }),
      about: `documento ${presentableId(item)}`,
    }),
  })
  const propose = useEffectEvent(() => {
    for (const fecha of fechas) {
      const dice = leidas[fecha]
      if (dice && !typed[fecha] && esRequerida(item.vigencia, fecha))
        form.setValue(fecha, dice, { shouldValidate: form.formState.isSubmitted })
    }
  })
  // Once for each date that is said, so that one that the person takes away stays away.
  useEffect(() => propose(), [leidas.fecha_emision, leidas.fecha_vencimiento, leidas.periodo])

  const whatIsWrongWith = (all: typeof uploads) => {
    if (all.some(({ state }) => state === 'failed')) return t('presentar.subidaFallida')
    return all.length === 0 ? t('presentar.faltanArchivos') : undefined
  }
  const [missingWhom, setMissingWhom] = useState(false)
  const nobody = todos.length > 0 && elegidos.length === 0
  const present = async (afterwards: (waits: boolean, deQuien: string) => void) => {
    // A key that comes before anybody could see for whom would send it for one of fifteen.
    if (buscando) return
    setFilesError(whatIsWrongWith(uploads))
    setMissingWhom(nobody)
    // The fields are checked even so: nobody should correct one mistake to learn of the other.
    return form.handleSubmit(async (values) => {
      const all = await settled()
      const wrong = whatIsWrongWith(all)
      setFilesError(wrong)
      if (wrong !== undefined || nobody) return
      clear()
      try {
        await save.mutateAsync({
          values: {
            ...values,
            ...paraQuienes(item, elegidos),
            tipodocumentoid: item.tipodocumentoid,
            archivos: keptOf(all).map(({ archivoid }) => archivoid),
          },
        })
        afterwards(false, deQuien)
      } catch (error) {
        if (error instanceof Waiting) {
          toast({ severity: 'info', message: error.message, about: 'presentar' })
          afterwards(true, deQuien)
        } else report(error)
      }
    })()
  }

  return {
    form,
    problem,
    present,
    presenting: form.formState.isSubmitting,
    files,
    filesError,
    /** Files were touched: what was said of them may no longer be so. */
    forgetFilesError: () => setFilesError(undefined),
    lectura,
    /** Nobody is ticked, and Presentar was pressed. */
    missingWhom: missingWhom && nobody,
    /** What was rejected, and is presented again. */
    anterior,
    /** What would be lost. */
    work: {
      archivos: uploads.filter(({ file }) => file !== undefined).length,
      escrito: form.formState.isDirty,
      fallo: uploads.some(({ state }) => state === 'failed'),
    },
  }
}

/** For whom it is presented, in a sentence: one by its name, several as how many. */
const quienes = (t: TFunction, { recurso }: Presentable, elegidos: readonly Destinatario[]): string => {
  const [first] = elegidos
  if (!first) return recurso
  return elegidos.length > 1 ? cuantosRecursos(t, elegidos) : recursoName(first)
}

/** The one of the row where it is among them; a back office that knows nothing of several is told of one. */
const paraQuienes = (
  { recursoid }: Presentable,
  elegidos: readonly { recursoid: string }[],
): { recursoid: string; tambien?: string[] } => {
  const ids = elegidos.map((each) => each.recursoid)
  const first = ids.includes(recursoid) ? recursoid : (ids[0] ?? recursoid)
  const tambien = ids.filter((id) => id !== first)
  return { recursoid: first, ...(tambien.length > 0 && { tambien }) }
}

/** What was presented and rejected, once it is known: all but its trouble is presented again. */
const useAnterior = ({ rechazado }: Presentable, onKnown: (documento: Documento) => void) => {
  const { data } = useQuery({
    ...operationQuery('DetailDocumento', { documentoid: rechazado ?? '' }),
    enabled: rechazado !== null,
  })
  const documento = data?.records[0]
  const told = useRef(false)
  const tell = useEffectEvent(onKnown)
  useEffect(() => {
    if (!documento || told.current) return
    told.current = true
    tell(documento)
  }, [documento])
  return documento
}

const presentedIn = ({ vigencia, periodo }: Presentable, documento: Documento): Presentation => {
  // What is over would be refused: the person says until when it is now.
  const over = Boolean(documento.fecha_vencimiento && documento.fecha_vencimiento < hoyEnBuenosAires())
  const known = fechasConSentido(vigencia, {
    fecha_emision: documento.fecha_emision ?? null,
    fecha_vencimiento: over ? null : (documento.fecha_vencimiento ?? null),
    periodo: periodo ?? (over ? null : (documento.periodo ?? null)),
  })
  const fecha = (name: Fecha) => known[name] ?? ''
  return {
    numero: documento.numero ?? '',
    observacion: documento.observacion ?? '',
    fecha_emision: fecha('fecha_emision'),
    fecha_vencimiento: fecha('fecha_vencimiento'),
    periodo: fecha('periodo'),
  }
}
