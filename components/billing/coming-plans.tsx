import { TextLink } from '@/components/ui/text-link'
import { beginNowLabel, comingText, roomTexts } from '@/lib/domain/billing/copy'
import type { ComingPlan } from '@/lib/domain/billing/plan-state'
import { agreementPath } from '@/lib/domain/subscriptions/paths'

type ComingPlansProps = { pages: readonly { name: string; coming: ComingPlan }[]; className?: string }

/** Whose plan is agreed already, where plans are sold. */
export function ComingPlans({ pages, className }: ComingPlansProps) {
  if (pages.length === 0) return null
  return (
    <ul className={className}>
      {pages.map(({ name, coming }) => (
        <li key={coming.agreementId} className="wrap-anywhere rounded-lg bg-muted px-5 py-4">
          Mindesiden for {name}: {comingText(coming)} <ComingPlanLink coming={coming} />
        </li>
      ))}
    </ul>
  )
}

/** To the plan of the page, where its payer can have it begin. */
export function ComingPlanLink({ coming }: { coming: ComingPlan }) {
  return (
    <TextLink href={agreementPath(coming.agreementId)}>
      {coming.canBeginNow ? beginNowLabel : roomTexts.seePlan}
    </TextLink>
  )
}
