import { languages } from './languages.mjs'

/** A job that goes every hour. */
export const tarea = {
  name: 'una tarea periódica',
  goal: 7,
  edits: [
    {
      file: 'server/src/jobs/saludo.ts',
      text: `import type { Balance } from './tareas.ts'

export const saludar = (): Promise<Balance> => Promise.resolve({ hechos: 1, fallidos: 0 })
`,
    },
    {
      file: 'server/src/jobs/worker.ts',
      before: 'import { registerTareas',
      text: "import { saludar } from './saludo.ts'\n",
    },
    {
      file: 'server/src/jobs/worker.ts',
      after: 'const tareas: readonly Tarea[] = [\n',
      text: `    {
      nombre: 'saludo',
      horario: { minuto: 29 },
      toleranciaMinutos: 60,
      run: () => saludar(),
    },
`,
    },
    ...languages.flatMap((language) =>
      ['nombre', 'paraQue'].map((part) => ({
        file: `console/src/mensajes/${language}/tareas.json`,
        after: `"${part}": {\n`,
        text: '    "saludo": "Saludo",\n',
      })),
    ),
  ],
  types: ['server', 'console'],
  tests: [
    'server/src/jobs/tareas.test.ts',
    'server/src/operations/provider/tareas/tareas.test.ts',
    'ui/src/mensajes',
  ],
}
