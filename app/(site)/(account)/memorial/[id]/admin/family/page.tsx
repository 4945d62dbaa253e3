import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { TreeKeeping } from '@/components/family-tree/tree-keeping'
import { PageConsoleHeader } from '@/components/members/page-console-header'
import { LinkLists } from '@/components/tree-links/link-lists'
import { LinkButton } from '@/components/ui/link-button'
import { Notice } from '@/components/ui/notice'
import { PageBody } from '@/components/ui/page-body'
import { getTreeSummary } from '@/lib/domain/family-tree/edit-queries'
import { findPageConsole } from '@/lib/domain/members/queries'
import { savedLinkTexts } from '@/lib/domain/tree-links/copy'
import { listLinks } from '@/lib/domain/tree-links/queries'
import { familyPath } from '@/lib/domain/tree-links/schema'
import { currentActor } from '@/lib/server/actor'
import { orNull } from '@/lib/server/read'
import { type PageQuery, textParam } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'Slægt', robots: { index: false } }

type Props = { params: Promise<{ id: string }>; searchParams: Promise<PageQuery> }

export default async function FamilyPage({ params, searchParams }: Props) {
  const [{ id }, query, actor] = await Promise.all([params, searchParams, currentActor()])
  const key = decodeURIComponent(id)
  if (actor.kind === 'visitor') redirect(`/login?redirect=${encodeURIComponent(familyPath(key))}`)
  const pageConsole = await findPageConsole(actor, { id: key })
  const links = pageConsole && (await orNull(listLinks(actor, { id: key })))
  if (!pageConsole || !links) notFound()
  const summary = await getTreeSummary(actor, { id: key })
  const { slug, name, role } = pageConsole
  const saved = savedLinkTexts[textParam(query, 'gemt') ?? '']
  return (
    <PageBody>
      <PageConsoleHeader
        slug={slug}
        name={name}
        role={role}
        current="family"
        intro="Slægtstræet, og vejen til og fra andre familiers sider."
      />
      {saved && (
        <Notice variant="success" className="mb-8">
          {saved}
        </Notice>
      )}
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
    </PageBody>
  )
}
