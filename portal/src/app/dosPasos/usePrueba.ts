import { zodResolver } from '@hookform/resolvers/zod'
import { requiredPassword } from '@portal/contract/ingreso.ts'
import { CodigoRecuperacion, CodigoTotp } from '@portal/contract/values.ts'
import { useFormProblem } from '@portal/ui/form/useFormProblem.ts'
import { useState, type BaseSyntheticEvent } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'

/** What proves the second step. */
export type Por = 'totp' | 'recuperacion'

/** What a person shows again before how they sign in changes. */
export interface Prueba {
  password: string
  totp?: string
  recuperacion?: string
}

const unasked = z.string()

const schemaOf = (por: Por | undefined) =>
  z.object({
    password: requiredPassword,
    totp: por === 'totp' ? CodigoTotp : unasked,
    recuperacion: por === 'recuperacion' ? CodigoRecuperacion : unasked,
  })

/** `first` is what the second step is asked by at first; without it the password is enough. */
export const usePrueba = (first: Por | undefined, prove: (prueba: Prueba) => Promise<void>) => {
  const [por, setPor] = useState(first)
  const form = useForm({
    resolver: zodResolver(schemaOf(por)),
    defaultValues: { password: '', totp: '', recuperacion: '' },
  })
  const { problem, report, clear } = useFormProblem(form)
  const submit = form.handleSubmit(async (values) => {
    clear()
    try {
      await prove({ password: values.password, ...(por && { [por]: values[por] }) })
    } catch (error) {
      report(error)
    }
  })
  return {
    control: form.control,
    problem,
    por,
    submit: (event: BaseSyntheticEvent) => void submit(event),
    change: (to: Por) => {
      clear()
      form.clearErrors()
      setPor(to)
    },
  }
}
