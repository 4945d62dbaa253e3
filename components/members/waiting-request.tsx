import { ActionForm } from '@/components/form/action-form'
import { Notice } from '@/components/ui/notice'
import type { WaitingView } from '@/lib/domain/members/schema'

/** Shown to the owner above everything else: a succession request, refused with one press. */
export function WaitingRequest({ memorialKey, waiting }: { memorialKey: string; waiting: WaitingView }) {
  return (
    <Notice title={`${waiting.name} har bedt om at overtage siden`} className="mb-10">
      <p>
        Det skete den {waiting.askedOn}, med denne begrundelse: »{waiting.reason}«. Er det en fejl, så sig nej her. Vi
        gør ikke noget før efter den {waiting.until}.
      </p>
      <ActionForm
        action={`/api/memorials/${memorialKey}/successor/refuse`}
        label="Nej, jeg passer stadig på siden"
        pendingText="Svarer..."
        variant="primary"
        doneMessage={{ title: 'Anmodningen er afvist', description: 'Siden er stadig din.' }}
        className="mt-4"
      />
    </Notice>
  )
}
