import { nombrePropio } from '@portal/contract/dni.ts'
import type { Sobra } from '@portal/parts/nomina/Comparado.tsx'

/** Somebody on a list whom the portal does not have, as a new chofer's form begins with them. */
interface ParaAgregar {
  cuil: string
  documento: string
  apellido: string
  nombre: string
}

/** Lists write one name; which of its words is the surname, whoever looks at the form says. */
export function paraAgregarDe({ cuil, nombre }: Sobra): ParaAgregar {
  const [last = '', given] = nombre.includes(',') ? nombre.split(',') : nombre.split(/ (.*)/)
  return {
    cuil,
    documento: cuil.slice(2, 10).replace(/^0+/, ''),
    apellido: nombrePropio(last.trim()),
    nombre: nombrePropio((given ?? '').trim()),
  }
}

/** An address says nothing of people: they lie here until the form takes them, once. */
let lying: ParaAgregar | undefined

export const leaveParaAgregar = (persona: ParaAgregar): void => {
  lying = persona
}

export const paraAgregar = (): ParaAgregar | undefined => lying

export const forgetParaAgregar = (): void => {
  lying = undefined
}
