import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { moderationForm } from '@/lib/domain/contributions/form-names'
import type { Decision } from '@/lib/domain/contributions/schema'
import type { ContributionStatus } from '@/lib/domain/contributions/views'
import { bulkChoicesFor, decisionOf } from './decisions'

type Props = {
  status: ContributionStatus
  action: string
  selected: number
  shown: number
  onSelectAll: (selected: boolean) => void
  onDecide: (decision: Decision) => void
}

/** Decides on all ticked posts. Checkboxes join by form id, so it works without script. */
export function BulkBar({ status, action, selected, shown, onSelectAll, onDecide }: Props) {
  const [isAsked, setIsAsked] = useState(false)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const decision = decisionOf(event)
    setIsAsked(selected === 0)
    if (decision && selected > 0) onDecide(decision)
  }

  return (
    <form
      id={moderationForm}
      method="post"
      action={action}
      onSubmit={submit}
      className="flex flex-wrap items-center gap-x-5 gap-y-3 border-border border-b py-4 font-sans"
    >
      <input type="hidden" name="seen" value={status} />
      <label className="flex min-h-touch items-center gap-3 noscript:hidden">
        <span className="flex min-w-touch justify-center">
          <input
            type="checkbox"
            checked={selected === shown}
            onChange={(event) => onSelectAll(event.target.checked)}
            className="size-6 accent-primary"
          />
        </span>
        Vælg alle viste
      </label>
      <p role="status" className="text-muted-foreground text-sm empty:hidden">
        {selected > 0 ? `${selected} valgt` : isAsked && 'Vælg først et eller flere indlæg.'}
      </p>
      <div className="flex flex-wrap gap-3 sm:ml-auto">
        {bulkChoicesFor(status).map(({ decision, label, variant }) => (
          <Button key={decision} type="submit" name="decision" value={decision} variant={variant} size="compact">
            {label}
          </Button>
        ))}
      </div>
    </form>
  )
}
