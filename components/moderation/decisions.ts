import { kindTexts } from '@/lib/domain/contributions/copy'
import type { ContributionKind, ContributionStatus, Decision } from '@/lib/domain/contributions/schema'

type Choice = { decision: Decision; label: string; variant: 'primary' | 'outline' | 'ghost' }

/** The decisions possible on a post with this status, most likely first. */
export function choicesFor(status: ContributionStatus, kind: ContributionKind): Choice[] {
  if (status === 'hidden') return []
  const approve: Choice = { decision: 'approve', label: `Godkend ${kindTexts[kind].one}`, variant: 'primary' }
  if (status === 'pending') return [approve, { decision: 'reject', label: 'Afvis', variant: 'outline' }]
  if (status === 'rejected') {
    return [
      { ...approve, variant: 'outline' },
      { decision: 'reopen', label: 'Fortryd afvisning', variant: 'ghost' },
    ]
  }
  return [
    { decision: 'reject', label: 'Afvis', variant: 'outline' },
    { decision: 'reopen', label: 'Fortryd godkendelse', variant: 'ghost' },
  ]
}

const bulk = {
  approve: { decision: 'approve', label: 'Godkend valgte', variant: 'primary' },
  reject: { decision: 'reject', label: 'Afvis valgte', variant: 'outline' },
  reopen: { decision: 'reopen', label: 'Fortryd valgte', variant: 'ghost' },
} as const satisfies Record<Decision, Choice>

/** The same for a bulk selection. */
export function bulkChoicesFor(status: ContributionStatus): Choice[] {
  if (status === 'hidden') return []
  if (status === 'pending') return [bulk.approve, bulk.reject]
  return status === 'approved' ? [bulk.reject, bulk.reopen] : [{ ...bulk.approve, variant: 'outline' }, bulk.reopen]
}

/** The decision of the button that submitted the form. */
export function decisionOf(event: { nativeEvent: Event }): Decision | null {
  const submitter = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null
  const value = submitter instanceof HTMLButtonElement ? submitter.value : ''
  return value === 'approve' || value === 'reject' || value === 'reopen' ? value : null
}
