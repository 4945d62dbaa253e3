import fs from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { ROOT } from '../set-up/root.mjs'

const brotli = (content) => brotliCompressSync(content).length
const gzip = (content) => gzipSync(content, { level: 9 }).length

/** What one opening of the page costs in bytes, as they go over the wire. */
export async function measureBytes({ origin }) {
  const html = await (await fetch(`${origin}/memorial/stille`)).text()
  const dist = path.join(ROOT, process.env.NEXT_DIST_DIR || '.next')
  const floor = new Set(JSON.parse(fs.readFileSync(path.join(dist, 'build-manifest.json'), 'utf8')).rootMainFiles)
  const scripts = [...html.matchAll(/<script\b([^>]*)\bsrc="\/_next\/([^"]+)"([^>]*)>/g)]
    // Old browsers alone fetch those.
    .filter(([, before, , after]) => !/nomodule/i.test(before + after))
    .map(([, , file]) => ({ file, bytes: brotli(fs.readFileSync(path.join(dist, file))) }))
  const sum = (list) => list.reduce((total, { bytes }) => total + bytes, 0)
  const story = html.indexOf('id="livshistorie"')
  if (story < 0) throw new Error('The page has no life story')
  const fonts = [...html.matchAll(/rel="preload" href="\/_next\/([^"]+\.woff2)"/g)]
  return {
    floorScriptBrotli: sum(scripts.filter(({ file }) => floor.has(file))),
    ownScriptBrotli: sum(scripts.filter(({ file }) => !floor.has(file))),
    styleGzip: gzip([...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css).join('')),
    htmlBeforeStoryGzip: gzip(html.slice(0, story)),
    htmlGzip: gzip(html),
    fontsAhead: fonts.map(([, file]) => fs.statSync(path.join(dist, file)).size).reduce((a, b) => a + b, 0),
  }
}
