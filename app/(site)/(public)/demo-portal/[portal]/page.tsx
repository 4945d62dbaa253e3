import type { Metadata } from 'next'
import { orNotFound } from '@/app/or-not-found'
import { DemoCard } from '@/components/demonstration/demo-card'
import { demoCardFormName } from '@/lib/domain/demo/paths'
import { findDemoCard } from '@/lib/domain/demo/payment-queries'
import { findDraft } from '@/lib/domain/find-draft'
import { currentActor } from '@/lib/server/actor'
import { type PageProps, textParam } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'Kortet i demonstrationen', robots: { index: false } }

/** Where the provider's page for the saved card would be; only in a demonstration. */
export default async function DemoPortalPage({ params, searchParams }: PageProps<'portal'>) {
  const [{ portal }, query, actor] = await Promise.all([params, searchParams, currentActor()])
  const view = await orNotFound(findDemoCard(actor, { portal }))
  const refusal = (await findDraft(demoCardFormName, query))?.message
  return <DemoCard view={view} isChanged={textParam(query, 'gemt') === 'kort'} refusal={refusal} />
}
