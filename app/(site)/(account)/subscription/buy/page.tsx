import type { Metadata } from 'next'
import { requireSignedIn } from '@/app/(site)/signed-in'
import { ComingPlanLink, ComingPlans } from '@/components/billing/plan-note'
import { BuyForm } from '@/components/subscriptions/buy-form'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { Notice } from '@/components/ui/notice'
import { PageBody } from '@/components/ui/page-body'
import { TextLink } from '@/components/ui/text-link'
import { comingText } from '@/lib/domain/billing/copy'
import { findDraft } from '@/lib/domain/find-draft'
import { buyPath, subscriptionPath } from '@/lib/domain/subscriptions/paths'
import { getBuyPage } from '@/lib/domain/subscriptions/queries'
import { buyFormName, buyQuery } from '@/lib/domain/subscriptions/schema'
import type { PageProps } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'Køb Premium eller Livstid', robots: { index: false } }

export default async function BuyPage({ searchParams }: PageProps) {
  const query = await searchParams
  const given = buyQuery.parse(query)
  const actor = await requireSignedIn(buyPath(given))
  const [view, draft] = await Promise.all([getBuyPage(actor, given), findDraft(buyFormName, query)])
  const coming = view.pages.flatMap(({ name, coming }) => (coming ? [{ name, coming }] : []))
  return (
    <PageBody
      title="Køb Premium eller Livstid"
      intro="Flere billeder, film, alle temaer og jeres egen adresse. Planen hører til siden og følger med, hvis siden får en ny ejer."
    >
      {view.methods.length === 0 ? (
        <EmptyState
          title="Der kan ikke købes noget her lige nu"
          text="Alt er åbent for alle sider imens."
          action={<LinkButton href="/pricing">Se priserne</LinkButton>}
        />
      ) : view.taken ? (
        <div className="max-w-measure space-y-6">
          <Notice title={`Mindesiden for ${view.taken.name} har en plan`}>
            {view.taken.coming ? comingText(view.taken.coming) : `${view.taken.has}.`}{' '}
            {view.taken.coming && <ComingPlanLink coming={view.taken.coming} />}
          </Notice>
          <LinkButton href={subscriptionPath} variant="outline">
            Se planerne
          </LinkButton>
        </div>
      ) : view.pages.some(({ isFree }) => isFree) ? (
        <>
          <p className="mb-8">
            <TextLink href="/pricing">Se, hvad der er i hver plan</TextLink>
          </p>
          <ComingPlans pages={coming} className="mb-8 max-w-form space-y-4" />
          <BuyForm view={view} draft={draft} />
        </>
      ) : (
        <EmptyState
          title={view.pages.length > 0 ? 'Alle dine sider har en plan' : 'Du er ikke med på en mindeside endnu'}
          text="En plan hører til en mindeside."
          action={<LinkButton href={subscriptionPath}>Se planerne</LinkButton>}
        />
      )}
    </PageBody>
  )
}
