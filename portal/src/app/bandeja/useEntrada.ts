import { zodResolver } from '@hookform/resolvers/zod'
import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import { EntradaForm } from '@portal/contract/entradas.ts'
import {
  fechasConSentido,
  presentacionProblems,
  type FechasDeclaradas,
  type ReglaDeVigencia,
} from '@portal/contract/vigencia.ts'
import { requerido } from '@portal/contract/values.ts'
import { operationQuery, useWrite } from '@portal/ui/app/queries.ts'
import { useToast } from '@portal/ui/feedback/Toasts.tsx'
import { useFormProblem } from '@portal/ui/form/useFormProblem.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import type { Corte } from './cortarArchivo.ts'
import type { Entrada } from './entrada.ts'

const undoSeconds = 10

const base = z.object(EntradaForm)
type Typed = z.input<typeof base>

/** The fields, with the dates held to what the type asks: the rule of every presentation. */
const schemaOf = (regla: ReglaDeVigencia | undefined): typeof base =>
  base.check(({ value, issues }) => {
    for (const field of ['recursoid', 'tipodocumentoid'] as const)
      if (!value[field]) issues.push({ code: 'custom', message: requerido, path: [field], input: value })
    if (!regla) return
    const problems = presentacionProblems(regla, datesOf(regla, value), hoyEnBuenosAires())
    for (const [fecha, message] of Object.entries(problems))
      issues.push({ code: 'custom', message, path: [fecha], input: value })
  })

const datesOf = ({ vigencia }: ReglaDeVigencia, value: FechasDeclaradas) => fechasConSentido(vigencia, value)

/** The work on one that is open: what is said of it, and presenting, discarding or leaving it. */
export const useEntrada = (entrada: Entrada, onGone: () => void) => {
  const t = useTexts()
  const toast = useToast()
  const { entradaid, version } = entrada
  const save = useWrite('SaveEntrada', { refreshBehind: true })
  const presentar = useWrite('PresentarEntradas')
  const descartar = useWrite('DescartarEntradas')
  const unir = useWrite('UnirEntradas')
  const dividir = useWrite('DividirEntrada')
  const [cutting, setCutting] = useState(false)
  const { data: catalogo } = useQuery(operationQuery('TiposDocumentos', {}))
  const tipos = catalogo?.records ?? []
  const form = useForm<Typed>({
    mode: 'onTouched',
    // The rule is that of the type that is chosen as it is sent.
    resolver: (values, context, options) =>
      zodResolver(schemaOf(reglaOf(values.tipodocumentoid)))(values, context, options),
    defaultValues: {
      recursoid: entrada.recursoid ?? '',
      tipodocumentoid: entrada.tipodocumentoid ?? '',
      periodo: entrada.periodo ?? '',
      fecha_emision: entrada.fecha_emision ?? '',
      fecha_vencimiento: entrada.fecha_vencimiento ?? '',
      numero: entrada.numero ?? '',
    },
  })
  const { problem, report, clear } = useFormProblem(form)
  const chosen = useWatch({ control: form.control, name: 'tipodocumentoid' })
  const busy =
    cutting ||
    save.isPending ||
    presentar.isPending ||
    descartar.isPending ||
    unir.isPending ||
    dividir.isPending

  function reglaOf(tipodocumentoid: string | null): ReglaDeVigencia | undefined {
    const tipo = tipos.find((each) => each.tipodocumentoid === tipodocumentoid)
    if (tipo?.vigencia)
      return {
        vigencia: tipo.vigencia,
        meses: tipo.meses ?? null,
        // The catalogue does not tell it; of its own type the entry does.
        dia_exigible: tipodocumentoid === entrada.tipodocumentoid ? (entrada.dia_exigible ?? null) : null,
      }
    if (tipodocumentoid !== entrada.tipodocumentoid || !entrada.vigencia) return undefined
    return {
      vigencia: entrada.vigencia,
      meses: entrada.meses ?? null,
      dia_exigible: entrada.dia_exigible ?? null,
    }
  }

  /** Of what the fields hold at this moment: a key or a press may come before what it changed is drawn. */
  const wasTyped = () => {
    const before = new Map<string, unknown>(Object.entries(form.formState.defaultValues ?? {}))
    return Object.entries(form.getValues()).some(
      ([name, value]) => (value ?? '') !== (before.get(name) ?? ''),
    )
  }

  const keep = async (values: Typed) => {
    await save.mutateAsync({ entradaid, values, ...(version !== undefined && { version }) })
    form.reset(values, { keepValues: true })
  }

  const discard = async () => {
    if (busy) return
    clear()
    try {
      await descartar.mutateAsync({ entradas: [entradaid] })
      toast({
        message: t('bandeja.descartada'),
        about: 'bandeja',
        durationMs: undoSeconds * 1000,
        action: {
          label: t('bandeja.deshacer'),
          onClick: () =>
            void descartar
              .mutateAsync({ entradas: [entradaid], deshacer: true })
              .catch(() =>
                toast({ message: t('bandeja.noSeDeshizo'), about: 'bandeja', severity: 'warning' }),
              ),
        },
      })
      onGone()
    } catch (failure) {
      report(failure)
    }
  }

  return {
    form,
    problem,
    busy,
    tipos,
    regla: reglaOf(chosen),
    present: () => {
      if (busy) return Promise.resolve()
      return form.handleSubmit(async (values) => {
        clear()
        try {
          if (wasTyped()) await keep(values)
          await presentar.mutateAsync({ entradas: [entradaid] })
          toast({ message: t('bandeja.presentada'), about: 'bandeja' })
          onGone()
        } catch (failure) {
          report(failure)
        }
      })()
    },
    discard,
    /** Its pages go behind those of another, which is open then. */
    join: async (con: string, go: () => void) => {
      if (busy) return
      clear()
      try {
        await unir.mutateAsync({ entradaid, con })
        toast({ message: t('bandeja.unidas'), about: 'bandeja' })
        go()
      } catch (failure) {
        report(failure)
      }
    },
    /** From this file on it is another paper, or from a page of the file before it. What was typed stays with the first. */
    split: async (desde: number, cut?: Corte) => {
      if (busy) return
      clear()
      setCutting(cut !== undefined)
      try {
        if (wasTyped()) await keep(form.getValues())
        const partes = cut && (await (await import('./cortarArchivo.ts')).cortarArchivo(cut))
        await dividir.mutateAsync({ entradaid, desde, ...(partes && { partes }) })
        toast({ message: t('bandeja.divididas'), about: 'bandeja' })
      } catch (failure) {
        report(failure)
      } finally {
        setCutting(false)
      }
    },
    /** What was typed is kept first: nothing of it is lost by looking at another. */
    leave: async (go: () => void) => {
      if (wasTyped()) {
        try {
          await keep(form.getValues())
        } catch (failure) {
          report(failure)
          return
        }
      }
      go()
    },
  }
}
