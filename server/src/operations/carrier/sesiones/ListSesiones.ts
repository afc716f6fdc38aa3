import { sql } from 'kysely'
import type { Handler } from '../../../handler.ts'
import { aparatoDe } from '../../../rules/agente.ts'

interface Sesion {
  sesionid: string
  agente: string | null
  creada: string
  vista: string
  actual: boolean
}

export const ListSesiones: Handler<'ListSesiones'> = async (_input, { db, caller, services }) => {
  const { rows } = await sql<Sesion>`
    select * from mis_sesiones(${caller.tokenHash}, minutos_de_sesion(${services.settings.sessionMinutes}))
    order by actual desc, vista desc, sesionid`.execute(db)
  return { records: rows.map(({ agente, ...sesion }) => ({ ...sesion, ...aparatoDe(agente) })) }
}
