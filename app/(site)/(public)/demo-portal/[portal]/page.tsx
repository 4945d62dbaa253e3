import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { DemoCard } from '@/components/demonstration/demo-card'
import { demoCardFormName } from '@/lib/domain/demo/paths'
import { findDemoCard } from '@/lib/domain/demo/payment-queries'
import { findDraft } from '@/lib/domain/find-draft'
import { currentActor } from '@/lib/server/actor'
import { orNull } from '@/lib/server/read'
import { type PageQuery, textParam } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'Kortet i demonstrationen', robots: { index: false } }

type Props = { params: Promise<{ portal: string }>; searchParams: Promise<PageQuery> }

/** Where the provider's page for the saved card would be; only in a demonstration. */
export default async function DemoPortalPage({ params, searchParams }: Props) {
  const [{ portal }, query, actor] = await Promise.all([params, searchParams, currentActor()])
  const view = await orNull(findDemoCard(actor, { portal }))
  if (!view) notFound()
  const refusal = (await findDraft(demoCardFormName, textParam(query, 'kladde')))?.message
  return <DemoCard view={view} isChanged={textParam(query, 'gemt') === 'kort'} refusal={refusal} />
}
