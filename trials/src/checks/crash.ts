import type { Check } from './check.ts'

/** The rows of `npm run check:crash`: what falls, what is slow, what is full, and what is left afterwards. */
export const crash: Check = {
  shown: [
    {
      what: 'kill -9 del servidor y de PostgreSQL mientras se escribe y se sube',
      tests: ['trials/src/crash/kills.test.ts'],
      most: {
        'segundos hasta volver: el servidor': 5,
        'segundos hasta volver: PostgreSQL': 5,
        'segundos hasta volver: los dos': 5,
      },
    },
    {
      what: 'kill -9 del servidor mientras avisa a programas: lo escrito llega',
      tests: ['trials/src/crash/webhooks.test.ts'],
    },
    {
      what: 'kill -9 del servidor y de PostgreSQL mientras se importa una planilla: sigue, y cada fila se hace una vez',
      tests: ['trials/src/crash/lotes.test.ts'],
    },
    {
      what: 'kill -9 del servidor mientras una portería trae lo que anotó sin señal: todo queda, y una vez',
      tests: ['trials/src/crash/porteria.test.ts'],
    },
    {
      what: 'Base de datos que se corta: se dice «ocupado», y vuelve sola',
      tests: ['server/src/http/databaseKilled.test.ts', 'server/src/database/embedded/'],
    },
    { what: 'Disco lleno', tests: ['server/src/http/diskFull.test.ts'] },
    {
      what: 'S3 y correo que no están',
      tests: [
        'server/src/http/storageDown.test.ts',
        'server/src/mail/delivery.test.ts',
        'server/src/storage/',
      ],
    },
    {
      what: 'Clientes lentos: 500 cabeceras que no terminan, cuerpos a goteo, 10.000 conexiones quietas',
      tests: ['server/src/http/slowBodies.test.ts'],
    },
    {
      what: 'Flujos: todo lo que sale o entra de a poco termina y suelta lo que tenía',
      tests: [
        'server/src/http/streams.test.ts',
        'server/src/http/uploadStreams.test.ts',
        'server/src/http/everyBody.test.ts',
        'server/src/remote/streams.test.ts',
        'server/src/novedades/',
      ],
    },
    {
      what: 'Archivos perdidos, cortados o cambiados: se encuentran y no se mandan',
      tests: ['server/src/jobs/archivos.test.ts', 'server/src/jobs/huerfanos.test.ts'],
    },
    { what: 'Respaldo y restauración: todo igual, por hash', tests: ['server/src/cli/backup.test.ts'] },
  ],
  played: [
    {
      what: 'Portería: mueren la pestaña, el navegador y el servidor, y lo anotado queda una vez',
      play: async () => (await import('../crash/pestanas.ts')).dieAtAGate(),
    },
    {
      what: 'Orden de escritura de archivos, visto por strace',
      play: async () => (await import('../crash/writeOrder.ts')).watchWriteOrder(),
    },
    {
      what: 'Correo caído, que rechaza y lento, con carga',
      play: async () => (await import('../crash/faults.ts')).withoutMail(),
    },
    { what: 'S3 caído, con carga', play: async () => (await import('../crash/faults.ts')).withoutS3() },
    {
      what: 'Relojes que saltan, del servidor y de la base de datos',
      play: async () => (await import('../crash/clocks.ts')).jumpClocks(),
    },
    {
      what: 'Respaldo y restauración con carga',
      play: async () => (await import('../crash/backups.ts')).backUpUnderLoad(),
    },
  ],
}
