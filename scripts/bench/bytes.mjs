import fs from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { letterFiles } from '../../components/frame/letter-files.mjs'
import { ROOT } from '../set-up/root.mjs'

const dist = path.join(ROOT, process.env.NEXT_DIST_DIR || '.next')
const brotli = (content) => brotliCompressSync(content).length
/** @returns {number} the size in bytes over the wire */
export const gzip = (content) => gzipSync(content, { level: 9 }).length

/** The bytes of one page view over the wire. */
export async function measureBytes({ origin }) {
  const html = await (await fetch(`${origin}/memorial/stille`)).text()
  const story = html.indexOf('id="livshistorie"')
  if (story < 0) throw new Error('The page has no life story')
  const grave = await fetch(`${origin}/memorial/graven`, { headers: { 'accept-encoding': 'br' } })
  const graveHtml = await grave.text()
  return {
    ...measureScript(html),
    styleGzip: gzip(stylesOf(html)),
    htmlBeforeStoryGzip: gzip(html.slice(0, story)),
    htmlGzip: gzip(html),
    graveHtmlGzip: gzip(graveHtml),
    // As phones get it.
    graveHtmlSent: Number(grave.headers.get('content-length')),
    fontsAhead: measureFonts(html),
    letters: letterFiles.reduce((total, file) => total + publicSize(file), 0),
  }
}

/** The script a page loads immediately: the framework's baseline, and our own. */
export function measureScript(html) {
  const floor = new Set(JSON.parse(fs.readFileSync(path.join(dist, 'build-manifest.json'), 'utf8')).rootMainFiles)
  const atOnce = [...html.matchAll(/<script ([^<>]*)>/g)]
    // Fetched by old browsers only.
    .filter(([, attributes]) => !/nomodule/i.test(attributes))
    .flatMap(([, attributes]) => /\bsrc="\/_next\/([^"]+)"/.exec(attributes)?.[1] ?? [])
  const scripts = atOnce.map((file) => ({
    file,
    bytes: brotli(fs.readFileSync(path.join(dist, file))),
  }))
  const sum = (list) => list.reduce((total, { bytes }) => total + bytes, 0)
  return {
    floorScriptBrotli: sum(scripts.filter(({ file }) => floor.has(file))),
    ownScriptBrotli: sum(scripts.filter(({ file }) => !floor.has(file))),
  }
}

function measureFonts(html) {
  const fonts = [...html.matchAll(/rel="preload" href="([^"]+\.woff2)"/g)]
  return fonts.reduce((total, [, file]) => total + publicSize(file), 0)
}

function stylesOf(html) {
  const [, ...parts] = html.split('<style')
  return parts.map((part) => part.slice(part.indexOf('>') + 1, part.indexOf('</style>'))).join('')
}

const publicSize = (file) => fs.statSync(path.join(ROOT, 'public', file)).size
