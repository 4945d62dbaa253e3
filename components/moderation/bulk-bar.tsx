import type { FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { moderationForm } from '@/lib/domain/contributions/form-names'
import type { ContributionStatus, Decision } from '@/lib/domain/contributions/schema'
import { bulkChoicesFor, decisionOf } from './decisions'

type Props = {
  status: ContributionStatus
  action: string
  selected: number
  shown: number
  onSelectAll: (selected: boolean) => void
  onDecide: (decision: Decision) => void
}

/**
 * Decides on all ticked posts, and follows the list once there is one. Checkboxes join by form id, so it works without
 * script.
 */
export function BulkBar({ status, action, selected, shown, onSelectAll, onDecide }: Props) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const decision = decisionOf(event)
    if (decision) onDecide(decision)
  }

  return (
    <form
      id={moderationForm}
      method="post"
      action={action}
      onSubmit={submit}
      className={cn(
        'flex flex-wrap items-center gap-x-5 gap-y-1 border-border border-b py-1 font-sans sm:py-4',
        selected > 0 && 'sticky top-0 z-10 bg-background',
      )}
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
        {selected > 0 && `${selected} valgt`}
      </p>
      <div className={cn('flex-wrap gap-3 sm:ml-auto', selected > 0 ? 'flex' : 'hidden noscript:flex')}>
        {bulkChoicesFor(status).map(({ decision, label, variant }) => (
          <Button key={decision} type="submit" name="decision" value={decision} variant={variant} size="compact">
            {label}
          </Button>
        ))}
      </div>
    </form>
  )
}
