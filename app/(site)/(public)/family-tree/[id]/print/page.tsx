import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { PrintChoices } from '@/components/family-tree/print-choices'
import { PrintPreview } from '@/components/family-tree/print-preview'
import { LinkButton } from '@/components/ui/link-button'
import { PageBody } from '@/components/ui/page-body'
import { PageHeader } from '@/components/ui/page-header'
import { printCopy } from '@/lib/domain/tree-drawing/print-copy'
import { getPrintPlan } from '@/lib/domain/tree-drawing/print-queries'
import { printInput } from '@/lib/domain/tree-drawing/print-schema'
import { treeHref, treePath } from '@/lib/domain/tree-drawing/tree-address'
import { currentActor } from '@/lib/server/actor'
import { orNull } from '@/lib/server/read'
import type { PageQuery } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: printCopy.title, robots: { index: false } }

type Props = { params: Promise<{ id: string }>; searchParams: Promise<PageQuery> }

export default async function PrintTreePage({ params, searchParams }: Props) {
  const [{ id }, query, actor] = await Promise.all([params, searchParams, currentActor()])
  const input = printInput.safeParse({ ...query, id: decodeURIComponent(id) })
  const plan = input.success ? await orNull(getPrintPlan(actor, input.data)) : null
  if (!input.success || !plan) notFound()
  const { slug } = plan.memorial
  if (input.data.id !== slug) redirect(`${treePath(slug)}/print`)
  const { centre = null, open } = input.data
  return (
    <PageBody width="page">
      <PageHeader
        title={printCopy.title}
        intro={printCopy.intro}
        actions={
          <LinkButton href={treeHref(slug, { centre, open })} prefetch={false} variant="outline">
            Tilbage til træet
          </LinkButton>
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-12 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <PrintChoices choice={input.data} plan={plan} />
        <PrintPreview choice={input.data} plan={plan} />
      </div>
    </PageBody>
  )
}
