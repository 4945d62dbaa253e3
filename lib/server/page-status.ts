import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { DomainError } from '@/lib/server/errors'
import { retryAfter } from '@/lib/server/http'

/**
 * For pages: an answer, or the sentence for an address that has asked too often; then the page is sent as 429. Other
 * errors are thrown.
 */
export async function orTooOften<R>(
  answer: Promise<R>,
): Promise<{ answer: R; refusal: null } | { answer: null; refusal: string }> {
  try {
    return { answer: await answer, refusal: null }
  } catch (error) {
    if (!(error instanceof DomainError) || error.status !== 429) throw error
    tooOften()
    return { answer: null, refusal: error.sentence }
  }
}

/** Sends the page that is being rendered as 429 (scripts/server/page-status.mjs). In development it stays 200. */
export function tooOften(): void {
  say({ status: 429, retryAfter: retryAfter[429] })
}

/** Which version of a memorial page is being rendered, for those who keep it (scripts/server/page-store.mjs). */
export function tellDocument(document: { memorialId: string; version: number; trueUntil: Date | null }): void {
  say({ document })
}

/** What the process asked for when it had this page rendered for itself; null in an answer to a request from outside. */
export function readAsked(): unknown {
  const said = record()
  return said && 'asked' in said ? said.asked : null
}

function say(what: object): void {
  const said = record()
  if (said) Object.assign(said, what)
}

function record(): object | null {
  const statuses: unknown = Reflect.get(globalThis, Symbol.for('mindelund.pageStatus'))
  const said: unknown = statuses instanceof AsyncLocalStorage ? statuses.getStore() : undefined
  return typeof said === 'object' ? said : null
}
