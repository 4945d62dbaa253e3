import 'server-only'
import { DomainError } from '@/lib/server/errors'
import { retryAfter } from '@/lib/server/http'
import { processGlobals } from '@/lib/server/process-globals.mjs'

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
  return processGlobals.pageStatus.getStore()?.asked ?? null
}

function say(what: object): void {
  const said = processGlobals.pageStatus.getStore()
  if (said) Object.assign(said, what)
}
