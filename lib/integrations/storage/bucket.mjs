// What the application and the server in front of it both need of a bucket. The SDK is loaded with the first call: a process
// without a bucket never reads it.
import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'

const PART_BYTES = 8 * 1024 * 1024
const CONNECT_MS = 2_000
/** Somebody waits for what is read. */
const READ_MS = 4_000
const WRITE_MS = 60_000
/** Whoever closes a page waits until its copy is gone. */
const REMOVE_MS = 10_000
const COPY_MS = 600_000
/** Between two pieces of a large file: a visitor may pause a film. */
const SILENT_MS = 120_000
/** What is smaller is read at once, so that it holds no connection while it is sent. */
const SMALL_BYTES = 1024 * 1024
const FULL = new Set(['QuotaExceeded', 'XMinioStorageFull'])

/**
 * @param {Record<string, string | undefined>} settings
 * @returns {import('./bucket.mjs').BucketSettings | null} null without a bucket
 */
export function bucketOf(settings) {
  const { S3_BUCKET: name, S3_ENDPOINT: endpoint, S3_REGION: region = '', S3_PATH_STYLE: pathStyle } = settings
  if (!name) return null
  return {
    name,
    region,
    endpoint: endpoint || undefined,
    forcePathStyle: pathStyle ? pathStyle === '1' : Boolean(endpoint),
    accessKeyId: settings.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: settings.S3_SECRET_ACCESS_KEY ?? '',
  }
}

/**
 * What every client of the SDK is made with. Checksums of newer protocols break streams at other makers' stores.
 * @param {import('./bucket.mjs').BucketSettings} settings
 */
export function clientSettings({ name: _, accessKeyId, secretAccessKey, ...settings }) {
  return {
    ...settings,
    credentials: { accessKeyId, secretAccessKey },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      requestTimeout: WRITE_MS,
      throwOnRequestTimeout: true,
      socketTimeout: SILENT_MS,
      // Films are sent through it as well, and a page must not wait for one of them to end.
      httpAgent: { keepAlive: true, maxSockets: 400 },
      httpsAgent: { keepAlive: true, maxSockets: 400 },
    },
  }
}

/**
 * @param {import('./bucket.mjs').BucketSettings} settings
 * @returns {import('./bucket.mjs').Bucket}
 */
export function openBucket(settings) {
  const Bucket = settings.name
  let connecting
  const connect = () => {
    connecting ??= loadClient(settings)
    return connecting
  }
  const send = async (command, input, requestTimeout = READ_MS) => {
    const { sdk, client } = await connect()
    return client.send(new sdk[command]({ Bucket, ...input }), { requestTimeout })
  }
  async function* pagesOf(input) {
    for (let token; ; ) {
      const page = await send('ListObjectsV2Command', { ...input, ContinuationToken: token }, WRITE_MS)
      yield page
      token = page.NextContinuationToken
      if (!page.IsTruncated || !token) return
    }
  }

  return {
    async put(key, body, { contentType }) {
      const params = { Bucket, Key: key, Body: body, ContentType: contentType }
      if (Buffer.isBuffer(body) && body.length <= PART_BYTES)
        return void (await send('PutObjectCommand', params, WRITE_MS))
      const { client } = await connect()
      const { Upload } = await import('@aws-sdk/lib-storage')
      // Removes the parts of an upload that fails.
      await new Upload({ client, params, partSize: PART_BYTES, queueSize: 2 }).done()
    },

    async get(key, range) {
      const Range = range && `bytes=${range.start}-${range.end}`
      const found = await nullIfMissing(send('GetObjectCommand', { Key: key, Range }))
      if (!found) return null
      const whole = /\/(\d+)$/.exec(found.ContentRange ?? '')?.[1]
      const length = found.ContentLength ?? 0
      const stream = length <= SMALL_BYTES ? await readAtOnce(found.Body) : found.Body
      return { stream, size: whole ? Number(whole) : length, ...about(found) }
    },

    async head(key) {
      const found = await nullIfMissing(send('HeadObjectCommand', { Key: key }))
      return found && { size: found.ContentLength ?? 0, ...about(found) }
    },

    async copy(from, to) {
      const CopySource = `${Bucket}/${from.split('/').map(encodeURIComponent).join('/')}`
      return (await nullIfMissing(send('CopyObjectCommand', { CopySource, Key: to }, COPY_MS))) !== null
    },

    async *list(prefix) {
      for await (const { Contents = [] } of pagesOf({ Prefix: prefix }))
        for (const { Key, Size = 0, LastModified } of Contents) yield { key: Key, size: Size, modifiedAt: LastModified }
    },

    async *names(prefix) {
      for await (const { CommonPrefixes = [], Contents = [] } of pagesOf({ Prefix: prefix, Delimiter: '/' })) {
        for (const { Prefix } of CommonPrefixes) yield { name: Prefix.slice(prefix.length, -1), isFolder: true }
        for (const { Key } of Contents) yield { name: Key.slice(prefix.length), isFolder: false }
      }
    },

    async remove(key) {
      await nullIfMissing(send('DeleteObjectCommand', { Key: key }, REMOVE_MS))
    },

    async close() {
      if (connecting) (await connecting).client.destroy()
    },
  }
}

async function readAtOnce(body) {
  const late = setTimeout(() => body.destroy(new Error('The bucket has stopped in the middle of a file')), READ_MS)
  try {
    return Readable.from([await buffer(body)], { objectMode: false })
  } finally {
    clearTimeout(late)
  }
}

const about = ({ ETag = '', LastModified = new Date(0) }) => ({ etag: ETag, modifiedAt: LastModified })

async function loadClient(settings) {
  const sdk = await import('@aws-sdk/client-s3')
  const client = new sdk.S3Client(clientSettings(settings))
  // The one checksum that every store of this protocol holds bytes against.
  client.middlewareStack.add(
    (next) => (args) => {
      const { body, headers } = args.request
      if (ArrayBuffer.isView(body)) headers['content-md5'] ??= createHash('md5').update(body).digest('base64')
      return next(args)
    },
    { step: 'build', name: 'contentMd5' },
  )
  return { sdk, client }
}

async function nullIfMissing(work) {
  try {
    return await work
  } catch (error) {
    if (error.$metadata?.httpStatusCode === 404 && error.name !== 'NoSuchBucket') return null
    throw error
  }
}

/** Whether a store refused to take more. */
export function isBucketFull(error) {
  return error?.$metadata?.httpStatusCode === 507 || FULL.has(error?.name)
}
