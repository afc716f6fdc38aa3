import type { Answer } from '@portal/contract'

export type Tarea = NonNullable<Answer<'Dashboard'>['proximo']>[number]

/** What stands together: all that is to be done of one resource, or one paper that is the same for several. */
export interface Grupo {
  key: string
  tareas: readonly [Tarea, ...Tarea[]]
  juntas: boolean
}

/** The paper that would do for each of these alike: of one type, and standing so since or until the same day. */
const papelDe = (tarea: Tarea): string | undefined => {
  const { tipodocumentoid, compartido, estado, periodo, fecha_vencimiento, desde, motivo } = tarea
  return compartido === true
    ? JSON.stringify([
        tipodocumentoid,
        estado,
        periodo,
        fecha_vencimiento,
        desde,
        motivo,
        tarea.exceptuado_hasta,
      ])
    : undefined
}

const put = (groups: Map<string, [Tarea, ...Tarea[]]>, key: string, tarea: Tarea) => {
  const group = groups.get(key)
  if (group) group.push(tarea)
  else groups.set(key, [tarea])
}

/** In the order in which the first of each came; `cuantos`, of how many resources a paper is to be presented alike. */
export const gruposDe = (tareas: readonly Tarea[], cuantos: (tarea: Tarea) => number): Grupo[] => {
  const papeles = new Map<string, [Tarea, ...Tarea[]]>()
  for (const tarea of tareas) {
    const papel = papelDe(tarea)
    if (papel !== undefined) put(papeles, papel, tarea)
  }
  const isJunta = (papel: string | undefined): papel is string => {
    const told = papel === undefined ? undefined : papeles.get(papel)
    return told !== undefined && (told.length > 1 || cuantos(told[0]) > 1)
  }
  const groups = new Map<string, [Tarea, ...Tarea[]]>()
  for (const tarea of tareas) {
    const papel = papelDe(tarea)
    put(groups, isJunta(papel) ? papel : tarea.recursoid, tarea)
  }
  return [...groups].map(([key, each]) => ({ key, tareas: each, juntas: isJunta(papelDe(each[0])) }))
}
