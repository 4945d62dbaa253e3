import { messageOf } from '@/lib/client/api'
import { isSessionEnded } from '@/lib/client/is-session-ended'

/** The sentence for a press that came to nothing, where nothing was typed. */
export function refusalSentence(error: unknown): string {
  return isSessionEnded(error)
    ? 'Din session er udløbet. Log ind igen i en anden fane, og prøv så her en gang til.'
    : messageOf(error)
}
