import { Badge } from '@/components/ui/badge'
import { TextLink } from '@/components/ui/text-link'
import { waitText } from '@/lib/domain/insights/copy'
import type { Attention } from '@/lib/shared/attention'

const variants = { now: 'danger', due: 'info', note: 'neutral' } as const

/** What waits for a person, each with its age, its deadline and the place; says so when there is nothing. */
export function AttentionList({ attention, now }: { attention: Attention[]; now: Date }) {
  return (
    <section>
      <h2 className="mb-3 text-xl">Venter på dig i dag</h2>
      {attention.length === 0 && <p className="text-muted-foreground">Der er ikke noget, der venter.</p>}
      <ul className="divide-y divide-border">
        {attention.map(({ key, urgency, badge, link, rest, href, ...times }) => (
          <li key={key} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
            <Badge variant={variants[urgency]}>{badge}</Badge>
            <span className="min-w-0 break-words">
              <TextLink href={href}>{link}</TextLink> {rest}
            </span>
            {(times.since || times.until) && (
              <span className="text-muted-foreground text-sm">{waitText(times, now)}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
