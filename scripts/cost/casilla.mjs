import { languages } from './languages.mjs'

/** What a document type says, and each slot of it too: asked in the catalogue, shown, audited and told wherever slots are. */
export const casilla = {
  name: 'un atributo de los tipos de documento que dicen sus casillas',
  goal: 12,
  edits: [
    {
      file: 'server/src/database/migrations/NEXT_tramite.sql',
      text: 'alter table tipo_documento add column tramite text;\n',
    },
    {
      file: 'contract/src/recursos.ts',
      after: 'export const camposDeTipo = {\n',
      text: '  tramite: z.nullable(z.string()),\n',
    },
    {
      file: 'contract/src/catalogo.ts',
      after: '  instrucciones: nota(2000),\n',
      text: '  tramite: opcional(texto(200)),\n',
    },
    {
      file: 'contract/src/catalogo.ts',
      after: "  instrucciones: 'abierta',\n",
      text: "  tramite: 'abierta',\n",
    },
    {
      file: 'server/src/database/views/requisito.sql',
      after: ', ejemplo text',
      text: ', tramite text',
    },
    {
      file: 'server/src/database/views/requisito.sql',
      after: ', t.ejemplo',
      text: ', t.tramite',
    },
    {
      file: 'server/src/database/views/casilla_de_hoy.sql',
      after: ', t.ejemplo',
      text: ', t.tramite',
    },
    ...['k', 'c'].map((from) => ({
      file: 'server/src/database/views/casilla_de_hoy.sql',
      after: `, ${from}.ejemplo`,
      text: `, ${from}.tramite`,
    })),
    {
      file: 'console/src/catalogo/tipoValues.ts',
      after: '  instrucciones: string\n',
      text: '  tramite: string\n',
    },
    {
      file: 'console/src/catalogo/tipoValues.ts',
      after: "  instrucciones: '',\n",
      text: "  tramite: '',\n",
    },
    {
      file: 'console/src/catalogo/tipoValues.ts',
      after: '  instrucciones: tipo.instrucciones,\n',
      text: "  tramite: tipo.tramite ?? '',\n",
    },
    {
      file: 'console/src/catalogo/tipoValues.ts',
      after: "  'instrucciones',\n",
      text: "  'tramite',\n",
    },
    {
      file: 'console/src/catalogo/CamposDeUso.tsx',
      before: '      <TextField\n        control={control}\n        name="nombre_corto"',
      text: `      <TextField
        control={control}
        name="tramite"
        label={t('catalogo.campos.tramite')}
        maxLength={200}
        required={false}
      />
`,
    },
    {
      file: 'console/src/catalogo/TipoSheet.tsx',
      after: '    instrucciones: tipo.instrucciones,\n',
      text: '    tramite: tipo.tramite,\n',
    },
    ...languages.map((language) => ({
      file: `console/src/mensajes/${language}/catalogo.json`,
      after: /"campos": \{\n/,
      text: '    "tramite": "Trámite",\n',
    })),
  ],
  types: ['contract', 'server', 'portal', 'console'],
  tests: [
    'server/src/database/tables.test.ts',
    'server/src/database/schema.test.ts',
    'server/src/database/columnas.test.ts',
    'server/src/operations/provider/auditoria/cambios.test.ts',
    'server/src/operations/provider/catalogo',
    'server/src/operations/carrier/matriz',
    'console/src/catalogo',
    'console/src/auditoria',
    'ui/src/mensajes',
  ],
}
