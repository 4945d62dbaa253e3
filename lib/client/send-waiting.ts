import { ApiError, requestApi } from '@/lib/client/api'
import { contentOf, dropWaiting, listWaiting, putWaiting, tellOutbox, type WaitingPost } from '@/lib/client/outbox'

/** Works out the proof that a strangers' post needs; null where it cannot be had now. */
type Prove = () => Promise<string | null>

// Nothing is wrong with the post: the line, the server or the proof was.
const passingStatuses = new Set([0, 408, 425, 429])
const passingCodes = new Set(['CHALLENGE_FAILED', 'TOO_FAST', 'OFFLINE'])

/**
 * Sends what waits, oldest first; page and worker may both call it, one after the other. Stops at the first failure that
 * may pass. Answers how many still wait to be sent.
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

/** True when the post waits no longer: the server has it, or has said no. */
async function sendOne(post: WaitingPost, prove: Prove): Promise<boolean> {
  const { key, slug, action } = post
  const content = contentOf(post)
  content.set('key', key)
  const altcha = await prove()
  // No challenge means no connection; without a proof the post would be held back as a robot's.
  if (altcha === null) return false
  content.set('altcha', altcha)
  try {
    const answer = await requestApi<unknown>(action, { method: 'POST', body: content })
    await dropWaiting(key)
    tellOutbox({ kind: 'sent', key, slug, post: answer })
    return true
  } catch (error) {
    if (!(error instanceof ApiError) || mayPass(error)) return false
    const { message, fields } = error
    await putWaiting({ ...post, refusal: { message, fields } })
    tellOutbox({ kind: 'refused', key, slug })
    return true
  }
}

function mayPass({ status, code }: ApiError): boolean {
  return passingStatuses.has(status) || status >= 500 || passingCodes.has(code ?? '')
}
