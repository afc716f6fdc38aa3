import type { Request } from '@portal/contract'
import { identificacionProblem } from '@portal/contract/identificacion.ts'
import { Registration } from '@portal/contract/ingreso.ts'
import { nationalNumber } from '@portal/contract/telefono.ts'
import { joinPhone, phoneProblem, TipoDocumentoCuenta } from '@portal/contract/values.ts'
import * as z from 'zod/mini'
import { registro } from '../mensajes/es/registro.ts'

const { mobile: _joined, ...Fields } = Registration

/** The form: what is sent, with the mobile still in its two parts, and the terms. */
export const RegistrationForm = z
  .object({
    ...Fields,
    tipo_documento: TipoDocumentoCuenta,
    codigoarea: z.string(),
    numero: z.string(),
    terminos: z.boolean().check(z.refine(Boolean, registro.terminosFalta)),
  })
  .check((context) => {
    const { tipo_documento, cuit, codigoarea, numero } = context.value
    const wrongId = cuit === '' ? undefined : identificacionProblem(tipo_documento, cuit)
    if (wrongId !== undefined)
      context.issues.push({ code: 'custom', message: wrongId, path: ['cuit'], input: cuit })
    const wrongPhone = phoneProblem(codigoarea, nationalNumber(codigoarea, numero))
    if (wrongPhone !== undefined)
      context.issues.push({ code: 'custom', message: wrongPhone, path: ['numero'], input: numero })
  })

export type RegistrationValues = z.input<typeof RegistrationForm>

export const emptyRegistration: RegistrationValues = {
  firstname: '',
  lastname: '',
  tipo_documento: 'CUIT',
  cuit: '',
  email: '',
  codigoarea: '+54',
  numero: '',
  mailingstreet: '',
  othercountry: 'Argentina',
  otherstate: '',
  othercity: '',
  terminos: false,
}

/** What travels: no terms, and the mobile joined with its code. */
export const registrationRequest = ({
  codigoarea,
  numero,
  terminos: _accepted,
  ...values
}: z.output<typeof RegistrationForm>): Request<'saveRecord'> => ({
  module: 'Contacts',
  record: '0',
  values: { ...values, mobile: joinPhone(codigoarea, nationalNumber(codigoarea, numero)) },
})
