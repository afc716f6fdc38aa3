import { languages } from './languages.mjs'

/** A text field of choferes, asked in the form, shown, audited and exported. */
export const campo = {
  name: 'un campo de texto de los choferes',
  goal: 7,
  edits: [
    {
      file: 'server/src/database/migrations/NEXT_apodo.sql',
      text: 'alter table chofer add column apodo text;\n',
    },
    {
      file: 'contract/src/choferes.ts',
      after: '    licencia_clase: z.nullable(z.string()),\n',
      text: '    apodo: z.nullable(z.string()),\n',
    },
    {
      file: 'contract/src/choferes.ts',
      after: '  licencia_clase: opcional(texto(40)),\n',
      text: '  apodo: opcional(texto(40)),\n',
    },
    {
      file: 'contract/src/choferes.ts',
      after: "  licencia_clase: 'abierta',\n",
      text: "  apodo: 'abierta',\n",
    },
    {
      file: 'portal/src/app/choferes/record.ts',
      after: "        text('apellido'),\n",
      text: "        text('apodo'),\n",
    },
    ...languages.map((language) => ({
      file: `contract/src/mensajes/${language}/rotulo.json`,
      after: /"chofer": \{\n/,
      text: '    "apodo": "Apodo",\n',
    })),
  ],
  types: ['contract', 'server', 'portal', 'console'],
  tests: [
    'server/src/database/tables.test.ts',
    'server/src/database/columnas.test.ts',
    'server/src/operations/provider/auditoria/cambios.test.ts',
    'server/src/operations/carrier/choferes',
    'console/src/auditoria',
    'ui/src/mensajes',
  ],
}
