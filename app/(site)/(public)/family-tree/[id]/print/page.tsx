import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { inputOrNotFound, orNotFound } from '@/app/or-not-found'
import { PrintChoices } from '@/components/family-tree/print-choices'
import { PrintPreview } from '@/components/family-tree/print-preview'
import { LinkButton } from '@/components/ui/link-button'
import { Notice } from '@/components/ui/notice'
import { PageBody } from '@/components/ui/page-body'
import { searchTree } from '@/lib/domain/family-tree/queries'
import { searchInput } from '@/lib/domain/family-tree/schema'
import { printCopy } from '@/lib/domain/tree-drawing/print-copy'
import { printInput } from '@/lib/domain/tree-drawing/print-schema'
import { getPrintPlan } from '@/lib/domain/tree-drawing/queries'
import { treeHref, treePath } from '@/lib/domain/tree-drawing/tree-address'
import { currentActor } from '@/lib/server/actor'
import { orTooOften } from '@/lib/server/page-status'
import type { Actor } from '@/lib/shared/actor'
import { type PageProps, queryText, textParam } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: printCopy.title, robots: { index: false } }

export default async function PrintTreePage({ params, searchParams }: PageProps<'id'>) {
  const [{ id }, query, actor] = await Promise.all([params, searchParams, currentActor()])
  const choice = inputOrNotFound(printInput, { ...query, id: decodeURIComponent(id) })
  const read = await orNotFound(orTooOften(getPrintPlan(actor, choice)))
  const plan = read.answer
  if (plan && choice.id !== plan.memorial.slug) redirect(`${treePath(plan.memorial.slug)}/print${queryText(query)}`)
  const words = textParam(query, 'find') && textParam(query, 'q')
  const search = plan && (await findPeople(actor, plan.memorial.id, words))
  const { centre = null, open } = choice
  return (
    <PageBody
      width="page"
      title={printCopy.title}
      intro={printCopy.intro}
      actions={
        <LinkButton href={treeHref(choice.id, { centre, open })} prefetch={false} variant="outline">
          Tilbage til træet
        </LinkButton>
      }
    >
      {read.refusal && <Notice variant="error">{read.refusal}</Notice>}
      {plan && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-12 lg:grid-cols-[22rem_minmax(0,1fr)]">
          <PrintChoices choice={choice} plan={plan} search={search} />
          <PrintPreview choice={choice} plan={plan} />
        </div>
      )}
    </PageBody>
  )
}

async function findPeople(actor: Actor, id: string, words: string | undefined) {
  const input = searchInput.safeParse({ id, q: words })
  return input.success ? { words: input.data.q, ...(await searchTree(actor, input.data)) } : null
}
