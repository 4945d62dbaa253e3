import { once } from 'node:events'
import fs from 'node:fs'
import http from 'node:http'
import { parseArgs } from 'node:util'
import { openPublished, publishedFolder } from '../server/open-published.mjs'
import { withPublishedTree } from '../server/published-tree.mjs'

/**
 * Shows the published tree on this machine, without database or build, and from a folder also without
 * packages, until the server is closed.
 * @param {string[]} args `--port`, 8088 by default; 0 for any free one
 * @returns {Promise<number>} the exit code
 */
export async function serve(args) {
  const { values } = parseArgs({ args, options: { port: { type: 'string', default: '8088' } } })
  if (!/^\d{1,5}$/.test(values.port)) throw new Error('Skriv en port som --port 8088.')
  if (!process.env.S3_BUCKET && !fs.existsSync(publishedFolder()))
    throw new Error(`Der er ingen nødsider her: ${publishedFolder()}`)
  const server = http
    .createServer(withPublishedTree(lead, await openPublished()))
    .listen(Number(values.port), '127.0.0.1')
  await once(server, 'listening')
  const here = `http://127.0.0.1:${server.address().port}`
  console.log(`\n  Nødsiderne står på ${here}/memorial/NAVN og ${here}/QR/KODE. Stop med Ctrl-C.\n`)
  await once(server, 'close')
  return 0
}

/** To the copy from the address that a page has on the site. */
function lead({ url }, response) {
  if (/^\/(memorial|QR)\//.test(url)) return response.writeHead(302, { location: `/published${url}` }).end()
  response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Siden har ingen nødside.\n')
}
