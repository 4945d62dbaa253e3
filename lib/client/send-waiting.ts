import { ApiError, requestApi } from '@/lib/client/api'
import { contentOf, dropWaiting, listWaiting, notifyOutbox, putWaiting, type WaitingPost } from '@/lib/client/outbox'

/** Computes the proof of work a visitor's post needs; null where it cannot be had now. */
type Prove = () => Promise<string | null>

// Transient failures: the network, the server or the proof, not the post.
const passingStatuses = new Set([0, 408, 425, 429])
const passingCodes = new Set(['CHALLENGE_FAILED', 'TOO_FAST', 'OFFLINE'])

/**
 * Sends waiting posts, oldest first. Page and worker may both call it; a lock serialises them. Stops at the first
 * transient failure. Returns how many are still waiting.
 */
export function sendWaiting(prove: Prove): Promise<number> {
  return navigator.locks.request('mindelund-udbakke', async () => {
    const waiting = (await listWaiting()).filter(({ refusal }) => !refusal)
    for (const [index, post] of waiting.entries()) {
      if (!(await sendOne(post, prove))) return waiting.length - index
    }
    return 0
  })
}

/** True when the post is settled: the server took it, or refused it. */
async function sendOne(post: WaitingPost, prove: Prove): Promise<boolean> {
  const { key, slug, action } = post
  const content = contentOf(post)
  content.set('key', key)
  const altcha = await prove()
  // No challenge means no connection; without a proof the post would be held back as spam.
  if (altcha === null) return false
  content.set('altcha', altcha)
  try {
    const answer = await requestApi<unknown>(action, { method: 'POST', body: content })
    await dropWaiting(key)
    notifyOutbox({ kind: 'sent', key, slug, post: answer })
    return true
  } catch (error) {
    if (!(error instanceof ApiError) || mayPass(error)) return false
    const { message, fields } = error
    await putWaiting({ ...post, refusal: { message, fields } })
    notifyOutbox({ kind: 'refused', key, slug })
    return true
  }
}

function mayPass({ status, code }: ApiError): boolean {
  return passingStatuses.has(status) || status >= 500 || passingCodes.has(code ?? '')
}
