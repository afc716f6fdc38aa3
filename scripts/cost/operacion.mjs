import { languages } from './languages.mjs'

/** An operation of carriers that writes, with its test. */
export const operacion = {
  name: 'una operación de transportistas que escribe',
  goal: 9,
  edits: [
    {
      file: 'contract/src/unidades.ts',
      before: 'export const columnasDeUnidad = {',
      text: `export const RenombrarUnidad = operation({
  access: 'contacto',
  writes: { record: 'unidadid' },
  input: { unidadid: Id, nombre: nombre(80) },
  output: recordsOf(UnidadGuardada),
})

`,
    },
    {
      file: 'contract/src/unidades.ts',
      after: 'export const told = {\n',
      text: `  RenombrarUnidad: {
    about: 'Calls a unidad otherwise.',
    missed: { en: 'A unidad keeps its name.', es: 'las unidades no cambian de nombre.' },
  },
`,
    },
    {
      file: 'server/src/operations/carrier/unidades/RenombrarUnidad.ts',
      text: `import type { Handler } from '../../../handler.ts'
import { readUnidad } from './queries.ts'

export const RenombrarUnidad: Handler<'RenombrarUnidad'> = async ({ unidadid, nombre }, { db }) => {
  await db.updateTable('unidad').set({ nombre }).where('unidadid', '=', unidadid).execute()
  return { records: [await readUnidad(db, unidadid)] }
}
`,
    },
    {
      file: 'server/src/operations/carrier/unidades/RenombrarUnidad.test.ts',
      text: `import { expect, test } from 'vitest'
import { startApp } from '../../../testing/app.ts'
import { signedIn } from '../../../testing/people.ts'

test('a unidad is called otherwise', async () => {
  const app = await startApp()
  const carrier = await signedIn(app)
  const { unidadid } = await app.make.unidad({ cuenta_id: carrier.cuentaId })
  expect((await carrier.call('RenombrarUnidad', { unidadid, nombre: 'Pampero' })).records).toMatchObject([
    { nombre: 'Pampero' },
  ])
  await app.stop()
})
`,
    },
    {
      file: 'server/src/operations/carrier/index.ts',
      after: "import { SaveUnidad } from './unidades/SaveUnidad.ts'\n",
      text: "import { RenombrarUnidad } from './unidades/RenombrarUnidad.ts'\n",
    },
    {
      file: 'server/src/operations/carrier/index.ts',
      after: '  SaveUnidad,\n',
      text: '  RenombrarUnidad,\n',
    },
    {
      file: 'server/src/testing/walk.ts',
      before: "  await call('ListUnidades',",
      text: "  await call('RenombrarUnidad', { unidadid, nombre: 'Pampero' })\n",
    },
    ...languages.map((language) => ({
      file: `console/src/mensajes/${language}/auditoriaAccion.json`,
      after: /^\{\n/,
      text: '  "RenombrarUnidad": "Cambió el nombre de una unidad",\n',
    })),
  ],
  types: ['contract', 'server', 'console'],
  tests: [
    'server/src/contract.test.ts',
    'server/src/operations/carrier/unidades/RenombrarUnidad.test.ts',
    'server/src/dispatch.test.ts',
    'server/src/http/forms.test.ts',
    'console/src/auditoria',
  ],
}
