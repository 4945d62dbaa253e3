import { Badge } from '@/components/ui/badge'
import { TextLink } from '@/components/ui/text-link'
import { type AccountPlan, planNames } from '@/lib/domain/billing/plans'
import { formatLastDay } from '@/lib/shared/danish-time'

/** The best plan among one's pages, quietly; nothing for accounts without one. */
export function MyPlan({ plan: { isPremium, plan, until } }: { plan: AccountPlan }) {
  if (!isPremium) return null
  return (
    <p className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-2">
      <Badge variant="info">{planNames[plan]}</Badge>
      {until && (
        <span className="text-muted-foreground text-sm">Betalt til og med {formatLastDay(new Date(until))}</span>
      )}
      <TextLink href="/subscription">Se planen</TextLink>
    </p>
  )
}
