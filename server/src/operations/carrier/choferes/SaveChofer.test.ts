import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../../testing/app.ts'
import { signedIn } from '../../../testing/people.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const ana = {
  nombre: 'Ana',
  apellido: 'Gómez',
  tipo_documento: 'DNI',
  documento: '30.111.222',
  nacionalidad: 'Argentina',
}
const refusal = (code: number | string, fields?: Record<string, unknown>) => ({
  body: { code, ...(fields && { fields }) },
})

describe('a new chofer', () => {
  test('is kept as typed, the DNI as its digits, and its requirements wait', async () => {
    const carrier = await signedIn(app)
    const { records } = await carrier.call('SaveChofer', { choferid: '0', values: ana })
    const [chofer] = records
    expect(chofer).toMatchObject({
      nombre: 'Ana',
      documento: '30111222',
      estado_cuenta: 'ACTIVO',
      aptitud: 'no habilitado',
      version: 1,
    })
    expect(
      chofer?.casillas
        .filter((casilla) => casilla.obligatorio)
        .every((casilla) => casilla.estado === 'pendiente'),
    ).toBe(true)
  })

  test('needs each required field, and says so beside it', async () => {
    const carrier = await signedIn(app)
    await expect(
      carrier.call('SaveChofer', { choferid: '0', values: { nombre: 'Ana' } }),
    ).rejects.toMatchObject(
      refusal(1510, {
        apellido: 'Campo requerido',
        tipo_documento: 'Campo requerido',
        documento: 'Campo requerido',
        nacionalidad: 'Campo requerido',
      }),
    )
  })

  test.each([
    ['a number for a name', { nombre: '123' }, 'nombre', 'Ingrese solo caracteres'],
    ['a wrong CUIL', { cuil: '20123456780' }, 'cuil', 'CUIT o CUIL inválido'],
    ['a date that does not exist', { fecha_nacimiento: '1990-02-30' }, 'fecha_nacimiento', 'Fecha inválida'],
    [
      'somebody under 18',
      { fecha_nacimiento: '2020-01-01' },
      'fecha_nacimiento',
      'El chofer tiene que tener al menos 18 años',
    ],
    ['a DNI of six digits', { documento: '123.456' }, 'documento', 'Un DNI tiene 7 u 8 números'],
    ['a photo that is nobody’s', { foto: '22x999999' }, 'foto', 'Volvé a subir la foto'],
  ])('is refused with %s', async (_, wrong, field, sentence) => {
    const carrier = await signedIn(app)
    await expect(
      carrier.call('SaveChofer', { choferid: '0', values: { ...ana, ...wrong } }),
    ).rejects.toMatchObject(refusal(1510, { [field]: sentence }))
  })

  test('with the document of another of this carrier names that one; another carrier may have the same', async () => {
    const carrier = await signedIn(app)
    const { records } = await carrier.call('SaveChofer', { choferid: '0', values: ana })
    await expect(
      carrier.call('SaveChofer', { choferid: '0', values: { ...ana, nombre: 'Otra' } }),
    ).rejects.toMatchObject({
      body: { code: 1511, twin: records[0]?.choferid },
    })
    await expect(
      (await signedIn(app)).call('SaveChofer', { choferid: '0', values: ana }),
    ).resolves.toBeDefined()
  })
})

describe('an edited chofer', () => {
  test('changes in what was sent alone, and counts the version', async () => {
    const carrier = await signedIn(app)
    const { choferid } = await app.make.chofer({ cuenta_id: carrier.cuentaId, nombre: 'Ana' })
    const { records } = await carrier.call('SaveChofer', {
      choferid,
      values: { apellido: 'Nuevo', version: 1 },
    })
    expect(records[0]).toMatchObject({ nombre: 'Ana', apellido: 'Nuevo', version: 2 })
  })

  test('that somebody else changed meanwhile is refused', async () => {
    const carrier = await signedIn(app)
    const { choferid } = await app.make.chofer({ cuenta_id: carrier.cuentaId })
    await carrier.call('SaveChofer', { choferid, values: { nombre: 'Uno', version: 1 } })
    await expect(
      carrier.call('SaveChofer', { choferid, values: { nombre: 'Dos', version: 1 } }),
    ).rejects.toMatchObject(refusal(1520))
  })

  test('that the provider blocked is refused', async () => {
    const carrier = await signedIn(app)
    const { choferid } = await app.make.chofer({ cuenta_id: carrier.cuentaId, estado_cuenta: 'BLOQUEADO' })
    await expect(carrier.call('SaveChofer', { choferid, values: { nombre: 'X' } })).rejects.toMatchObject(
      refusal(1517),
    )
  })
})

describe('leaving and coming back', () => {
  test('asks when and why, changes the requirements, and is written into the history', async () => {
    const carrier = await signedIn(app)
    const { choferid } = await app.make.chofer({ cuenta_id: carrier.cuentaId })
    await expect(
      carrier.call('SaveChofer', { choferid, values: { estado_cuenta: 'BAJA' } }),
    ).rejects.toMatchObject(refusal(1510, { fecha_baja: 'Campo requerido', motivo_baja: 'Campo requerido' }))

    const leave = { estado_cuenta: 'BAJA', fecha_baja: '2026-01-15', motivo_baja: 'Renuncia' } as const
    const gone = (await carrier.call('SaveChofer', { choferid, values: leave })).records[0]
    expect(gone).toMatchObject({ ...leave, motivo_estado: 'Dado de baja el 15/01/2026' })
    expect(gone?.motivos).toEqual(['Constancia de baja ARCA: falta presentar'])
    const [row] = (await carrier.call('ListChoferes', {})).records
    expect(row?.motivos).toEqual(['Dado de baja el 15/01/2026', 'Constancia de baja ARCA: falta presentar'])
    expect(gone?.casillas.map((casilla) => casilla.nombre)).toContain('Constancia de baja ARCA')

    const back = (await carrier.call('SaveChofer', { choferid, values: { estado_cuenta: 'ACTIVO' } }))
      .records[0]
    expect(back).toMatchObject({ estado_cuenta: 'ACTIVO', fecha_baja: null, motivo_baja: null })
    const lines = await app.owner
      .selectFrom('historial')
      .select(['docrechistorial_estado', 'nota'])
      .where('recursoid', '=', choferid)
      .orderBy('createdtime')
      .execute()
    expect(lines).toEqual([
      { docrechistorial_estado: 'baja', nota: 'Renuncia' },
      { docrechistorial_estado: 'reactivado', nota: null },
    ])
  })
})
