import type { Check } from './check.ts'

/** The rows of `npm run check:security`: who may do what, whatever is sent. */
export const security: Check = {
  shown: [
    {
      what: 'Matriz de acceso: cada operación y puerta × cada persona × lo propio, lo ajeno y lo que no está',
      tests: ['server/src/dispatch.test.ts', 'server/src/http/byteDoors.test.ts'],
    },
    {
      what: 'Sin el filtro de la aplicación: solo la seguridad de filas',
      tests: ['server/src/dispatch.test.ts'],
      named: /row level security alone/,
    },
    {
      what: 'SQL propio con los roles del servidor',
      tests: ['server/src/database/attack.test.ts', 'server/src/database/tenancy.test.ts'],
    },
    {
      what: 'Entrada que nadie espera: campos, bytes y pedidos',
      tests: ['server/src/anyInput/', 'server/src/http/oddRequests.test.ts'],
    },
    {
      what: 'Archivos que suben: malos, enormes, cortados; y buenos, que vuelven iguales',
      tests: [
        'server/src/http/uploadMatrix.test.ts',
        'server/src/http/uploadStreams.test.ts',
        'server/src/http/upfile.test.ts',
        'server/src/http/keepFiles.test.ts',
        'server/src/inspection/',
      ],
    },
    {
      what: 'PDF que tardarían en dibujarse: se rechazan al subir, y los buenos quedan lejos del tope',
      tests: ['server/src/inspection/pdf/'],
      named: /a PDF is/,
      most: {
        'trazos de una página buena': 2_000_000,
        'celdas de tramas de una página buena': 200_000_000,
        'megapíxeles de una página buena': 300,
      },
    },
    {
      what: 'Códigos: solo el hilo que los lee compila WebAssembly, y ninguna página gana un permiso',
      tests: ['server/src/http/readingThreads.test.ts'],
    },
    {
      what: 'Códigos y renglones de tarjetas: leídos bien o no leídos; una dirección disfrazada se dice y nunca se abre',
      tests: [
        'contract/src/codigos.test.ts',
        'contract/src/dni.test.ts',
        'server/src/lectura/mrz.test.ts',
        'server/src/lectura/readCodes.test.ts',
      ],
    },
    {
      what: 'Fotos hechas para dañar al que las lee: cae él solo, y nada de eso coincide con nada',
      tests: ['server/src/lectura/fotos.test.ts', 'server/src/jobs/lecturas.test.ts'],
    },
    {
      what: 'Ingreso: nadie adivina, nadie deja afuera a otro',
      tests: [
        'server/src/operations/carrier/sesion/',
        'server/src/sessions/',
        'server/src/database/sessions.test.ts',
      ],
    },
    {
      what: 'Sesiones: la de un navegador no le sirve a un programa, ni al revés',
      tests: ['server/src/http/sessionByDoor.test.ts'],
    },
    {
      what: 'Programas: cada token × alcance × dirección × cuenta; ninguno abre otra puerta',
      tests: ['server/src/http/v1/', 'server/src/operations/carrier/tokens/'],
    },
    {
      what: 'Portería: pases falsos, cambiados, ajenos, vencidos y anulados; listas viejas o alteradas; relojes; dispositivos de otros: ningún «puede» de más',
      tests: ['pase/src/', 'server/src/http/porteria.test.ts'],
    },
    {
      what: 'Calendarios: cada dirección × cuenta × persona × estado; lo que no abre se contesta igual',
      tests: ['server/src/http/ical/', 'server/src/operations/carrier/calendario/'],
    },
    {
      what: 'Pedidos: enlaces vivos, terminados, ajenos, inventados, reenviados y mirados por robots; cupos y bytes',
      tests: ['server/src/http/pedido.test.ts'],
    },
    {
      what: 'Planillas: bombas, fórmulas, 200 hojas, NUL; lotes de otra cuenta y de quien no puede, y el turno de su tarea',
      tests: [
        'parts/src/importar/planilla/',
        'contract/src/planillas.test.ts',
        'server/src/operations/carrier/lotes/',
        'server/src/jobs/lotes.test.ts',
      ],
    },
    {
      what: 'Asistentes (MCP): cada herramienta × alcance × cuenta; nada de lo que la gente escribió',
      tests: ['server/src/http/mcp/'],
    },
    {
      what: 'Webhooks: a quién se llama y a quién no, qué firma cada aviso, y de quién se avisa',
      tests: ['server/src/webhooks/', 'server/src/firma/'],
    },
    {
      what: 'Legajos: un byte cambiado en cualquier lugar, y lo que falta, sobra, se movió, se rehízo o firmó otro: se nombra',
      tests: ['server/src/http/legajoAttacks.test.ts', 'legajo/src/'],
    },
    {
      what: 'Ingreso por la empresa: estado, nonce, firma, audiencia, vínculo, roles y avisos de salida',
      tests: ['server/src/http/oidc.test.ts', 'server/src/http/oidcOdd.test.ts'],
    },
    {
      what: 'Lo que mandan extraños: JSON anidado, pedidos grandes, credenciales de programa que no son',
      tests: [
        'server/src/http/shallowJson.test.ts',
        'server/src/http/boundedBody.test.ts',
        'server/src/http/slowWrongPrograms.test.ts',
      ],
    },
    {
      what: 'Una cuenta que escribe sin parar: se la frena, y nadie deja afuera a sus colegas',
      tests: ['server/src/operations/carrier/cupos/'],
    },
    {
      what: 'Segundo paso: sin él no hay sesión, y nadie se lo quita a otro',
      tests: ['server/src/operations/carrier/totp/', 'server/src/operations/provider/totp/'],
    },
    {
      what: 'Secretos que no quedan: enlaces y códigos de las cartas',
      tests: ['server/src/operations/provider/correos/', 'server/src/jobs/jobs.test.ts'],
    },
    {
      what: 'Intentos rechazados que se ven, y un registro que no nombra a nadie',
      tests: [
        'server/src/operations/provider/refusedAttacks/',
        'server/src/logger.test.ts',
        'server/src/testing/leaks.test.ts',
      ],
    },
    {
      what: 'Cabeceras, cookies y páginas',
      tests: [
        'server/src/http/behindTls.test.ts',
        'server/src/http/doors.test.ts',
        'server/src/http/portal.test.ts',
        'server/src/http/onlyHere.test.ts',
        'server/src/http/idioma.test.ts',
      ],
    },
    {
      what: 'Portal instalado: el marco sin nadie ni nonce, el programa que se quita solo, y compartir antes de ingresar',
      tests: ['server/src/http/installedPortal.test.ts', 'server/src/operations/carrier/entradas/'],
    },
    {
      what: 'Auditoría: dice quién y qué, y lo que se le cambia se encuentra',
      tests: ['server/src/operations/provider/auditoria/'],
    },
    {
      what: 'Otro sistema detrás: de cada forma de contestar × operación nada se lee mal ni como buena noticia',
      tests: ['server/src/remote/formas.test.ts'],
    },
    {
      what: 'Lo que viene de otros: paquetes, sus programas, su lista',
      tests: ['trials/src/checks/supplyChain.test.ts'],
    },
  ],
  played: [
    {
      what: 'Ingreso: un email conocido y uno que no tardan lo mismo',
      play: async () => (await import('../attacks/signInTimes.ts')).compareSignInTimes(),
    },
    {
      what: 'Escáneres: sqlmap, wapiti y slowhttptest no encuentran nada',
      play: async () => (await import('../attacks/scanners.ts')).runScanners(),
    },
  ],
}
