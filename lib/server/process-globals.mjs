import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * @typedef {import('../shared/page-address.mjs').LayoutPath} LayoutPath
 * @typedef {{ path: string } | { memorialId: string, slug: string, layout: LayoutPath }} StaticPage
 * @typedef {{ key: string, day: string, source: 'qr' | 'link', count: number }} Visits of a page on a Danish day; negative
 * when a scan is subtracted from the visits by link
 * @typedef {{ route: string, status: number, ms: number | null, page: 'hit' | 'miss' | null }} AnsweredRequest `ms` is
 * null for a stream
 */

/**
 * What there is one of in a process. By it the server in front of the framework (scripts/server) and the application find
 * each other, and so do the copies of a module that the framework loads in one process.
 * @typedef {object} ProcessGlobals
 * @property {Set<() => unknown>} beforeExit clean-up after the last response (scripts/serve.mjs)
 * @property {Set<() => unknown>} beforeClose ends responses that never end by themselves; closing would wait for them
 * @property {AsyncLocalStorage<Record<string, unknown>>} pageStatus what the page that is rendered says
 * (scripts/server/page-status.mjs)
 * @property {((documents: object) => Promise<unknown>) | null} takeDocuments the application calls it, once, with how it
 * finds and keeps finished pages
 * @property {((page: object) => Promise<unknown>) | null} makePage has a page made ahead of its visitors
 * @property {((page: StaticPage, asked: object) => Promise<string | null>) | null} drawStatic has a page drawn for its
 * static copy
 * @property {((request: AnsweredRequest) => void) | null} onRequest is told of every request
 * @property {{ take: () => Visits[] } | null} visits counted since they were last taken (scripts/server/visit-counter.mjs)
 * @property {{ take: () => unknown, end: () => void } | null} vitals measured since they were last taken
 * (scripts/server/vitals-intake.mjs)
 * @property {Map<string, unknown>} once of `oncePerProcess`
 */

globalThis.mindelund ??= {
  beforeExit: new Set(),
  beforeClose: new Set(),
  pageStatus: new AsyncLocalStorage(),
  takeDocuments: null,
  makePage: null,
  drawStatic: null,
  onRequest: null,
  visits: null,
  vitals: null,
  once: new Map(),
}

/** @type {ProcessGlobals} */
export const processGlobals = globalThis.mindelund

/**
 * The one value of this name in the process, made by whichever copy of a module asks first. Outlives its module where
 * modules are reloaded, in development and between tests.
 * @template T
 * @param {string} name
 * @param {() => T} make
 * @returns {T}
 */
export function oncePerProcess(name, make) {
  const { once } = processGlobals
  if (!once.has(name)) once.set(name, make())
  return once.get(name)
}
