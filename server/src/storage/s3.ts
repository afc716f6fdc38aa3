import { randomBytes } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import type { S3Place } from './s3Place.ts'
import { DamagedBytes, MissingBytes, StorageUnavailable, type Storage } from './storage.ts'
import { isStorageKey, requireStorageKey } from './storageKey.ts'

// The version in package.json serves on the Node it runs on. What it would print is for whoever raises that version.
process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] = 'true'

/** Bytes as objects of a bucket, in any store that speaks S3. */
export function s3Storage({ bucket, prefix, endpoint, region, credentials }: S3Place): Storage {
  const client = new S3Client({
    region,
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
    // The signature covers the bytes; checksums beyond it are Amazon's own, and other stores refuse them.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 3_000, socketTimeout: 20_000 },
  })
  const at = (key: string) => {
    requireStorageKey(key)
    return { Bucket: bucket, Key: prefix + key }
  }

  return {
    async keep(key, path) {
      // A file has at most 3 MB (`maxFileBytes`), and a whole one can be sent again when the first try fails.
      const put = new PutObjectCommand({ ...at(key), Body: await readFile(path) })
      await asked(() => client.send(put))
      await rm(path)
    },
    async open(key, size) {
      const get = new GetObjectCommand(at(key))
      const { Body, ContentLength } = await asked(() => client.send(get)).catch((cause: unknown) => {
        if (isNoSuchKey(cause)) throw new MissingBytes(key, { cause })
        throw cause
      })
      if (!(Body instanceof Readable)) throw new Error('an S3 answer without a stream')
      if (size !== undefined && ContentLength !== size) {
        Body.destroy()
        throw new DamagedBytes(key)
      }
      return Body
    },
    async remove(key) {
      const remove = new DeleteObjectCommand(at(key))
      await asked(() => client.send(remove)).catch((cause: unknown) => {
        if (!isNoSuchKey(cause)) throw cause
      })
    },
    async *list() {
      const pages = paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix })[
        Symbol.asyncIterator
      ]()
      for (;;) {
        const page = await asked(() => pages.next())
        if (page.done) return
        for (const { Key = '', LastModified } of page.value.Contents ?? []) {
          const key = Key.slice(prefix.length)
          if (isStorageKey(key) && LastModified) yield { key, keptAt: LastModified }
        }
      }
    },
    async check() {
      const probe = { Bucket: bucket, Key: `${prefix}.probe-${randomBytes(6).toString('hex')}` }
      await asked(() => client.send(new PutObjectCommand({ ...probe, Body: 'x' })))
      await asked(() => client.send(new DeleteObjectCommand(probe)))
    },
  }
}

/** What the store refused is thrown as it is; that it wasn't reached, or couldn't, as `StorageUnavailable`. */
async function asked<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  try {
    return await send()
  } catch (cause) {
    if (cause instanceof S3ServiceException && (cause.$metadata.httpStatusCode ?? 500) < 500) throw cause
    throw new StorageUnavailable('the S3 store does not answer', { cause })
  }
}

function isNoSuchKey(error: unknown): boolean {
  return error instanceof S3ServiceException && error.name === 'NoSuchKey'
}
