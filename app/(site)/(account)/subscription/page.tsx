import type { Metadata } from 'next'
import { requireSignedIn } from '@/app/(site)/signed-in'
import { PlanCard } from '@/components/subscriptions/plan-card'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { Outcome } from '@/components/ui/notice'
import { PageBody } from '@/components/ui/page-body'
import { findDraft } from '@/lib/domain/find-draft'
import { doneTexts } from '@/lib/domain/subscriptions/copy'
import { subscriptionPath } from '@/lib/domain/subscriptions/paths'
import { listMyPlans } from '@/lib/domain/subscriptions/queries'
import { planFormName } from '@/lib/domain/subscriptions/schema'
import { type PageProps, textParam } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'Sidernes planer', robots: { index: false } }

export default async function SubscriptionPage({ searchParams }: PageProps) {
  const [query, actor] = await Promise.all([searchParams, requireSignedIn(subscriptionPath)])
  const [{ pages, ...view }, draft] = await Promise.all([listMyPlans(actor), findDraft(planFormName, query)])
  const done = Object.entries(doneTexts).find(([name]) => textParam(query, name))?.[1]
  return (
    <PageBody
      title="Sidernes planer"
      intro="Hvad hver side har, hvad det koster, og hvem der betaler. Siderne bliver stående, også uden en betalt plan."
    >
      <Outcome refusal={draft && (Object.values(draft.errors)[0] ?? draft.message)} done={done} />
      {pages.length === 0 && (
        <EmptyState
          title="Du er ikke med på en mindeside endnu"
          text="Når du er med på en side, kan du se dens plan her og købe Premium eller Livstid til den."
          action={<LinkButton href="/pricing">Se priserne</LinkButton>}
        />
      )}
      <div className="divide-y divide-border">
        {pages.map((page) => (
          <PlanCard key={page.key} page={page} {...view} />
        ))}
      </div>
    </PageBody>
  )
}
