import { randomUUID } from 'node:crypto'

/**
 * The `STORAGE_URL` that TEST_STORAGE_URL gives, with a prefix of its own for `who`; nothing when files go to the disk.
 * `npm run test:s3` sets it, to run the server's tests on a real S3 store.
 */
export function testStorageUrl(who: string): string | undefined {
  const given = process.env['TEST_STORAGE_URL']
  if (given === undefined || given === '') return undefined
  const url = new URL(given)
  url.pathname = `${url.pathname}/${who}-${randomUUID()}`.replace('//', '/')
  return url.href
}
