// `npm run archive -- …`: shows the published tree, holds it against the database, and exports it. The domain does the work
// (scripts/archive/run-verb.mjs), whether or not the site is running.

import { once } from 'node:events'
import fs from 'node:fs'
import http from 'node:http'
import { parseArgs } from 'node:util'
import { openPublished, publishedFolder } from './server/open-published.mjs'
import { withPublishedTree } from './server/published-tree.mjs'
import { answerVerb, enterInstallation, runProgram } from './server/run-program.mjs'

const USAGE = `
  npm run archive -- serve             viser nødsiderne på denne maskine, også uden database (--port, ellers 8088)
  npm run archive -- verify            kontrollerer hver fil i nødsiderne og holder dem op mod databasen
                                       (--repair fjerner det, der ikke må stå der, og får resten lavet igen)
  npm run archive -- export MAPPE      lægger alle nødsider i en ny mappe, underskrevet, til at gemme eller give videre
                                       (BagIt 1.0: almindelige filer og en liste over dem)
`

await answerVerb({
  usage: USAGE,
  verbs: ['serve', 'verify', 'export'],
  async act(verb, rest) {
    if (verb === 'serve') return serve(rest)
    await enterInstallation()
    return runProgram('archive', [verb, ...rest])
  },
})

/**
 * Shows the published tree on this machine, without database or build, and from a folder also without
 * packages, until the server is closed.
 * @param {string[]} args `--port`, 8088 by default; 0 for any free one
 * @returns {Promise<number>} the exit code
 */
async function serve(args) {
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
