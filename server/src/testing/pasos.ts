import { randomBytes, randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Database } from '../database/schema.ts'
import type { TestApp } from './app.ts'

type Lugar = Insertable<Database['paso_recurso']>['lugar']

/** A gate with a device and a guard on duty, written as the owner, at which pasos are written down. */
export async function gateOf(
  { owner }: Pick<TestApp, 'owner'>,
  { sede = 'Planta de Prueba', nombre = `Puerta ${randomBytes(3).toString('hex')}` } = {},
) {
  const { puertaid } = await owner
    .insertInto('puerta')
    .values({ nombre, sede })
    .returning('puertaid')
    .executeTakeFirstOrThrow()
  const { dispositivoid } = await owner
    .insertInto('dispositivo')
    .values({ puertaid, nombre: 'Tableta', enrolado_por: '13x1' })
    .returning('dispositivoid')
    .executeTakeFirstOrThrow()
  const { guardiaid } = await owner
    .insertInto('guardia')
    .values({ nombre: 'Guardia de Prueba' })
    .returning('guardiaid')
    .executeTakeFirstOrThrow()
  const turnoid = randomUUID()
  await owner
    .insertInto('turno')
    .values({
      turnoid,
      dispositivoid,
      puertaid,
      guardiaid,
      desde: new Date().toISOString(),
      comprobado: true,
    })
    .execute()

  /** Who passed: each part with its own, where it is anybody's. */
  async function paso(
    partes: readonly { lugar: Lugar; texto: string; cuenta_id?: string; recursoid?: string }[],
    values: Partial<Insertable<Database['paso']>> = {},
  ): Promise<string> {
    const momento = values.momento ?? new Date().toISOString()
    const sentido = values.sentido ?? 'entra'
    const pasoid = values.pasoid ?? randomUUID()
    await owner
      .insertInto('paso')
      .values({
        pasoid,
        turnoid,
        dispositivoid,
        puertaid,
        guardiaid,
        sentido,
        momento,
        reloj: momento,
        sin_senal: false,
        partes: JSON.stringify(partes.map(({ lugar, texto }) => ({ lugar, texto }))),
        respuesta: 'puede',
        ...values,
      })
      .execute()
    for (const { lugar, cuenta_id, recursoid } of partes)
      if (cuenta_id !== undefined && recursoid !== undefined)
        await owner
          .insertInto('paso_recurso')
          .values({ pasoid, cuenta_id, recursoid, lugar, momento, sentido, sede, puertaid })
          .execute()
    return pasoid
  }
  return { puertaid, sede, paso }
}
