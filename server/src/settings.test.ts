import { describe, expect, test } from 'vitest'
import { portal } from './dialects/portal.ts'
import { vtiger } from './dialects/vtiger.ts'
import { parseSettings, SettingsError } from './settings.ts'

function sentencesOf(environment: NodeJS.ProcessEnv): readonly string[] {
  try {
    parseSettings(environment)
  } catch (error) {
    if (error instanceof SettingsError) return error.sentences
    throw error
  }
  return []
}

test('an empty environment is a trial on this machine alone', () => {
  const settings = parseSettings({})

  expect(settings).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    baseUrl: 'http://127.0.0.1:3000',
    demo: true,
    sessionMinutes: 5,
    mobileApi: undefined,
  })
})

test('a variable that is set to nothing counts as not set', () => {
  expect(parseSettings({ PORT: '', BASE_URL: '' }).port).toBe(3000)
})

test('addresses and networks may be trusted to say for whom they speak', () => {
  expect(parseSettings({}).trustedProxies).toEqual([])
  expect(parseSettings({ TRUSTED_PROXIES: '10.0.0.5, 192.168.1.0/24,fd00::/8' }).trustedProxies).toEqual([
    '10.0.0.5',
    '192.168.1.0/24',
    'fd00::/8',
  ])
})

test('an external database starts without demo data unless it is asked for', () => {
  const DATABASE_URL = 'postgresql://portal:clave@db.example/portal'

  expect(parseSettings({ DATABASE_URL }).demo).toBe(false)
  expect(parseSettings({ DATABASE_URL, DEMO: '1' }).demo).toBe(true)
})

test('the address of the portal loses its last slash, because links add one', () => {
  expect(parseSettings({ BASE_URL: 'https://portal.example/' }).baseUrl).toBe('https://portal.example')
})

describe('a wrong variable stops the start with a sentence that names it', () => {
  test.each([
    ['PORT', '80a', 'PORT: tiene que ser un número entero entre 0 y 65535.'],
    ['PORT', '70000', 'PORT: tiene que ser un número entero entre 0 y 65535.'],
    ['SESSION_MINUTES', '0', 'SESSION_MINUTES: tiene que ser un número entero entre 1 y 720.'],
    ['DEMO', 'no', 'DEMO: tiene que ser 0 o 1.'],
    [
      'BASE_URL',
      'portal.example',
      'BASE_URL: no es una dirección válida; un ejemplo: https://portal.example.',
    ],
    [
      'BASE_URL',
      'https://portal.example/x',
      'BASE_URL: va sin camino detrás del nombre; un ejemplo: https://portal.example.',
    ],
    ['HOST', 'a b', 'HOST: no es una dirección de red válida; un ejemplo: 127.0.0.1.'],
    ['METRICS_TOKEN', 'corto', 'METRICS_TOKEN: tiene que tener al menos 16 caracteres.'],
    ['MAIL_FROM', 'portal', /^MAIL_FROM: no es un remitente válido/],
    ['SMTP_URL', 'correo.example', /^SMTP_URL: no es una dirección válida/],
    ['DATABASE_URL', 'mysql://x', /^DATABASE_URL: no es una dirección válida/],
    ['TRUSTED_PROXIES', 'proxy.example', /^TRUSTED_PROXIES: es una lista de direcciones/],
    ['TRUSTED_PROXIES', '10.0.0.0/33', /^TRUSTED_PROXIES: es una lista de direcciones/],
    ['STORAGE_URL', 's3://x', /^STORAGE_URL: x no puede ser el nombre de un bucket/],
  ])('%s=%s', (name, value, sentence) => {
    expect(sentencesOf({ [name]: value })).toEqual([expect.stringMatching(sentence) as string])
  })

  test('two wrong ones get two sentences', () => {
    expect(sentencesOf({ PORT: 'x', DEMO: 'x' })).toHaveLength(2)
  })

  test('half of a pair asks for the other half', () => {
    expect(sentencesOf({ ADMIN_EMAIL: 'ana@proveedor.example' })).toEqual([
      'ADMIN_PASSWORD: falta, y va junto con ADMIN_EMAIL.',
    ])
  })
})

describe('a back office elsewhere', () => {
  const credentials = { BACKOFFICE_USER: 'portal', BACKOFFICE_PASSWORD: 'una clave' }

  test('needs an address and both credentials', () => {
    expect(sentencesOf({ BACKOFFICE_URL: 'https://x.example' })).toEqual([
      'BACKOFFICE_USER: falta, y va junto con BACKOFFICE_URL.',
      'BACKOFFICE_PASSWORD: falta, y va junto con BACKOFFICE_URL.',
    ])
    expect(sentencesOf({ ...credentials, BACKOFFICE_URL: 'x.example' })).toEqual([
      expect.stringMatching(/^BACKOFFICE_URL: no es una dirección válida/),
    ])
  })

  test.each([
    ['https://x.example', 'https://x.example/api/mobile'],
    ['https://x.example/modules/Mobile/api.php', 'https://x.example/modules/Mobile/api.php'],
  ])('at %s is asked at %s', (given, url) => {
    expect(parseSettings({ ...credentials, BACKOFFICE_URL: given }).backoffice?.url).toBe(url)
  })

  test('speaks as vtiger does unless a profile is named, and a wrong one stops the start', () => {
    const given = { ...credentials, BACKOFFICE_URL: 'https://x.example' }
    expect(parseSettings(given).backoffice?.dialect).toBe(vtiger)
    expect(parseSettings({ ...given, BACKOFFICE_PERFIL: 'portal' }).backoffice?.dialect).toBe(portal)
    expect(sentencesOf({ ...given, BACKOFFICE_PERFIL: 'odoo' })).toEqual([
      'BACKOFFICE_PERFIL: tiene que ser vtiger, portal o un archivo .json.',
    ])
  })

  test('has sessions sealed by a secret of 64 digits, and by the one before it while it changes', () => {
    const [one, other] = ['a1'.repeat(32), 'b2'.repeat(32)]
    expect(parseSettings({}).sessionSecrets).toEqual([])
    expect(parseSettings({ SESSION_SECRET: `${one},${other}` }).sessionSecrets).toEqual([one, other])
    expect(sentencesOf({ SESSION_SECRET: 'corta' })).toEqual([
      expect.stringMatching(/^SESSION_SECRET: son 64 dígitos hexadecimales/),
    ])
  })
})

test('where people find help is a telephone and an e-mail, and each is optional', () => {
  expect(parseSettings({}).support).toEqual({ telefono: undefined, email: undefined })
  expect(
    parseSettings({ SUPPORT_PHONE: '+54 11 5444-5566', SUPPORT_EMAIL: 'ayuda@proveedor.example' }).support,
  ).toEqual({ telefono: '+54 11 5444-5566', email: 'ayuda@proveedor.example' })
  expect(sentencesOf({ SUPPORT_PHONE: 'llamame', SUPPORT_EMAIL: 'ayuda' })).toEqual([
    'SUPPORT_PHONE: Empezá con el código del país; por ejemplo +54 11 5444-5566.',
    'SUPPORT_EMAIL: no es un email válido.',
  ])
})
