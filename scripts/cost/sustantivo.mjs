import { languages } from './languages.mjs'

const contract = 'contract/src/balanzas.ts'
const operations = 'server/src/operations/carrier/balanzas'
const feature = 'portal/src/app/balanzas'
const routes = 'portal/src/app/routes/balanzas'

/**
 * The programs that ask in a carrier's name, each with its end: a table behind the walls between carriers, kept by the
 * titular through list, detail and form, audited and exported.
 */
export const sustantivo = {
  name: 'un sustantivo de transportistas, con lista, detalle y formulario',
  goal: 25,
  edits: [
    {
      file: 'server/src/database/migrations/NEXT_balanza.sql',
      text: `create table balanza (
  balanzaid text collate "C" primary key default '39x' || nextval('entidad_id'),
  cuenta_id text collate "C" not null default mi_cuenta() references cuenta,
  nombre text not null,
  vence date not null,
  createdtime timestamptz not null default now(),
  version integer not null default 1
);
create index balanza_lista on balanza (cuenta_id, nombre, balanzaid);
call privado.proteger('balanza');
grant select, insert, update on balanza to portal_app;
grant select on balanza to portal_proveedor;
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

const Balanza = row(
  { balanzaid: z.string(), nombre: z.string() },
  { vence: Dia, createdtime: Momento, version: z.int() },
)

export const ListBalanzas = operation({
  access: 'titular',
  input: paged(['nombre', 'vence', 'createdtime']),
  output: pageOf(Balanza),
})

export const DetailBalanza = operation({
  access: 'titular',
  input: { balanzaid: Id },
  output: recordsOf(Balanza),
})

export const BalanzaForm = { nombre: nombre(60), vence: CalendarDate }

/** What a new one can't do without. */
export const balanzaNuevo = ['nombre', 'vence'] as const

/** \`balanzaid\` "0" creates; otherwise only what is sent changes. */
export const SaveBalanza = operation({
  access: 'titular',
  writes: { record: 'balanzaid' },
  creation: { id: 'balanzaid', requires: balanzaNuevo },
  input: {
    balanzaid: IdONuevo,
    values: z.strictObject({ ...z.partial(z.object(BalanzaForm)).shape, version: Version }),
  },
  output: recordsOf(Balanza),
})

export const columnasDeBalanza = {
  balanzaid: 'exportada',
  cuenta_id: 'exportada',
  nombre: 'abierta',
  vence: 'abierta',
  createdtime: 'exportada',
  version: 'nuestra',
} as const satisfies Columnas

const missed = { en: 'Programs are neither listed nor kept.', es: 'los balanzas no se administran.' }

export const told = {
  ListBalanzas: { about: 'The programs that ask in the name of this carrier.', missed },
  DetailBalanza: { about: 'One of them.', missed },
  SaveBalanza: { about: 'Adds a program (\`balanzaid\` "0") or changes what is sent.', missed },
} satisfies Record<string, Told>
`,
    },
    {
      file: 'contract/src/index.ts',
      before: "import * as propuestas from './propuestas.ts'\n",
      text: "import * as balanzas from './balanzas.ts'\n",
    },
    {
      file: 'contract/src/index.ts',
      after: '  ...unidades,\n',
      text: '  ...balanzas,\n',
    },
    {
      file: 'contract/src/told.ts',
      before: "import * as propuestas from './propuestas.ts'\n",
      text: "import * as balanzas from './balanzas.ts'\n",
    },
    {
      file: 'contract/src/told.ts',
      before: '  ...propuestas.told,\n',
      text: '  ...balanzas.told,\n',
    },
    {
      file: 'contract/src/columnas.ts',
      before: "import * as propuestas from './propuestas.ts'\n",
      text: "import * as balanzas from './balanzas.ts'\n",
    },
    {
      file: 'contract/src/columnas.ts',
      before: '  documento: { clave',
      text: "  balanza: { clave: 'balanzaid', seLlama: '{nombre}', seExporta: true, columnas: balanzas.columnasDeBalanza },\n",
    },
    {
      file: 'contract/src/rutas.ts',
      before: "  documentosDeDominios: '/app/dominios/documentos',\n",
      text: `  balanzas: '/app/balanzas',
  nuevoBalanza: '/app/balanzas/nuevo-balanza',
  balanza: '/app/balanzas/:recordid/detalle',
  editarBalanza: '/app/balanzas/:recordid/editar',
`,
    },
    {
      file: `${operations}/ListBalanzas.ts`,
      text: `import { sql } from 'kysely'
import type { Handler } from '../../../handler.ts'
import { paginate } from '../../shared/paginate.ts'
import { says } from '../../shared/search.ts'

export const ListBalanzas: Handler<'ListBalanzas'> = (page, { db }) =>
  paginate(db.selectFrom('balanza').selectAll(), page, {
    orders: {
      nombre: [sql.ref('nombre')],
      vence: [sql.ref('vence')],
      createdtime: [sql.ref('createdtime')],
    },
    byDefault: 'nombre ASC',
    last: [sql.ref('balanzaid')],
    searched: says('nombre'),
  })
`,
    },
    {
      file: `${operations}/DetailBalanza.ts`,
      text: `import { refuse } from '@portal/contract'
import type { Handler } from '../../../handler.ts'

export const DetailBalanza: Handler<'DetailBalanza'> = async ({ balanzaid }, { db }) => {
  const balanza = await db
    .selectFrom('balanza')
    .selectAll()
    .where('balanzaid', '=', balanzaid)
    .executeTakeFirst()
  if (!balanza) throw refuse('RECORD_NOT_FOUND')
  return { records: [balanza] }
}
`,
    },
    {
      file: `${operations}/SaveBalanza.ts`,
      text: `import { refuse } from '@portal/contract'
import { balanzaNuevo } from '@portal/contract/balanzas.ts'
import type { Handler } from '../../../handler.ts'
import { requireFields } from '../../shared/requireFields.ts'

export const SaveBalanza: Handler<'SaveBalanza'> = async (
  { balanzaid, values: { version, ...values } },
  { db },
) => {
  if (balanzaid === '0') {
    requireFields(values, balanzaNuevo)
    const { nombre, vence } = values
    return { records: await db.insertInto('balanza').values({ nombre, vence }).returningAll().execute() }
  }
  const before = await db
    .selectFrom('balanza')
    .selectAll()
    .where('balanzaid', '=', balanzaid)
    .forUpdate()
    .executeTakeFirst()
  if (!before) throw refuse('RECORD_NOT_FOUND')
  if (version !== undefined && version !== before.version) throw refuse('STALE_VERSION')
  const { nombre = before.nombre, vence = before.vence } = values
  const records = await db
    .updateTable('balanza')
    .set({ nombre, vence, version: before.version + 1 })
    .where('balanzaid', '=', balanzaid)
    .returningAll()
    .execute()
  return { records }
}
`,
    },
    {
      file: `${operations}/balanzas.test.ts`,
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
  const [added] = (await carrier.call('SaveBalanza', { balanzaid: '0', values })).records
  const balanzaid = added?.balanzaid ?? ''
  await carrier.call('SaveBalanza', { balanzaid, values: { nombre: 'Balanza', version: 1 } })

  const changed = { balanzaid, nombre: 'Balanza', vence: '2027-03-31', version: 2 }
  expect((await carrier.call('DetailBalanza', { balanzaid })).records).toMatchObject([changed])
  expect((await carrier.call('ListBalanzas', { search: 'balan' })).records).toMatchObject([changed])
  const other = await signedIn(app)
  expect((await other.call('ListBalanzas', {})).records).toEqual([])
})
`,
    },
    {
      file: 'server/src/operations/carrier/index.ts',
      after: "import { SaveUnidad } from './unidades/SaveUnidad.ts'\n",
      text: `import { DetailBalanza } from './balanzas/DetailBalanza.ts'
import { ListBalanzas } from './balanzas/ListBalanzas.ts'
import { SaveBalanza } from './balanzas/SaveBalanza.ts'
`,
    },
    {
      file: 'server/src/operations/carrier/index.ts',
      after: '  SaveUnidad,\n',
      text: `  ListBalanzas,
  DetailBalanza,
  SaveBalanza,
`,
    },
    {
      file: 'server/src/testing/walk.ts',
      before: "  await call('ListUnidades',",
      text: `  const values = { nombre: 'Tráfico', vence: '2027-03-31' }
  const { balanzaid } = first(await call('SaveBalanza', { balanzaid: '0', values }))
  await call('ListBalanzas', {})
  await call('DetailBalanza', { balanzaid })

`,
    },
    {
      file: `${feature}/address.ts`,
      text: `import { listAddress } from '@portal/ui/list/address.ts'

export const balanzasAddress = listAddress('ListBalanzas', { order: 'nombre ASC' })
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
import { balanzasAddress } from './address.ts'

const Nuevo = () => {
  const t = useTexts()
  return <PrimaryAction label={t('balanza.nuevo')} icon={<NewIcon />} href={rutas.nuevoBalanza()} />
}

export const balanzasList = list({
  address: balanzasAddress,
  name: 'balanzas',
  texts: 'balanza',
  rowId: ({ balanzaid }) => balanzaid,
  rowLabel: ({ nombre }) => nombre,
  rowHref: ({ balanzaid }) => rutas.balanza(balanzaid),
  Primary: Nuevo,
  columns: [
    textColumn('nombre', 'balanza.rotulo.nombre', { phone: 'title' }),
    {
      id: 'vence',
      header: 'balanza.rotulo.vence',
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
import { BalanzaForm } from '@portal/contract/balanzas.ts'
import { recordKind } from '@portal/ui/form/record.ts'
import { date, text } from '@portal/ui/form/recordFields.tsx'

export type Balanza = Answer<'DetailBalanza'>['records'][number]

export const balanzaKind = recordKind({
  shape: BalanzaForm,
  texts: 'balanza',
  labels: 'balanza.rotulo',
  defaults: {},
  sections: [{ key: 'balanza', fields: [text('nombre'), date('vence')] }],
})
`,
    },
    {
      file: `${feature}/BalanzaForm.tsx`,
      text: `import { useWrite } from '@portal/ui/app/queries.ts'
import { RecordForm } from '@portal/ui/form/RecordForm.tsx'
import { useNavigate } from '@tanstack/react-router'
import { rutas } from '../rutas.ts'
import { balanzaKind, type Balanza } from './record.ts'

/** A new program's form, or the one of \`balanza\`. */
export const BalanzaForm = ({ balanza }: { balanza?: Balanza }) => {
  const { balanzaid = '0', version } = balanza ?? {}
  const save = useWrite('SaveBalanza')
  const navigate = useNavigate()
  return (
    <RecordForm
      of={balanzaKind}
      record={balanza}
      name={\`balanza \${balanzaid}\`}
      save={(values) => save.mutateAsync({ balanzaid, values: { ...values, version } })}
      onSaved={({ records: [saved] }) =>
        saved && navigate({ href: rutas.balanza(saved.balanzaid), ignoreBlocker: true })
      }
      cancelHref={balanza ? rutas.balanza(balanzaid) : rutas.balanzas()}
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
import { balanzasAddress } from '../../balanzas/address.ts'
import { balanzasList } from '../../balanzas/list.tsx'

export const Route = createFileRoute('/balanzas/')({
  ...listRoute(balanzasAddress),
  component: () => <ListScreen of={balanzasList} />,
})
`,
    },
    {
      file: `${routes}/nuevo-balanza.tsx`,
      text: `import { Screen } from '@portal/ui/app/Screen.tsx'
import { createFileRoute } from '@tanstack/react-router'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { BalanzaForm } from '../../balanzas/BalanzaForm.tsx'

export const Route = createFileRoute('/balanzas/nuevo-balanza')({ component: NuevoBalanza })

function NuevoBalanza() {
  const t = useTexts()
  return (
    <Screen title={t('balanza.nuevo')} subtitle={t('formulario.explicacion')}>
      <BalanzaForm />
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
import { balanzaKind } from '../../../balanzas/record.ts'
import { rutas } from '../../../rutas.ts'

export const Route = createFileRoute('/balanzas/$recordid/detalle')({
  loader: ({ context, params }) =>
    prefetchOperation(context.queryClient, 'DetailBalanza', { balanzaid: params.recordid }),
  component: DetalleBalanza,
})

function DetalleBalanza() {
  const t = useTexts()
  const { recordid } = Route.useParams()
  const edit = (
    <HeadAction label={t('acciones.editar')} icon={<EditIcon />} href={rutas.editarBalanza(recordid)} />
  )
  return (
    <OneRecord of="DetailBalanza" input={{ balanzaid: recordid }} skeleton={240}>
      {(balanza) => (
        <Screen title={balanza.nombre} actions={edit}>
          <RecordSheet of={balanzaKind} record={balanza} />
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
import { BalanzaForm } from '../../../balanzas/BalanzaForm.tsx'

export const Route = createFileRoute('/balanzas/$recordid/editar')({
  loader: ({ context, params }) =>
    prefetchOperation(context.queryClient, 'DetailBalanza', { balanzaid: params.recordid }),
  component: EditarBalanza,
})

function EditarBalanza() {
  const t = useTexts()
  const { recordid } = Route.useParams()
  return (
    <OneRecord of="DetailBalanza" input={{ balanzaid: recordid }} skeleton={240}>
      {(balanza) => (
        <Screen title={t('balanza.editar')} subtitle={balanza.nombre}>
          <BalanzaForm balanza={balanza} />
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
      text: `  balanzas: { title: 'balanza.titulo' },
  nuevoBalanza: { title: 'balanza.nuevo' },
  balanza: { title: 'balanza.detalle', sample: { of: 'ListBalanzas', id: 'balanzaid' } },
  editarBalanza: { title: 'balanza.editar', sample: { of: 'ListBalanzas', id: 'balanzaid' } },
`,
    },
    {
      file: 'portal/src/app/screens.ts',
      before: /, 'usuarios'\]/,
      text: ", 'balanzas'",
    },
    ...languages.map((language) => ({
      file: `parts/src/mensajes/${language}/balanza.json`,
      text: `{
  "titulo": "Balanzas",
  "explicacion": "Qué balanzas preguntan en nombre de tu empresa",
  "buscar": "Nombre",
  "cantidad_one": "{{n}} balanza",
  "cantidad_other": "{{n}} balanzas",
  "vacio": {
    "titulo": "Todavía no hay balanzas",
    "mensaje": "Agregá el primero."
  },
  "nuevo": "Nuevo balanza",
  "detalle": "Detalle",
  "editar": "Editar balanza",
  "secciones": {
    "balanza": "Balanza"
  },
  "rotulo": {
    "nombre": "Nombre",
    "vence": "Vence"
  },
  "auditoria": {
    "SaveBalanza": "Guardó un balanza"
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
    'server/src/operations/carrier/balanzas',
    'server/src/operations/provider/auditoria/cambios.test.ts',
    'server/src/http/forms.test.ts',
    'portal/src/app/screens.test.ts',
    'console/src/auditoria',
    'ui/src/mensajes',
  ],
}
