import { hoyEnBuenosAires, sumarDias } from '@portal/contract/calendario.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../testing/app.ts'
import { signedIn, signedInOperador, type Carrier, type Operador } from '../testing/people.ts'
import { remindOfCambios, runCambios } from './cambios.ts'

let app: TestApp
let administrador: Operador
beforeAll(async () => {
  app = await startApp()
  administrador = await signedInOperador(app, { rol: 'administrador' })
  // Whoever is asked for nothing is fit: what each test adds is all there is.
  await app.owner.updateTable('tipo_documento').set({ critico: false }).execute()
})
afterAll(() => app.stop())

const errors: unknown[] = []
const log = { info: () => {}, warn: () => {}, error: (error: unknown) => void errors.push(error) }
const parts = () => ({ db: app.owner, baseUrl: 'http://portal.test', log })
const run = (dia?: string) => runCambios(parts(), dia)
const remind = (dia: string) => remindOfCambios(parts(), dia)

const hoy = hoyEnBuenosAires()
const dia = sumarDias(hoy, 30)
const legible = dia.split('-').reverse().join('/')

/** A titular with choferes of whom a type of document is asked that decides nothing yet. */
async function withChoferes(...apellidos: string[]) {
  const titular = await signedIn(app)
  const choferes: string[] = []
  for (const apellido of apellidos) {
    const made = await app.make.chofer({ cuenta_id: titular.cuentaId, apellido, nombre: 'Ana' })
    choferes.push(made.choferid)
  }
  return { titular, choferes }
}

let made = 0
const makeTipo = () => app.make.tipo({ nombre: `Apto ${++made}`, critico: false })
const plan = async (desde = dia, tipo = makeTipo()) => {
  const { tipodocumentoid, nombre } = await tipo
  const { records } = await administrador.call('SaveTipoDocumento', {
    tipodocumentoid,
    values: { critico: true, rige_desde: desde },
  })
  return { tipodocumentoid, nombre, cambioid: records[0]?.cambio?.cambioid ?? '' }
}

const letters = async ({ email }: Carrier, about: string) =>
  (await app.mailbox(email)).filter(({ asunto }) => asunto.includes(`${about}:`))

const criticoNow = (tipodocumentoid: string) =>
  app.owner
    .selectFrom('tipo_documento')
    .select(['critico', 'version'])
    .where('tipodocumentoid', '=', tipodocumentoid)
    .executeTakeFirstOrThrow()

describe('a change of the catalogue', () => {
  test('rules from its day on, also when nobody was up that night, and then the verdicts follow', async () => {
    const { titular, choferes } = await withChoferes('Ríos')
    const { tipodocumentoid } = await plan()
    await run(sumarDias(dia, -1))
    expect(await criticoNow(tipodocumentoid)).toMatchObject({ critico: false, version: 2 })

    await run(sumarDias(dia, 3))

    expect(await criticoNow(tipodocumentoid)).toMatchObject({ critico: true, version: 3 })
    const { records } = await titular.call('DetailChofer', { choferid: choferes[0] ?? '' })
    expect(records[0]?.aptitud).toBe('no habilitado')
    await administrador.call('SaveTipoDocumento', { tipodocumentoid, values: { critico: false } })
  })

  test('is made once by two nodes at the same moment', async () => {
    const { tipodocumentoid } = await plan()
    const balances = await Promise.all([run(dia), run(dia), run(dia)])
    expect(await criticoNow(tipodocumentoid)).toMatchObject({ critico: true, version: 3 })
    const lines = await app.owner
      .selectFrom('auditoria')
      .select('auditoriaid')
      .where('accion', '=', 'RigeCambioDeTipo')
      .where('objeto', '=', tipodocumentoid)
      .execute()
    expect(lines).toHaveLength(1)
    expect(balances.map(({ fallidos }) => fallidos)).toEqual([0, 0, 0])
    await administrador.call('SaveTipoDocumento', { tipodocumentoid, values: { critico: false } })
  })
})

describe('a titular whose choferes it takes off the road', () => {
  test('hears of it once when it is saved: which, how they stand, and since when', async () => {
    const { titular, choferes } = await withChoferes('Zárate', 'Abal')
    const bystander = await withChoferes()
    const tipo = makeTipo()
    await app.make.documento({
      cuenta_id: titular.cuentaId,
      recursoid: choferes[0] ?? '',
      tipodocumentoid: (await tipo).tipodocumentoid,
      estado: 'rechazado',
    })
    const { nombre } = await plan(dia, tipo)

    await Promise.all([run(), run()])
    await run()

    const [letter, ...others] = await letters(titular, nombre)
    expect(others).toEqual([])
    expect(letter?.plantilla).toBe('cambioDeCatalogo')
    expect(letter?.asunto).toBe(`${nombre}: 2 choferes dejarían de estar habilitados el ${legible}`)
    expect(letter?.texto).toContain(`desde el ${legible}, ${nombre} es crítico`)
    expect(letter?.texto).toContain('Pendiente: Abal, Ana\nRechazado: Zárate, Ana')
    expect(letter?.texto).toContain('http://portal.test/app/choferes/matriz-choferes')
    expect(await letters(bystander.titular, nombre)).toEqual([])
  })

  test('is led to what is to be presented, and where it is one to that one', async () => {
    const { titular: one, choferes } = await withChoferes('Ríos')
    const { titular: two } = await withChoferes('Sosa', 'Toledo')
    const { nombre } = await plan()
    await run()
    expect((await letters(one, nombre))[0]?.texto).toContain(
      `http://portal.test/app/choferes/${choferes[0] ?? ''}/detalle`,
    )
    expect((await letters(two, nombre))[0]?.texto).toContain(
      `http://portal.test/app/pages/documentosfaltantes?search=${nombre.replace(' ', '+')}`,
    )
  })

  test('hears of it as it is where it rules at once', async () => {
    const { titular } = await withChoferes('Ríos')
    const { tipodocumentoid, nombre } = await plan(hoy)
    await run()
    expect((await letters(titular, nombre)).map(({ asunto }) => asunto)).toEqual([
      `${nombre}: 1 chofer deja de estar habilitado hoy`,
    ])
    await administrador.call('SaveTipoDocumento', { tipodocumentoid, values: { critico: false } })
  })

  test('hears of it again a week before, once, if it is still so', async () => {
    const { titular } = await withChoferes('Ríos')
    const { titular: diligent, choferes } = await withChoferes('Sosa')
    const { tipodocumentoid, nombre } = await plan()
    await run()
    await app.make.documento({
      cuenta_id: diligent.cuentaId,
      recursoid: choferes[0] ?? '',
      tipodocumentoid,
      estado: 'aprobado',
      fecha_vencimiento: sumarDias(dia, 100),
    })

    await remind(sumarDias(dia, -8))
    expect(await letters(titular, nombre)).toHaveLength(1)
    await remind(sumarDias(dia, -7))
    await remind(sumarDias(dia, -6))

    const said = (await letters(titular, nombre)).map(({ asunto }) => asunto)
    expect(said).toEqual([
      `${nombre}: 1 chofer dejaría de estar habilitado el ${legible}`,
      `Faltan 7 días: ${nombre}: 1 chofer dejaría de estar habilitado el ${legible}`,
    ])
    expect(await letters(diligent, nombre)).toHaveLength(1)
  })

  test('is not reminded of what was planned within the week', async () => {
    const { titular } = await withChoferes('Ríos')
    const { nombre } = await plan(sumarDias(hoy, 5))
    await run()
    await remind(hoy)
    expect(await letters(titular, nombre)).toHaveLength(1)
  })

  test('hears that it was taken back', async () => {
    const { titular } = await withChoferes('Ríos')
    const { tipodocumentoid, nombre, cambioid } = await plan()
    await run()
    await administrador.call('RetirarCambioDeTipo', { tipodocumentoid, cambioid })
    await Promise.all([run(), run()])
    await run()
    expect((await letters(titular, nombre)).map(({ plantilla }) => plantilla)).toEqual([
      'cambioDeCatalogo',
      'cambioRetirado',
    ])
  })

  test('hears nothing while nobody of the account may sign in', async () => {
    const { titular } = await withChoferes('Ríos')
    await app.owner
      .updateTable('cuenta')
      .set({ estado: 2 })
      .where('cuenta_id', '=', titular.cuentaId)
      .execute()
    const { nombre } = await plan()
    await run()
    expect(await letters(titular, nombre)).toEqual([])
  })
})

test('nothing of all this went wrong', () => {
  expect(errors).toEqual([])
})
