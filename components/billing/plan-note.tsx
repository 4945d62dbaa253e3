import { TextLink } from '@/components/ui/text-link'
import { beginNowLabel, comingText, roomTexts } from '@/lib/domain/billing/copy'
import type { ComingPlan } from '@/lib/domain/billing/plan-state'
import { agreementPath, subscriptionPath } from '@/lib/domain/subscriptions/paths'

type PlanNoteProps = { id?: string; coming: ComingPlan | null; children: string }

/** Why a part of the editor is closed or nearly full, before anybody tries; with the way to open it, or when it opens. */
export function PlanNote({ id, coming, children }: PlanNoteProps) {
  return (
    <p id={id} className="rounded-lg bg-muted px-5 py-4 text-base">
      {children}{' '}
      {coming ? (
        <>
          {comingText(coming)} <ComingPlanLink coming={coming} />
        </>
      ) : (
        <TextLink href={subscriptionPath}>{roomTexts.link}</TextLink>
      )}
    </p>
  )
}

type PictureRoomProps = { limit: number | null; coming: ComingPlan | null; count: number }

/** How many pictures the page's plan has room for; nothing where there is no limit. */
export function PictureRoom({ limit, coming, count }: PictureRoomProps) {
  if (limit === null) return null
  return <PlanNote coming={coming}>{roomTexts.pictures(count, limit)}</PlanNote>
}

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
