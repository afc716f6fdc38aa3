import { estadoCuenta } from '@portal/contract/estadoCuenta.ts'
import { idiomas, type Idioma } from '@portal/contract/idioma.ts'
import { describe, expect, test } from 'vitest'
import * as aboutSignIn from './aboutSignIn.ts'
import * as cambioDeCatalogo from './cambioDeCatalogo.ts'
import * as cambioDeOperacion from './cambioDeOperacion.ts'
import * as controlesQueFaltan from './controlesQueFaltan.ts'
import * as solicitudesDeDatos from './solicitudesDeDatos.ts'
import * as entroIgual from './entroIgual.ts'
import * as toApplicants from './toApplicants.ts'
import * as toCarriers from './toCarriers.ts'
import * as toProvider from './toProvider.ts'

const templates = {
  ...toApplicants,
  ...toCarriers,
  ...cambioDeCatalogo,
  ...cambioDeOperacion,
  ...controlesQueFaltan,
  ...solicitudesDeDatos,
  ...entroIgual,
  ...toProvider,
  ...aboutSignIn,
}

const url = 'https://portal.example/auth/reset-password-code?token=abc&x=1'
const proveedor = 'Cargas & Compañía'

/** At 10:15 in Buenos Aires. */
const momento = new Date('2026-11-21T13:15:00Z')

const mailsIn = (idioma: Idioma) => ({
  registroRecibido: {
    mail: templates.registroRecibido({ idioma, proveedor, url }),
    facts: ['Recibimos tu solicitud'],
  },
  registroNuevo: {
    mail: templates.registroNuevo({
      idioma,
      proveedor,
      contacto: 'Ana "Nita" Prueba',
      documento: 'CUIT 30-99900001-2',
      email: 'ana@ficcion.example',
      mobile: '+5491100000000',
      url,
    }),
    facts: ['Ana "Nita" Prueba', 'CUIT 30-99900001-2', 'ana@ficcion.example', '+54 9 11 0000-0000', url],
  },
  consulta: {
    mail: templates.consulta({
      idioma,
      proveedor,
      nombre: 'Ana\r\nBcc: otro@ficcion.example',
      email: 'ana@ficcion.example',
      empresa: 'Transportes <Ficción>',
      mensaje: 'Hola.\n<script>alert(1)</script>',
    }),
    facts: ['ana@ficcion.example', 'Transportes <Ficción>', 'Hola.\n<script>alert(1)</script>'],
  },
  tokenTermina: {
    mail: templates.tokenTermina({
      idioma,
      proveedor,
      firstname: 'Ana',
      programa: 'Sistema <de> despacho',
      vence: '2026-12-05',
      url,
    }),
    facts: ['Sistema <de> despacho', url],
  },
  solicitudRespondida: {
    mail: templates.solicitudRespondida({
      idioma,
      proveedor,
      firstname: 'Ana',
      chofer: 'Peña, <Íñigo>',
      hecha: false,
      respuesta: 'Hay que conservarlo <dos> años',
      url,
    }),
    facts: ['Peña, <Íñigo>', 'Hay que conservarlo <dos> años', url],
  },
  solicitudesAbiertas: {
    mail: templates.solicitudesAbiertas({
      idioma,
      proveedor,
      firstname: 'Ana',
      solicitudes: [{ chofer: 'Peña, <Íñigo>', cuenta: 'Transportes <Ficción>', vence: '2026-12-05' }],
      url,
    }),
    facts: ['Peña, <Íñigo>', 'Transportes <Ficción>', '05/12/2026', url],
  },
  webhookApagado: {
    mail: templates.webhookApagado({
      idioma,
      proveedor,
      firstname: 'Ana',
      programa: 'Avisos <a> balanza',
      causa: 'sin respuesta',
      url,
    }),
    facts: ['Avisos <a> balanza', url],
  },
  registroAprobado: {
    mail: templates.registroAprobado({ idioma, proveedor, url }),
    facts: ['72 horas', url],
  },
  invitacion: {
    mail: templates.invitacion({
      idioma,
      proveedor,
      cuenta: 'Transportes <Ficción>',
      url,
    }),
    facts: ['Transportes <Ficción>', '72 horas', url],
  },
  enlaceDeOperador: {
    mail: templates.enlaceDeOperador({ idioma, proveedor, firstname: 'Ana', quien: 'Beto <Prueba>', url }),
    facts: ['Ana', 'Beto <Prueba>', '72 horas', url],
  },
  ingresoPorEmpresa: {
    mail: templates.ingresoPorEmpresa({ idioma, proveedor, firstname: 'Ana', url }),
    facts: ['Ana', url],
  },
  registroRechazado: {
    mail: templates.registroRechazado({
      idioma,
      proveedor,
      motivo: 'El CUIT no coincide.\n<script>alert(1)</script>',
    }),
    facts: ['El CUIT no coincide.\n<script>alert(1)</script>'],
  },
  cuentaCambiada: {
    mail: templates.cuentaCambiada({
      idioma,
      proveedor,
      firstname: 'Ana',
      cuenta: 'Transportes <Ficción>',
      estado: estadoCuenta.suspendido,
      motivo: 'Falta el seguro.\n<script>alert(1)</script>',
      url,
    }),
    facts: ['Ana', 'Transportes <Ficción>', 'suspendida', 'Falta el seguro.\n<script>alert(1)</script>', url],
  },
  recursoBloqueado: {
    mail: templates.recursoBloqueado({
      idioma,
      proveedor,
      firstname: 'Ana',
      recurso: 'Vega, <Tomás>',
      bloqueado: true,
      motivo: 'Psicofísico en duda.\n<script>alert(1)</script>',
      url,
    }),
    facts: ['Ana', 'Vega, <Tomás>', 'bloqueado', 'Psicofísico en duda.\n<script>alert(1)</script>', url],
  },
  recursoFueraDeOperacion: {
    mail: templates.recursoFueraDeOperacion({
      idioma,
      proveedor,
      firstname: 'Ana',
      recurso: 'Vega, <Tomás>',
      operacion: 'Planta <Norte>',
      motivo: 'Cortó un precinto.\n<script>alert(1)</script>',
      url,
    }),
    facts: ['Ana', 'Vega, <Tomás>', 'Planta <Norte>', 'Cortó un precinto.\n<script>alert(1)</script>', url],
  },
  excepcionCambiada: {
    mail: templates.excepcionCambiada({
      idioma,
      proveedor,
      firstname: 'Ana',
      documento: 'RTO <Ficción>',
      recurso: 'AB123CD',
      operacion: 'Planta <Norte>',
      hasta: '2026-12-15',
      terminada: false,
      motivo: 'Turno dado.\n<script>alert(1)</script>',
      url,
    }),
    facts: [
      'Ana',
      'RTO <Ficción>',
      'AB123CD',
      'Planta <Norte>',
      '15/12/2026',
      'Turno dado.\n<script>alert(1)</script>',
      url,
    ],
  },
  codigoParaContrasena: {
    mail: templates.codigoParaContrasena({ idioma, proveedor, codigo: 'ABC-123' }),
    facts: ['ABC-123', '10 minutos'],
  },
  contrasenaCambiada: {
    mail: templates.contrasenaCambiada({
      idioma,
      proveedor,
      firstname: 'Ana',
      email: 'ana@ficcion.example',
      momento,
      url,
    }),
    facts: ['Ana', 'ana@ficcion.example', '21 de noviembre de 2026 a las 10:15', url],
  },
  intentosDeIngreso: {
    mail: templates.intentosDeIngreso({
      idioma,
      proveedor,
      firstname: 'Ana',
      email: 'ana@ficcion.example',
      url,
    }),
    facts: ['Ana', 'ana@ficcion.example', 'más de diez intentos', url],
  },
  dosPasosCambiados: {
    mail: templates.dosPasosCambiados({
      idioma,
      proveedor,
      firstname: 'Ana',
      email: 'ana@ficcion.example',
      momento,
      change: 'quitada',
    }),
    facts: ['Ana', 'ana@ficcion.example', '21 de noviembre de 2026 a las 10:15'],
  },
  dosPasosDeContacto: {
    mail: templates.dosPasosCambiados({
      idioma,
      proveedor,
      firstname: 'Ana',
      email: 'ana@ficcion.example',
      momento,
      change: 'usado',
      url,
    }),
    facts: [
      'Ana',
      'ana@ficcion.example',
      '21 de noviembre de 2026 a las 10:15',
      'códigos de recuperación',
      url,
    ],
  },
  controlesQueFaltan: {
    mail: templates.controlesQueFaltan({
      idioma,
      proveedor,
      firstname: 'Ana',
      mes: '2026-10',
      papeles: [
        { chofer: 'Laguna, <Nicolás>', control: 'Remuneración "neta"' },
        { chofer: 'Bosque, Juan', control: 'ART' },
      ],
      url,
    }),
    facts: ['Laguna, <Nicolás>', 'Remuneración "neta"', 'Bosque, Juan', '2026'],
  },
  entroIgual: {
    mail: templates.entroIgual({
      idioma,
      proveedor,
      firstname: 'Ana',
      quienes: ['ZX208NP', 'Costa, <Ana>'],
      puerta: 'Puerta 1',
      sede: 'Planta "Norte"',
      momento,
      autoriza: 'Julio Puente',
      motivo: 'Viene a descargar & se va',
      porque: 'VTV vencida',
      url,
    }),
    facts: [
      'ZX208NP',
      'Costa, <Ana>',
      'Puerta 1',
      'Planta "Norte"',
      'Julio Puente',
      'Viene a descargar & se va',
      'VTV vencida',
    ],
  },
  cambioDeOperacion: {
    mail: templates.cambioDeOperacion({
      idioma,
      proveedor,
      firstname: 'Ana',
      operacion: 'Planta <Norte>',
      papeles: ['Seguro "todo riesgo"', 'Inducción'],
      hoy: '2026-11-24',
      recursos: [
        { tiporecurso: 'chofer', nombre: 'Laguna, <Nicolás>', dominio: null, rige: '2026-12-01' },
        { tiporecurso: 'chofer', nombre: 'Bosque, Juan', dominio: null, rige: '2026-12-01' },
        { tiporecurso: 'dominio', nombre: 'AB123CD', dominio: 'AB123CD', rige: '2026-12-30' },
      ],
      url,
    }),
    facts: [
      'Planta <Norte>',
      '2 choferes y 1 dominio',
      '01/12/2026',
      '30/12/2026',
      'Seguro "todo riesgo" e Inducción',
      'Laguna, <Nicolás>',
      'AB123CD',
      url,
    ],
  },
  cambioDeCatalogo: {
    mail: templates.cambioDeCatalogo({
      idioma,
      proveedor,
      firstname: 'Ana',
      documento: 'Apto "psicofísico"',
      tiporecurso: 'chofer',
      valores: { critico: true },
      rige: '2026-12-01',
      hoy: '2026-11-24',
      recordatorio: true,
      recursos: [
        { nombre: 'Laguna, <Nicolás>', dominio: null, estado: 'vencido' },
        { nombre: 'Bosque, Juan', dominio: null, estado: 'pendiente' },
      ],
      url,
    }),
    facts: [
      'Faltan 7 días',
      'Apto "psicofísico" es crítico',
      '01/12/2026',
      'Laguna, <Nicolás>',
      'Vencido',
      'Ya lo podés presentar',
      url,
    ],
  },
  cambioRetirado: {
    mail: templates.cambioRetirado({
      idioma,
      proveedor,
      firstname: 'Ana',
      documento: 'Apto "psicofísico"',
      desde: '2026-12-01',
      url,
    }),
    facts: ['Apto "psicofísico"', '01/12/2026', url],
  },
  avisoDeVencimientos: {
    mail: templates.avisoDeVencimientos({
      idioma,
      proveedor,
      firstname: 'Ana',
      cuenta: 'Transportes <Ficción>',
      documentos: [
        { tipo: 'RUTA', recurso: 'AB123CD', loPiden: null, fecha: '2026-11-20', quedan: -1 },
        { tipo: 'VTV', recurso: 'AB123CD', loPiden: null, fecha: '2026-11-21', quedan: 0 },
        { tipo: 'DNI', recurso: 'Ríos, Ana', loPiden: ['Planta Norte'], fecha: '2026-11-22', quedan: 1 },
        {
          tipo: 'LiNTI',
          recurso: 'Ríos, Ana',
          loPiden: ['Planta <Norte>', 'Puerto Sur'],
          fecha: '2026-12-06',
          quedan: 15,
        },
      ],
      pedidos: { sinRespuesta: 3, url: `${url}/pedidos` },
      url,
    }),
    facts: [
      'Transportes <Ficción>: 1 vencido y 3 por vencer',
      `3 pedidos sin respuesta: ${url}/pedidos`,
      'Venció el 20/11/2026',
      'Vence hoy, 21/11/2026',
      'Vence mañana, 22/11/2026',
      'Vence en 15 días, el 06/12/2026',
      'VTV de AB123CD',
      'DNI de Ríos, Ana (lo pide Planta Norte)',
      'LiNTI de Ríos, Ana (lo piden Planta <Norte> y Puerto Sur)',
      url,
    ],
  },
  documentoRechazado: {
    mail: templates.documentoRechazado({
      idioma,
      proveedor,
      firstname: 'Ana',
      recursos: [{ nombre: 'AB123CD\r\nBcc: otro@ficcion.example', tiporecurso: 'dominio' }],
      tipo: 'Póliza de seguro RC',
      corto: null,
      motivo: 'No se lee la fecha.',
      url,
    }),
    facts: ['Póliza de seguro RC', 'No se lee la fecha.', url],
  },
})

const mails = mailsIn('es')

/** What a reader shows of the HTML part. */
function shown(html: string): string {
  const body = html.slice(html.indexOf('<body'))
  return body
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
}

describe.each(Object.entries(mails))('the mail %s', (_name, { mail, facts }) => {
  test('says the same in its text and in its HTML', () => {
    for (const fact of [proveedor, ...facts]) {
      expect(mail.text).toContain(fact)
      expect(shown(mail.html)).toContain(fact)
    }
  })

  test('escapes every value', () => {
    expect(mail.html).not.toMatch(/<script|<Ficción|Cargas & C/)
    expect(mail.html).not.toMatch(/&(?!amp;|lt;|gt;|quot;|#39;)/)
  })

  test('has a subject of one line', () => {
    expect(mail.subject).not.toBe('')
    expect(mail.subject).not.toMatch(/[\r\n]/)
  })
})

test.each(['Portal', 'Portal de transportistas', 'Cargas S.A.'])(
  'a mail of %s ends with who it is from, without naming the portal twice or a period too many',
  (proveedor) => {
    const { text, html } = templates.cuentaCambiada({
      idioma: 'es',
      proveedor,
      firstname: 'Ana',
      cuenta: 'Ficción S.A.',
      estado: estadoCuenta.suspendido,
      motivo: 'Falta el seguro.',
      url,
    })
    for (const words of [text, shown(html)]) {
      expect(words).toContain(`Este email es de ${proveedor}, sobre la documentación de sus transportistas.`)
      expect(words).toContain('la cuenta de Ficción S.A. Podés ingresar')
      expect(words).not.toMatch(/usa Portal|\.\./)
    }
  },
)

test('whoever can no longer sign in is given no link', () => {
  const mail = templates.cuentaCambiada({
    idioma: 'es',
    proveedor,
    firstname: 'Ana',
    cuenta: 'Ficción',
    estado: estadoCuenta.deshabilitado,
    motivo: 'Dejó de operar',
    url,
  })
  expect(mail.text).toContain('Dejó de operar')
  expect(mail.text).not.toContain(url)
})

test('a code is not shown by a locked phone', () => {
  expect(mails.codigoParaContrasena.mail.subject).not.toContain('ABC-123')
})

const everywhere = idiomas.flatMap((idioma) =>
  Object.entries(mailsIn(idioma)).map(([name, { mail }]) => ({ idioma, name, mail })),
)
test.each(everywhere)('$name in $idioma is whole, and says which language it is in', ({ idioma, mail }) => {
  expect(mail.html).toContain(`<html lang="${idioma}">`)
  for (const part of [mail.subject, mail.text, shown(mail.html)]) {
    expect(part).not.toMatch(/[{}]|undefined|null/)
  }
  expect(mail.text).toContain(proveedor)
})

test('a letter writes days, instants and counts as its language does', () => {
  const german = mailsIn('de')
  expect(german.avisoDeVencimientos.mail.subject).toBe(
    'Dokumente von Transportes <Ficción>: 1 abgelaufen und 3 bald ablaufend',
  )
  expect(german.avisoDeVencimientos.mail.text).toContain(
    'Läuft in 15 Tagen ab, am 06.12.2026: LiNTI von Ríos, Ana',
  )
  expect(german.contrasenaCambiada.mail.text).toContain('Wann: 21. November 2026 um 10:15')
  const english = mailsIn('en')
  expect(english.cambioDeCatalogo.mail.subject).toBe(
    '7 days left: Apto "psicofísico": 2 drivers would no longer be cleared on 01/12/2026',
  )
  expect(english.contrasenaCambiada.mail.text).toContain('When: 21 November 2026 at 10:15')
})
