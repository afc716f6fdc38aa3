import { languages } from './languages.mjs'

const contract = 'contract/src/programas.ts'
const operations = 'server/src/operations/carrier/programas'
const feature = 'portal/src/app/programas'
const routes = 'portal/src/app/routes/programas'

/**
 * The programs that ask in a carrier's name, each with its end: a table behind the walls between carriers, kept by the
 * titular through list, detail and form, audited and exported.
 */
export const sustantivo = {
  name: 'un sustantivo de transportistas, con lista, detalle y formulario',
  goal: 25,
  edits: [
    {
      file: 'server/src/database/migrations/NEXT_programa.sql',
      text: `create table programa (
  programaid text collate "C" primary key default '39x' || nextval('entidad_id'),
  cuenta_id text collate "C" not null default mi_cuenta() references cuenta,
  nombre text not null,
  vence date not null,
  createdtime timestamptz not null default now(),
  version integer not null default 1
);
create index programa_lista on programa (cuenta_id, nombre, programaid);
call privado.proteger('programa');
grant select, insert, update on programa to portal_app;
grant select on programa to portal_proveedor;
`,
    },
    {
      file: contract,
      text: `import * as z from 'zod/mini'
import type { Columnas } from './columnFates.ts'
import { Dia, Momento } from './textKinds.ts'
import { operation, pageOf, paged, recordsOf, row, type Told } from './operation.ts'
import { CalendarDate, Id, IdONuevo, nombre, Version } from './values.ts'

/** The programs that ask in a carrier's name. */

const Programa = row(
  { programaid: z.string(), nombre: z.string() },
  { vence: Dia, createdtime: Momento, version: z.int() },
)

export const ListProgramas = operation({
  access: 'titular',
  input: paged(['nombre', 'vence', 'createdtime']),
  output: pageOf(Programa),
})

export const DetailPrograma = operation({
  access: 'titular',
  input: { programaid: Id },
  output: recordsOf(Programa),
})

export const ProgramaForm = { nombre: nombre(60), vence: CalendarDate }

/** What a new one can't do without. */
export const programaNuevo = ['nombre', 'vence'] as const

/** \`programaid\` "0" creates; otherwise only what is sent changes. */
export const SavePrograma = operation({
  access: 'titular',
  writes: { record: 'programaid' },
  creation: { id: 'programaid', requires: programaNuevo },
  input: {
    programaid: IdONuevo,
    values: z.strictObject({ ...z.partial(z.object(ProgramaForm)).shape, version: Version }),
  },
  output: recordsOf(Programa),
})

export const columnasDePrograma = {
  programaid: 'exportada',
  cuenta_id: 'exportada',
  nombre: 'abierta',
  vence: 'abierta',
  createdtime: 'exportada',
  version: 'nuestra',
} as const satisfies Columnas

const missed = { en: 'Programs are neither listed nor kept.', es: 'los programas no se administran.' }

export const told = {
  ListProgramas: { about: 'The programs that ask in the name of this carrier.', missed },
  DetailPrograma: { about: 'One of them.', missed },
  SavePrograma: { about: 'Adds a program (\`programaid\` "0") or changes what is sent.', missed },
} satisfies Record<string, Told>
`,
    },
    {
      file: 'contract/src/index.ts',
      before: "import * as propuestas from './propuestas.ts'\n",
      text: "import * as programas from './programas.ts'\n",
    },
    {
      file: 'contract/src/index.ts',
      after: '  ...unidades,\n',
      text: '  ...programas,\n',
    },
    {
      file: 'contract/src/told.ts',
      before: "import * as propuestas from './propuestas.ts'\n",
      text: "import * as programas from './programas.ts'\n",
    },
    {
      file: 'contract/src/told.ts',
      before: '  ...propuestas.told,\n',
      text: '  ...programas.told,\n',
    },
    {
      file: 'contract/src/columnas.ts',
      before: "import * as propuestas from './propuestas.ts'\n",
      text: "import * as programas from './programas.ts'\n",
    },
    {
      file: 'contract/src/columnas.ts',
      before: '  documento: { clave',
      text: "  programa: { clave: 'programaid', seLlama: '{nombre}', seExporta: true, columnas: programas.columnasDePrograma },\n",
    },
    {
      file: 'contract/src/rutas.ts',
      before: "  documentosDeDominios: '/app/dominios/documentos',\n",
      text: `  programas: '/app/programas',
  nuevoPrograma: '/app/programas/nuevo-programa',
  programa: '/app/programas/:recordid/detalle',
  editarPrograma: '/app/programas/:recordid/editar',
`,
    },
    {
      file: `${operations}/ListProgramas.ts`,
      text: `import { sql } from 'kysely'
import type { Handler } from '../../../handler.ts'
import { paginate } from '../../shared/paginate.ts'
import { says } from '../../shared/search.ts'

export const ListProgramas: Handler<'ListProgramas'> = (page, { db }) =>
  paginate(db.selectFrom('programa').selectAll(), page, {
    orders: {
      nombre: [sql.ref('nombre')],
      vence: [sql.ref('vence')],
      createdtime: [sql.ref('createdtime')],
    },
    byDefault: 'nombre ASC',
    last: [sql.ref('programaid')],
    searched: says('nombre'),
  })
`,
    },
    {
      file: `${operations}/DetailPrograma.ts`,
      text: `import { refuse } from '@portal/contract'
import type { Handler } from '../../../handler.ts'

export const DetailPrograma: Handler<'DetailPrograma'> = async ({ programaid }, { db }) => {
  const programa = await db
    .selectFrom('programa')
    .selectAll()
    .where('programaid', '=', programaid)
    .executeTakeFirst()
  if (!programa) throw refuse('RECORD_NOT_FOUND')
  return { records: [programa] }
}
`,
    },
    {
      file: `${operations}/SavePrograma.ts`,
      text: `import { refuse } from '@portal/contract'
import { programaNuevo } from '@portal/contract/programas.ts'
import type { Handler } from '../../../handler.ts'
import { requireFields } from '../../shared/requireFields.ts'

export const SavePrograma: Handler<'SavePrograma'> = async (
  { programaid, values: { version, ...values } },
  { db },
) => {
  if (programaid === '0') {
    requireFields(values, programaNuevo)
    const { nombre, vence } = values
    return { records: await db.insertInto('programa').values({ nombre, vence }).returningAll().execute() }
  }
  const before = await db
    .selectFrom('programa')
    .selectAll()
    .where('programaid', '=', programaid)
    .forUpdate()
    .executeTakeFirst()
  if (!before) throw refuse('RECORD_NOT_FOUND')
  if (version !== undefined && version !== before.version) throw refuse('STALE_VERSION')
  const { nombre = before.nombre, vence = before.vence } = values
  const records = await db
    .updateTable('programa')
    .set({ nombre, vence, version: before.version + 1 })
    .where('programaid', '=', programaid)
    .returningAll()
    .execute()
  return { records }
}
`,
    },
    {
      file: `${operations}/programas.test.ts`,
      text: `import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../../testing/app.ts'
import { signedIn } from '../../../testing/people.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

test('a program is added, changed, listed and found by its carrier alone', async () => {
  const carrier = await signedIn(app)
  const values = { nombre: 'Tráfico', vence: '2027-03-31' }
  const [added] = (await carrier.call('SavePrograma', { programaid: '0', values })).records
  const programaid = added?.programaid ?? ''
  await carrier.call('SavePrograma', { programaid, values: { nombre: 'Balanza', version: 1 } })

  const changed = { programaid, nombre: 'Balanza', vence: '2027-03-31', version: 2 }
  expect((await carrier.call('DetailPrograma', { programaid })).records).toMatchObject([changed])
  expect((await carrier.call('ListProgramas', { search: 'balan' })).records).toMatchObject([changed])
  const other = await signedIn(app)
  expect((await other.call('ListProgramas', {})).records).toEqual([])
})
`,
    },
    {
      file: 'server/src/operations/carrier/index.ts',
      after: "import { SaveUnidad } from './unidades/SaveUnidad.ts'\n",
      text: `import { DetailPrograma } from './programas/DetailPrograma.ts'
import { ListProgramas } from './programas/ListProgramas.ts'
import { SavePrograma } from './programas/SavePrograma.ts'
`,
    },
    {
      file: 'server/src/operations/carrier/index.ts',
      after: '  SaveUnidad,\n',
      text: `  ListProgramas,
  DetailPrograma,
  SavePrograma,
`,
    },
    {
      file: 'server/src/testing/walk.ts',
      before: "  await call('ListUnidades',",
      text: `  const values = { nombre: 'Tráfico', vence: '2027-03-31' }
  const { programaid } = first(await call('SavePrograma', { programaid: '0', values }))
  await call('ListProgramas', {})
  await call('DetailPrograma', { programaid })

`,
    },
    {
      file: `${feature}/address.ts`,
      text: `import { listAddress } from '@portal/ui/list/address.ts'

export const programasAddress = listAddress('ListProgramas', { order: 'nombre ASC' })
`,
    },
    {
      file: `${feature}/list.tsx`,
      text: `import { PrimaryAction } from '@portal/ui/controls/actions.tsx'
import { textColumn } from '@portal/ui/list/columns.tsx'
import { list } from '@portal/ui/list/list.ts'
import { formatDate } from '@portal/ui/show/format.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Plus as NewIcon } from 'lucide-react'
import { rutas } from '../rutas.ts'
import { programasAddress } from './address.ts'

const Nuevo = () => {
  const t = useTexts()
  return <PrimaryAction label={t('programa.nuevo')} icon={<NewIcon />} href={rutas.nuevoPrograma()} />
}

export const programasList = list({
  address: programasAddress,
  name: 'programas',
  texts: 'programa',
  rowId: ({ programaid }) => programaid,
  rowLabel: ({ nombre }) => nombre,
  rowHref: ({ programaid }) => rutas.programa(programaid),
  Primary: Nuevo,
  columns: [
    textColumn('nombre', 'programa.rotulo.nombre', { phone: 'title' }),
    {
      id: 'vence',
      header: 'programa.rotulo.vence',
      sortable: true,
      cell: ({ vence }) => (vence === undefined ? '—' : formatDate(vence)),
    },
  ],
})
`,
    },
    {
      file: `${feature}/record.ts`,
      text: `import type { Answer } from '@portal/contract'
import { ProgramaForm } from '@portal/contract/programas.ts'
import { recordKind } from '@portal/ui/form/record.ts'
import { date, text } from '@portal/ui/form/recordFields.tsx'

export type Programa = Answer<'DetailPrograma'>['records'][number]

export const programaKind = recordKind({
  shape: ProgramaForm,
  texts: 'programa',
  labels: 'programa.rotulo',
  defaults: {},
  sections: [{ key: 'programa', fields: [text('nombre'), date('vence')] }],
})
`,
    },
    {
      file: `${feature}/ProgramaForm.tsx`,
      text: `import { useWrite } from '@portal/ui/app/queries.ts'
import { RecordForm } from '@portal/ui/form/RecordForm.tsx'
import { useNavigate } from '@tanstack/react-router'
import { rutas } from '../rutas.ts'
import { programaKind, type Programa } from './record.ts'

/** A new program's form, or the one of \`programa\`. */
export const ProgramaForm = ({ programa }: { programa?: Programa }) => {
  const { programaid = '0', version } = programa ?? {}
  const save = useWrite('SavePrograma')
  const navigate = useNavigate()
  return (
    <RecordForm
      of={programaKind}
      record={programa}
      name={\`programa \${programaid}\`}
      save={(values) => save.mutateAsync({ programaid, values: { ...values, version } })}
      onSaved={({ records: [saved] }) =>
        saved && navigate({ href: rutas.programa(saved.programaid), ignoreBlocker: true })
      }
      cancelHref={programa ? rutas.programa(programaid) : rutas.programas()}
    />
  )
}
`,
    },
    {
      file: `${routes}/index.tsx`,
      text: `import { ListScreen } from '@portal/ui/list/ListScreen.tsx'
import { listRoute } from '@portal/ui/list/address.ts'
import { createFileRoute } from '@tanstack/react-router'
import { programasAddress } from '../../programas/address.ts'
import { programasList } from '../../programas/list.tsx'

export const Route = createFileRoute('/programas/')({
  ...listRoute(programasAddress),
  component: () => <ListScreen of={programasList} />,
})
`,
    },
    {
      file: `${routes}/nuevo-programa.tsx`,
      text: `import { Screen } from '@portal/ui/app/Screen.tsx'
import { createFileRoute } from '@tanstack/react-router'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { ProgramaForm } from '../../programas/ProgramaForm.tsx'

export const Route = createFileRoute('/programas/nuevo-programa')({ component: NuevoPrograma })

function NuevoPrograma() {
  const t = useTexts()
  return (
    <Screen title={t('programa.nuevo')} subtitle={t('formulario.explicacion')}>
      <ProgramaForm />
    </Screen>
  )
}
`,
    },
    {
      file: `${routes}/$recordid/detalle.tsx`,
      text: `import { OneRecord } from '@portal/ui/app/OneRecord.tsx'
import { prefetchOperation } from '@portal/ui/app/queries.ts'
import { Screen } from '@portal/ui/app/Screen.tsx'
import { HeadAction } from '@portal/ui/controls/actions.tsx'
import { RecordSheet } from '@portal/ui/form/RecordSheet.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { createFileRoute } from '@tanstack/react-router'
import { Pencil as EditIcon } from 'lucide-react'
import { programaKind } from '../../../programas/record.ts'
import { rutas } from '../../../rutas.ts'

export const Route = createFileRoute('/programas/$recordid/detalle')({
  loader: ({ context, params }) =>
    prefetchOperation(context.queryClient, 'DetailPrograma', { programaid: params.recordid }),
  component: DetallePrograma,
})

function DetallePrograma() {
  const t = useTexts()
  const { recordid } = Route.useParams()
  const edit = (
    <HeadAction label={t('acciones.editar')} icon={<EditIcon />} href={rutas.editarPrograma(recordid)} />
  )
  return (
    <OneRecord of="DetailPrograma" input={{ programaid: recordid }} skeleton={240}>
      {(programa) => (
        <Screen title={programa.nombre} actions={edit}>
          <RecordSheet of={programaKind} record={programa} />
        </Screen>
      )}
    </OneRecord>
  )
}
`,
    },
    {
      file: `${routes}/$recordid/editar.tsx`,
      text: `import { OneRecord } from '@portal/ui/app/OneRecord.tsx'
import { prefetchOperation } from '@portal/ui/app/queries.ts'
import { Screen } from '@portal/ui/app/Screen.tsx'
import { createFileRoute } from '@tanstack/react-router'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { ProgramaForm } from '../../../programas/ProgramaForm.tsx'

export const Route = createFileRoute('/programas/$recordid/editar')({
  loader: ({ context, params }) =>
    prefetchOperation(context.queryClient, 'DetailPrograma', { programaid: params.recordid }),
  component: EditarPrograma,
})

function EditarPrograma() {
  const t = useTexts()
  const { recordid } = Route.useParams()
  return (
    <OneRecord of="DetailPrograma" input={{ programaid: recordid }} skeleton={240}>
      {(programa) => (
        <Screen title={t('programa.editar')} subtitle={programa.nombre}>
          <ProgramaForm programa={programa} />
        </Screen>
      )}
    </OneRecord>
  )
}
`,
    },
    {
      file: 'portal/src/app/screens.ts',
      before: '  documentosDeDominios: {',
      text: `  programas: { title: 'programa.titulo' },
  nuevoPrograma: { title: 'programa.nuevo' },
  programa: { title: 'programa.detalle', sample: { of: 'ListProgramas', id: 'programaid' } },
  editarPrograma: { title: 'programa.editar', sample: { of: 'ListProgramas', id: 'programaid' } },
`,
    },
    {
      file: 'portal/src/app/screens.ts',
      before: /, 'usuarios'\]/,
      text: ", 'programas'",
    },
    ...languages.map((language) => ({
      file: `parts/src/mensajes/${language}/programa.json`,
      text: `{
  "titulo": "Programas",
  "explicacion": "Qué programas preguntan en nombre de tu empresa",
  "buscar": "Nombre",
  "cantidad_one": "{{n}} programa",
  "cantidad_other": "{{n}} programas",
  "vacio": {
    "titulo": "Todavía no hay programas",
    "mensaje": "Agregá el primero."
  },
  "nuevo": "Nuevo programa",
  "detalle": "Detalle",
  "editar": "Editar programa",
  "secciones": {
    "programa": "Programa"
  },
  "rotulo": {
    "nombre": "Nombre",
    "vence": "Vence"
  },
  "auditoria": {
    "SavePrograma": "Guardó un programa"
  }
}
`,
    })),
  ],
  types: ['contract', 'server', 'ui', 'parts', 'portal', 'console'],
  tests: [
    'server/src/contract.test.ts',
    'server/src/dispatch.test.ts',
    'server/src/database/tenancy.test.ts',
    'server/src/database/tables.test.ts',
    'server/src/database/columnas.test.ts',
    'server/src/operations/carrier/programas',
    'server/src/operations/provider/auditoria/cambios.test.ts',
    'server/src/http/forms.test.ts',
    'portal/src/app/screens.test.ts',
    'console/src/auditoria',
    'ui/src/mensajes',
  ],
}
