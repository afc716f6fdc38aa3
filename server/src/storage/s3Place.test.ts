import { describe, expect, test } from 'vitest'
import { readS3Url } from './s3Place.ts'

test('a bucket of Amazon needs its name alone: the machine may get its keys from Amazon', () => {
  expect(readS3Url('s3://papeles', {})).toEqual({
    bucket: 'papeles',
    prefix: '',
    endpoint: undefined,
    region: 'us-east-1',
    credentials: undefined,
  })
})

test('key and secret come before the bucket, and what a URL can not hold is written with per cent signs', () => {
  expect(
    readS3Url(
      's3://la%20clave:a%2Fb%2Bc@papeles/portal/archivos/?endpoint=http://127.0.0.1:9000&region=sur',
      {},
    ),
  ).toEqual({
    bucket: 'papeles',
    prefix: 'portal/archivos/',
    endpoint: 'http://127.0.0.1:9000',
    region: 'sur',
    credentials: { accessKeyId: 'la clave', secretAccessKey: 'a/b+c' },
  })
})

test('key and secret may be in the environment', () => {
  expect(
    readS3Url('s3://papeles?endpoint=https://s3.example', {
      AWS_ACCESS_KEY_ID: 'clave',
      AWS_SECRET_ACCESS_KEY: 'secreto',
    }),
  ).toMatchObject({ credentials: { accessKeyId: 'clave', secretAccessKey: 'secreto' } })
})

describe('what can not be used is answered with a sentence', () => {
  test.each([
    ['papeles', /^no es una dirección válida/],
    ['https://papeles.s3.example', /^no es una dirección válida/],
    ['s3://p', /^p no puede ser el nombre de un bucket/],
    ['s3://Papeles', /^Papeles no puede ser el nombre de un bucket/],
    ['s3://papeles?acl=public', /^no se entiende acl/],
    ['s3://a:b@papeles?endpoint=s3.example', /^endpoint tiene que ser/],
    ['s3://a:b@papeles?endpoint=https://s3.example/papeles', /^endpoint tiene que ser/],
    ['s3://papeles?endpoint=https://s3.example', /^faltan la clave de acceso y su secreto/],
    ['s3://solo-clave@papeles?endpoint=https://s3.example', /^faltan la clave de acceso y su secreto/],
  ])('%s', (value, sentence) => {
    expect(readS3Url(value, {})).toMatch(sentence)
  })
})
