// Serves a page without script, with the build files and pictures it names, compressed as the application compresses,
// and like the application in a process of its own.
import fs from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { ROOT } from '../set-up/root.mjs'

const [, , pageFile, origin, packing, opener] = process.argv
const dist = path.join(ROOT, process.env.NEXT_DIST_DIR || '.next')
const page = (packing === 'br' ? brotliCompressSync : gzipSync)(fs.readFileSync(pageFile))
const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-encoding': packing,
  ...(opener && { 'cross-origin-opener-policy': opener }),
}
const fileHeaders = { 'cache-control': 'public, max-age=31536000, immutable', 'access-control-allow-origin': '*' }
const pictures = new Map()

const server = http.createServer(async (request, response) => {
  const { pathname } = new URL(request.url, 'http://127.0.0.1')
  if (pathname === '/') return response.writeHead(200, pageHeaders).end(page)
  if (pathname.startsWith('/media/')) return answerPicture(pathname, response)
  const file = fileOf(path.normalize(pathname))
  if (!file || !fs.existsSync(file)) return response.writeHead(404).end()
  const type = file.endsWith('.woff2') ? 'font/woff2' : 'application/octet-stream'
  response.writeHead(200, { ...fileHeaders, 'content-type': type }).end(fs.readFileSync(file))
})

/** Build files and fonts; nothing else is served. */
function fileOf(pathname) {
  if (pathname.startsWith('/letters/')) return path.join(ROOT, 'public', pathname)
  return pathname.startsWith('/_next/static/') ? path.join(dist, pathname.replace(/^\/_next/, '')) : null
}

/** The application's own picture, fetched once, so that counted visits read it from memory. */
async function answerPicture(pathname, response) {
  if (!pictures.has(pathname)) {
    const answer = await fetch(`${origin}${pathname}`)
    if (!answer.ok) return response.writeHead(404).end()
    pictures.set(pathname, { type: answer.headers.get('content-type'), body: Buffer.from(await answer.arrayBuffer()) })
  }
  const { type, body } = pictures.get(pathname)
  response.writeHead(200, { ...fileHeaders, 'content-type': type }).end(body)
}

process.on('disconnect', () => process.exit(0))
server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }))
