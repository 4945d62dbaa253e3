import { open, realpath, stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { isTextCode, normaliseTextCode } from '../../lib/shared/text-code.mjs'

const PREFIX = '/published/'
// What printed codes lead to. The folder that holds the copies themselves has no address.
const OPEN = ['memorial', 'QR']
const NAME = /^[A-Za-z\d-]+$/
const RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.weba': 'audio/webm',
  '.m4a': 'audio/mp4',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.pdf': 'application/pdf',
}
// The same as in deploy/nginx.conf and deploy/Caddyfile.
const HEADERS = {
  'cache-control': 'no-cache',
  'content-security-policy':
    "default-src 'none'; img-src 'self' data:; media-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
}

/**
 * A file of the tree: its size in bytes, and its bytes from one place to another, both included.
 * @typedef {{ size: number, etag: string, modifiedAt: Date, read: (range: { start: number, end: number }) =>
 * import('node:stream').Readable | Promise<import('node:stream').Readable>, close?: () => Promise<void> }} FoundFile
 */
/**
 * Where the copies are. `find`: what stands at a path of plain names, 'folder' for what may be one.
 * @typedef {{ find: (names: string[]) => Promise<FoundFile | 'folder' | null> }} PublishedTree
 */

/**
 * Serves the published copies of pages (docs/decisions/070), which need neither the database nor the framework. A copy
 * is read from its own address with a slash at the end, since its links are relative. What is missing is for `answer`.
 * @param {import('node:http').RequestListener} answer
 * @param {PublishedTree} tree
 * @returns {import('node:http').RequestListener}
 */
export function withPublishedTree(answer, tree) {
  return (request, response) => {
    const { method, url } = request
    if (!url.startsWith(PREFIX) || (method !== 'GET' && method !== 'HEAD')) return answer(request, response)
    sendCopy(tree, request, response).then(
      (isSent) => isSent || answer(request, response),
      () => response.destroy(),
    )
  }
}

/**
 * The address of the copy of a page or code; null when there is none.
 * @param {PublishedTree} tree
 * @param {{ slug?: string, code?: string }} asked
 */
export async function findCopy(tree, { slug = '', code = isTextCode(slug) ? normaliseTextCode(slug) : null }) {
  const names = code ? ['QR', code] : ['memorial', slug]
  if (!names.every((name) => NAME.test(name))) return null
  return (await isFile(tree, [...names, 'index.html'])) ? `${PREFIX}${names.join('/')}/` : null
}

async function isFile(tree, names) {
  const found = await tree.find(names)
  await found?.close?.()
  return found !== null && found !== 'folder'
}

async function sendCopy(tree, request, response) {
  const [address] = request.url.split('?', 1)
  const names = decodeURIComponent(address).slice(PREFIX.length).split('/')
  const isFolder = names.at(-1) === ''
  if (isFolder) names.splice(-1, 1, 'index.html')
  if (!OPEN.includes(names[0]) || names.length < 2 || !names.every(isPlainName)) return false
  const found = await tree.find(names)
  if (found === 'folder' && (await isFile(tree, [...names, 'index.html']))) {
    response.writeHead(302, { ...HEADERS, location: `${address}/`, 'cache-control': 'no-store' }).end()
    return true
  }
  if (found === null || found === 'folder') return false
  try {
    const type = TYPES[path.extname(names.at(-1))]
    if (type) await sendFile(found, type, request, response)
    return Boolean(type)
  } finally {
    await found.close?.()
  }
}

// On other systems a backslash is a way up too.
function isPlainName(name) {
  return name !== '' && !name.startsWith('.') && !/[\\/]/.test(name)
}

/**
 * The tree in a folder. Links that lead out of it lead nowhere.
 * @param {string} folder
 * @returns {PublishedTree}
 */
export function treeInFolder(folder) {
  return {
    async find(names) {
      try {
        const [root, place] = await Promise.all([realpath(folder), realpath(path.join(folder, ...names))])
        if (!place.startsWith(root + path.sep)) return null
        return (await stat(place)).isDirectory() ? 'folder' : await openFile(place)
      } catch {
        return null
      }
    },
  }
}

async function openFile(place) {
  const file = await open(place)
  const { size, mtime } = await file.stat()
  return {
    size,
    etag: `"${size.toString(36)}-${mtime.getTime().toString(36)}"`,
    modifiedAt: mtime,
    read: (range) => file.createReadStream({ ...range, autoClose: false }),
    close: () => file.close(),
  }
}

async function sendFile({ size, etag, modifiedAt, read }, type, request, response) {
  for (const [name, value] of Object.entries({ ...HEADERS, etag, 'last-modified': modifiedAt.toUTCString() }))
    response.setHeader(name, value)
  if (request.headers['if-none-match'] === etag) return response.writeHead(304).end()
  response.setHeader('accept-ranges', 'bytes')
  const { 'if-range': ifRange = etag, range } = request.headers
  const part = ifRange === etag ? readRange(range, size) : null
  if (part && part.start > part.end) return response.writeHead(416, { 'content-range': `bytes */${size}` }).end()
  const { start, end } = part ?? { start: 0, end: size - 1 }
  const isEmpty = request.method === 'HEAD' || size === 0
  const bytes = isEmpty ? null : await read({ start, end })
  if (part) response.setHeader('content-range', `bytes ${start}-${end}/${size}`)
  response.writeHead(part ? 206 : 200, { 'content-type': type, 'content-length': end - start + 1 })
  if (bytes) await pipeline(bytes, response)
  else response.end()
}

/** One range, as players ask for; null for everything else, which is answered with the whole file (RFC 9110 §14.2). */
function readRange(header, size) {
  const [, first, last] = RANGE.exec(header ?? '') ?? []
  if (!first && !last) return null
  const start = first ? Number(first) : Math.max(0, size - Number(last))
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1
  return { start, end }
}
