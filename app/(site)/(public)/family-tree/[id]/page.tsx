import 'server-only'
import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { cache } from 'react'
import { FoundPerson } from '@/components/family-tree/person-finder'
import { StartTree } from '@/components/family-tree/start-tree'
import { TreeView } from '@/components/family-tree/tree-view'
import { LinkButton } from '@/components/ui/link-button'
import { Notice } from '@/components/ui/notice'
import { PageHeader } from '@/components/ui/page-body'
import { getTreeSummary, listOwnTrees } from '@/lib/domain/family-tree/edit-queries'
import { getTreePerson, listUnjoined, searchTree } from '@/lib/domain/family-tree/queries'
import { searchInput, type TreePersonView } from '@/lib/domain/family-tree/schema'
import { findDraft } from '@/lib/domain/find-draft'
import { familyTitle, searchTexts } from '@/lib/domain/tree-drawing/copy'
import { getDrawing, getPath, getTreeHead } from '@/lib/domain/tree-drawing/queries'
import { readTreeAddress, treeHref, treePath } from '@/lib/domain/tree-drawing/tree-address'
import { currentActor } from '@/lib/server/actor'
import { orTooOften } from '@/lib/server/page-status'
import { orNull } from '@/lib/server/read'
import type { Actor } from '@/lib/shared/actor'
import { type PageProps, type PageQuery, queryText, textParam } from '@/lib/shared/page-params'

const findHead = cache(async (key: string) =>
  orNull(getTreeHead(await currentActor(), { id: decodeURIComponent(key).slice(0, 90) })),
)

export async function generateMetadata({ params, searchParams }: PageProps<'id'>): Promise<Metadata> {
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
export default async function FamilyTreePage({ params, searchParams }: PageProps<'id'>) {
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
          draft={await findDraft('tree-start', query)}
        />
      )}
    </div>
  )
}

/** All that the page of a tree shows at an address. `id` is the memorial's. */
async function readTreePage(actor: Actor, id: string, query: PageQuery) {
  const shown = readTreeAddress((name) => textParam(query, name))
  const { centre, open, person, way } = shown
  const search = searchInput.safeParse({ id, q: textParam(query, 'q') })
  const [drawing, detail, wayBetween, found] = await Promise.all([
    getDrawing(actor, { id, open, ...(centre ? { centre } : {}) }),
    person ? orNull(getTreePerson(actor, { id, personId: person })) : null,
    way ? orNull(getPath(actor, { id, ...way })) : null,
    search.success ? searchTree(actor, search.data) : null,
  ])
  const { pagePersonId } = drawing
  const asksForWay = detail && !detail.person.isMasked && detail.person.id !== pagePersonId
  const personWay = asksForWay ? await orNull(getPath(actor, { id, from: detail.person.id, to: pagePersonId })) : null
  return {
    // A person who is gone has nothing to be opened.
    view: {
      initial: drawing,
      shown: { ...shown, person: detail && person },
      person: detail,
      personWay,
      way: wayBetween,
      editing: drawing.canEdit ? await readEditing(actor, id) : null,
    },
    search: found && search.data ? { words: search.data.q, people: found.people } : null,
  }
}

async function readEditing(actor: Actor, id: string) {
  const [unjoined, summary] = await Promise.all([listUnjoined(actor, { id }), getTreeSummary(actor, { id })])
  return summary && { unjoined, otherPages: summary.otherPages }
}

type FoundListProps = { slug: string; words: string; people: TreePersonView[] }

/** Those who were found, for browsers without script. */
function FoundList({ slug, words, people }: FoundListProps) {
  return (
    <section aria-label="Fundet i træet" className="mb-8 max-w-measure">
      <h2 className="text-xl wrap-anywhere">
        {people.length === 0 ? searchTexts.nobody(words) : searchTexts.found(words)}
      </h2>
      {people.length === 0 && <p className="mt-2 text-muted-foreground">{searchTexts.tryPart}</p>}
      <ul className="mt-3">
        {people.map((person) => (
          <li key={person.id}>
            <a
              href={treeHref(slug, { centre: person.id, person: person.id })}
              className="flex min-h-touch flex-col justify-center py-1 underline decoration-1 underline-offset-4"
            >
              <FoundPerson person={person} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
