import { expect, test } from 'vitest'
import { parseSettings } from '../../settings.ts'
import { plainServices } from './plainServices.ts'

const remote = { BACKOFFICE_USER: 'u', BACKOFFICE_PASSWORD: 'p' }

test.each<[NodeJS.ProcessEnv, string[]]>([
  [{}, []],
  [{ DATABASE_URL: 'postgresql://u:p@db.example/portal' }, ['DATABASE_URL']],
  [{ DATABASE_URL: 'postgresql://u:p@db.example/portal?sslmode=prefer' }, ['DATABASE_URL']],
  [{ DATABASE_URL: 'postgresql://u:p@db.example/portal?sslmode=verify-full' }, []],
  [{ DATABASE_URL: 'postgresql://u:p@127.0.0.1/portal' }, []],
  [{ DATABASE_URL: 'postgresql://u:p@localhost/portal?host=/run/postgresql' }, []],
  [{ DATABASE_URL: 'postgresql://u:p@%2Frun%2Fpostgresql/portal' }, []],
  [{ SMTP_URL: 'smtp://u:p@correo.example' }, ['SMTP_URL']],
  [{ SMTP_URL: 'smtp://u:p@correo.example?requireTLS=true' }, []],
  [{ SMTP_URL: 'smtps://u:p@correo.example' }, []],
  [{ SMTP_URL: 'smtp://[::1]:2525' }, []],
  [{ STORAGE_URL: 's3://a:b@papeles?endpoint=http://s3.example' }, ['STORAGE_URL']],
  [{ STORAGE_URL: 's3://a:b@papeles?endpoint=https://s3.example' }, []],
  [{ STORAGE_URL: 's3://a:b@papeles' }, []],
  [{ ...remote, BACKOFFICE_URL: 'http://backoffice.example/api/mobile' }, ['BACKOFFICE_URL']],
  [{ ...remote, BACKOFFICE_URL: 'https://backoffice.example/api/mobile' }, []],
])('%o', (environment, plain) => {
  expect(plainServices(parseSettings(environment)).map(([variable]) => variable)).toEqual(plain)
})
