// The plainest Node server: the same bytes from memory, in a process of its own.
import fs from 'node:fs'
import http from 'node:http'

const body = fs.readFileSync(process.argv[2])
const headers = { 'content-type': 'text/html; charset=utf-8', 'content-length': body.length }
const server = http.createServer((_, response) => response.writeHead(200, headers).end(body))
process.on('disconnect', () => process.exit(0))
server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }))
