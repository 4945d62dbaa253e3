import type { Metadata } from 'next'
import { openPageConsole, PageConsole } from '@/app/(site)/(account)/memorial/[id]/admin/page-console'
import { orNotFound } from '@/app/or-not-found'
import { TreeKeeping } from '@/components/family-tree/tree-keeping'
import { LinkLists } from '@/components/tree-links/link-lists'
import { LinkButton } from '@/components/ui/link-button'
import { Outcome } from '@/components/ui/notice'
import { getTreeSummary } from '@/lib/domain/family-tree/edit-queries'
import { savedLinkTexts } from '@/lib/domain/tree-links/copy'
import { listLinks } from '@/lib/domain/tree-links/queries'
import { type PageProps, textParam } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'Slægt', robots: { index: false } }

export default async function FamilyPage({ params, searchParams }: PageProps<'id'>) {
  const query = await searchParams
  const { key, actor, page } = await openPageConsole(params, 'family')
  const links = await orNotFound(listLinks(actor, { id: key }))
  const summary = await getTreeSummary(actor, { id: key })
  const { slug, name, role } = page
  const saved = savedLinkTexts[textParam(query, 'gemt') ?? '']
  return (
    <PageConsole page={page} current="family" intro="Slægtstræet, og vejen til og fra andre familiers sider.">
      <Outcome done={saved} />
      <div className="mb-10 flex flex-wrap gap-3">
        <LinkButton href={`/family-tree/${slug}`} prefetch={false}>
          Åbn slægtstræet
        </LinkButton>
        <LinkButton href={`/family-tree/${slug}/files`} prefetch={false} variant="outline">
          Hent fra et slægtsprogram
        </LinkButton>
      </div>
      <LinkLists memorialKey={slug} links={links} />
      {links.received.length + links.sent.length === 0 && (
        <p className="max-w-measure text-muted-foreground">
          Har en anden i slægten sin egen mindeside her, kan I vise vej mellem siderne. Åbn slægtstræet, vælg personen,
          og skriv sidens adresse.
        </p>
      )}
      {summary && <TreeKeeping memorialKey={slug} name={name} summary={summary} isOwner={role === 'owner'} />}
    </PageConsole>
  )
}
