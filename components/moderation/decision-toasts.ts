import { failureToast, showToast } from '@/components/ui/toast'
import type { DecisionOutcome } from '@/lib/domain/contributions/client/queue'
import { bulkDecidedTexts, decidedTexts } from '@/lib/domain/contributions/copy'

/** A toast for each outcome of a decision; success offers undo. */
export const decisionToasts: DecisionOutcome = {
  onDecided: ({ decision, posts, decided, skipped, undo }) => {
    const [only] = posts
    const texts =
      only && posts.length === 1
        ? decidedTexts(only.kind, decision)
        : bulkDecidedTexts(decision, decided.length, skipped.length)
    showToast({ ...texts, ...(undo ? { action: { label: 'Fortryd', onClick: undo } } : {}) })
  },
  onFailed: failureToast('Det blev ikke gemt'),
  onUndone: () => void showToast({ title: 'Det er fortrudt' }),
  onUndoFailed: failureToast('Det kunne ikke fortrydes'),
}
