// A page without script beside the files of the build that it names, compressed as the application compresses: in a
// process of its own, like the application.
import fs from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { ROOT } from '../set-up/root.mjs'

const dist = path.join(ROOT, process.env.NEXT_DIST_DIR || '.next')
const page = gzipSync(fs.readFileSync(process.argv[2]))
const pageHeaders = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' }
const fileHeaders = { 'cache-control': 'public, max-age=31536000, immutable', 'access-control-allow-origin': '*' }

const server = http.createServer((request, response) => {
  const { pathname } = new URL(request.url, 'http://127.0.0.1')
  if (pathname === '/') return response.writeHead(200, pageHeaders).end(page)
  const file = path.join(dist, path.normalize(pathname).replace(/^\/_next/, ''))
  if (!pathname.startsWith('/_next/static/') || !fs.existsSync(file)) return response.writeHead(404).end()
  const type = file.endsWith('.woff2') ? 'font/woff2' : 'application/octet-stream'
  response.writeHead(200, { ...fileHeaders, 'content-type': type }).end(fs.readFileSync(file))
})
process.on('disconnect', () => process.exit(0))
server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }))
