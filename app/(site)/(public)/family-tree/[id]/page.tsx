import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { cache } from 'react'
import { FoundList } from '@/components/family-tree/found-list'
import { StartTree } from '@/components/family-tree/start-tree'
import { TreeView } from '@/components/family-tree/tree-view'
import { LinkButton } from '@/components/ui/link-button'
import { Notice } from '@/components/ui/notice'
import { PageHeader } from '@/components/ui/page-header'
import { listOwnTrees } from '@/lib/domain/family-tree/edit-queries'
import { findDraft } from '@/lib/domain/find-draft'
import { familyTitle } from '@/lib/domain/tree-drawing/copy'
import { getTreeHead } from '@/lib/domain/tree-drawing/queries'
import { treePath } from '@/lib/domain/tree-drawing/tree-address'
import { currentActor } from '@/lib/server/actor'
import { orTooOften } from '@/lib/server/page-status'
import { orNull } from '@/lib/server/read'
import { type PageQuery, queryText, textParam } from '@/lib/shared/page-params'
import { readTreePage } from './read-tree-page'

type Props = { params: Promise<{ id: string }>; searchParams: Promise<PageQuery> }

const findHead = cache(async (key: string) =>
  orNull(getTreeHead(await currentActor(), { id: decodeURIComponent(key).slice(0, 90) })),
)

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const head = await findHead((await params).id)
  if (!head) return {}
  const { memorial, isListed } = head
  const title = familyTitle(memorial.name)
  const isPlain = Object.keys(await searchParams).length === 0
  return {
    title,
    description: `Slægtstræet omkring ${memorial.name}: forældre, søskende, partnere og efterkommere.`,
    alternates: { canonical: treePath(memorial.slug) },
    ...(isListed && isPlain ? {} : { robots: { index: false, follow: false } }),
  }
}

/** The family tree of a memorial's page. */
export default async function FamilyTreePage({ params, searchParams }: Props) {
  const [{ id }, query, actor] = await Promise.all([params, searchParams, currentActor()])
  const head = await findHead(id)
  if (!head || (!head.hasTree && !head.canEdit)) notFound()
  const { memorial, hasTree } = head
  if (decodeURIComponent(id) !== memorial.slug) redirect(treePath(memorial.slug) + queryText(query))
  const read = hasTree ? await orTooOften(readTreePage(actor, memorial.id, query)) : null
  const page = read?.answer
  return (
    <div className="mx-auto w-full max-w-[110rem] px-gutter py-6 sm:py-12">
      <PageHeader
        title={familyTitle(memorial.name)}
        className="mb-5 sm:mb-8"
        actions={
          <LinkButton href={`/memorial/${memorial.slug}`} prefetch={false} variant="outline" className="print:hidden">
            Til mindesiden
          </LinkButton>
        }
      />
      {page?.search && <FoundList slug={memorial.slug} {...page.search} />}
      {page && <TreeView {...page.view} searched={page.search?.words ?? ''} />}
      {read?.refusal && <Notice variant="error">{read.refusal}</Notice>}
      {!read && (
        <StartTree
          memorial={memorial}
          ownTrees={await listOwnTrees(actor, { id: memorial.id })}
          draft={await findDraft('tree-start', textParam(query, 'kladde'))}
        />
      )}
    </div>
  )
}
