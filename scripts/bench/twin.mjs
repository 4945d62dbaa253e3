import { fork } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { beforeEnd } from '../server/clean-up.mjs'

/**
 * A page of ours without any script, served with the same fonts and pictures by a plain server. `opener`: the
 * Cross-Origin-Opener-Policy of the page, which costs a new tab a process whoever sends it; null for none.
 */
export async function startTwin({ origin, html, folder, name, opener = null }) {
  const file = path.join(folder, `${name}.html`)
  fs.writeFileSync(file, withoutScript(html))
  return startFileServer({ file, origin, opener })
}

/**
 * Serves one document from a plain server that has the build files and `origin`'s pictures. `packing` is 'gzip' or
 * 'br'.
 */
export async function startFileServer({ file, origin, packing = 'gzip', opener = null }) {
  const child = fork(path.join(import.meta.dirname, 'static-twin.mjs'), [file, origin, packing, opener ?? ''])
  beforeEnd(() => child.kill())
  const [{ port }] = await once(child, 'message')
  return `http://127.0.0.1:${port}`
}

export function withoutScript(html) {
  return withoutElement(withoutElement(html, 'script'), 'noscript').replace(/<link [^<>]*>/g, (link) =>
    link.includes('as="script"') ? '' : link,
  )
}

function withoutElement(html, name) {
  const [start, ...parts] = html.split(`<${name}`)
  const end = `</${name}>`
  return start + parts.map((part) => part.slice(part.indexOf(end) + end.length)).join('')
}
