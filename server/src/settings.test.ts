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

describe('the company’s own sign-in', () => {
  const given = {
    OIDC_ISSUER: 'https://ingreso.empresa.example/realms/planta',
    OIDC_CLIENT_ID: 'portal',
    OIDC_CLIENT_SECRET: 'un secreto de la empresa',
  }

  test('needs issuer, client and secret, and what leans on them says nothing without', () => {
    expect(parseSettings({}).oidc).toBeUndefined()
    expect(parseSettings(given).oidc).toMatchObject({ roles: undefined, local: undefined })
    expect(sentencesOf({ OIDC_ISSUER: given.OIDC_ISSUER })).toEqual([
      'OIDC_CLIENT_ID: falta, y va junto con OIDC_ISSUER.',
      'OIDC_CLIENT_SECRET: falta, y va junto con OIDC_ISSUER.',
    ])
    expect(sentencesOf({ OIDC_LOCAL: 'ana@proveedor.example' })).toEqual([
      'OIDC_ISSUER: falta, y sin ella OIDC_LOCAL no dice nada.',
    ])
    const elsewhere = { BACKOFFICE_URL: 'https://x.example', BACKOFFICE_USER: 'u', BACKOFFICE_PASSWORD: 'p' }
    expect(sentencesOf({ ...given, ...elsewhere })).toEqual([
      expect.stringMatching(/^OIDC_ISSUER: no va con BACKOFFICE_URL/),
    ])
  })

  test.each([
    'ingreso.empresa.example',
    'http://ingreso.empresa.example',
    'https://x.example?a=b',
    'ftp://x',
  ])('is not asked at %s', (OIDC_ISSUER) => {
    expect(sentencesOf({ ...given, OIDC_ISSUER })).toEqual([
      expect.stringMatching(/^OIDC_ISSUER: no es una dirección https válida/),
    ])
  })

  test('may be on this machine without TLS', () => {
    for (const OIDC_ISSUER of ['http://127.0.0.1:4000', 'http://localhost:4000/x', 'http://[::1]:4000'])
      expect(parseSettings({ ...given, OIDC_ISSUER }).oidc?.issuer).toBe(OIDC_ISSUER)
  })

  test('gives roles to groups, whose names may have signs in them', () => {
    const { oidc } = parseSettings({
      ...given,
      OIDC_ROLES: 'cn=jefes=administrador, portal revisión=revisor',
    })
    expect([...(oidc?.roles ?? [])]).toEqual([
      ['cn=jefes', 'administrador'],
      ['portal revisión', 'revisor'],
    ])
    for (const OIDC_ROLES of ['jefes', 'jefes=jefe', '=revisor', 'jefes=administrador,'])
      expect(sentencesOf({ ...given, OIDC_ROLES })).toEqual([
        expect.stringMatching(/^OIDC_ROLES: es una lista de grupo=revisor/),
      ])
  })

  test('may ask how strongly it is proved who somebody is', () => {
    expect(parseSettings(given).oidc).toMatchObject({ acr: [], amr: [] })
    const { oidc } = parseSettings({ ...given, OIDC_ACR: ' phr urn:empresa:dos ', OIDC_AMR: 'mfa' })
    expect(oidc).toMatchObject({ acr: ['phr', 'urn:empresa:dos'], amr: ['mfa'] })
    expect(sentencesOf({ ...given, OIDC_AMR: 'dos pasós' })).toEqual([
      'OIDC_AMR: son palabras separadas por espacios.',
    ])
    expect(sentencesOf({ OIDC_ACR: 'phr' })).toEqual([
      'OIDC_ISSUER: falta, y sin ella OIDC_ACR no dice nada.',
    ])
  })

  test('leaves passwords to one e-mail', () => {
    expect(parseSettings({ ...given, OIDC_LOCAL: 'Ana@Proveedor.example' }).oidc?.local).toBe(
      'ana@proveedor.example',
    )
    expect(sentencesOf({ ...given, OIDC_LOCAL: 'ana' })).toEqual(['OIDC_LOCAL: no es un email válido.'])
  })
})
