import type { Answer } from '@portal/contract'
import { esDeEmpresa, identificacion } from '@portal/contract/identificacion.ts'
import { isIncomplete } from '../session/useLogin.ts'

export type Profile = Answer<'DetailProfile'>['records'][number]

/** What the form starts with. What stands in for a company's name until somebody writes it is no name to keep. */
export const razonSocial = (profile: Profile): string => {
  const { accountname = '', firstname, lastname, tipo_documento, cuit } = profile
  if (!isIncomplete(profile) || !tipo_documento || !cuit || !esDeEmpresa(cuit)) return accountname
  const standIns = [identificacion({ tipo_documento, cuit }), `${firstname} ${lastname}`]
  return standIns.includes(accountname) ? '' : accountname
}
