// Next's page cache, in memory, with two guarantees added: an invalidated page is never served again, not even from a
// render that was already running; and no memorial page is older than ten minutes, because burning candles and funeral
// notices expire without a write.
import { createRequire } from 'node:module'
import { readAddress } from '../shared/page-address.mjs'

const require = createRequire(import.meta.url)
const { default: FileSystemCache } = require('next/dist/server/lib/incremental-cache/file-system-cache.js')

// scripts/server/page-store.mjs adds one minute.
const maxAgeMs = 9 * 60_000
// Shared by all copies of this module that the framework loads in one process.
globalThis.mindelundPages ??= {
  forgottenAt: new Map(),
  renderStartedAt: new Map(),
  flushedAt: 0,
  invalidate(paths) {
    const now = Date.now()
    for (const [path, at] of this.forgottenAt) if (now - at > maxAgeMs * 2) this.forgottenAt.delete(path)
    for (const path of paths) this.forgottenAt.set(path, now)
  },
  flush() {
    this.flushedAt = Date.now()
  },
}
const pages = globalThis.mindelundPages
const { forgottenAt, renderStartedAt } = pages

export default class PageCache extends FileSystemCache {
  async get(key, context) {
    const entry = await super.get(key, context)
    const paths = memorialPaths(entry)
    if (entry && paths.length === 0) return entry
    if (entry && isFresh(renderStartedAt.get(key) ?? entry.lastModified, paths)) return entry
    if (context.kind === 'APP_PAGE' || context.kind === 'APP_ROUTE') rememberStart(key)
    return null
  }
}

function memorialPaths(entry) {
  const tags = entry?.value?.headers?.['x-next-cache-tags']
  if (typeof tags !== 'string') return []
  return tags
    .split(',')
    .map((tag) => tag.replace(/^_N_T_/, ''))
    .filter((path) => readAddress(path)?.kind === 'page')
}

function isFresh(startedAt, paths) {
  if (Date.now() - startedAt > maxAgeMs || startedAt <= pages.flushedAt) return false
  return paths.every((path) => (forgottenAt.get(path) ?? 0) < startedAt)
}

function rememberStart(key) {
  if (renderStartedAt.size > 20_000) renderStartedAt.clear()
  renderStartedAt.set(key, Date.now())
}
