import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { ExportForm } from '@/components/tree-files/export-form'
import { ImportList } from '@/components/tree-files/import-list'
import { UnjoinedNotice } from '@/components/tree-files/unjoined-notice'
import { LinkButton } from '@/components/ui/link-button'
import { PageBody } from '@/components/ui/page-body'
import { PageHeader } from '@/components/ui/page-header'
import { listUnjoined } from '@/lib/domain/family-tree/queries'
import { gedcomInWords } from '@/lib/domain/tree-files/copy'
import { treeFilesPath } from '@/lib/domain/tree-files/paths'
import { listImports } from '@/lib/domain/tree-files/queries'
import { currentActor } from '@/lib/server/actor'
import { orNull } from '@/lib/server/read'
import { isSignedIn } from '@/lib/shared/actor'
import { type PageQuery, textParam } from '@/lib/shared/page-params'
import { IncomingFile } from './incoming-file'
import { readOpenImport } from './read-open-import'
import { readRefusals } from './read-refusals'

export const metadata: Metadata = { title: 'Slægtsfiler', robots: { index: false } }

type Props = { params: Promise<{ id: string }>; searchParams: Promise<PageQuery> }

/** A family's files in and out of its tree, for the page's editors. */
export default async function TreeFilesPage({ params, searchParams }: Props) {
  const [{ id }, query, actor] = await Promise.all([params, searchParams, currentActor()])
  if (!isSignedIn(actor)) redirect(`/login?redirect=${encodeURIComponent(treeFilesPath(id))}`)
  const files = await orNull(listImports(actor, { id: decodeURIComponent(id).slice(0, 90) }))
  if (!files) notFound()
  const { memorial, imports } = files
  const [newest, ...older] = imports
  const open = await readOpenImport(actor, files)
  // Of one that failed, the sentence stands above the form.
  const listed = open || newest?.status === 'failed' ? older : imports
  const unjoined = await listUnjoined(actor, { id: memorial.id })
  const refused = await readRefusals(textParam(query, 'kladde'))
  return (
    <PageBody width="page">
      <PageHeader
        title="Slægtsfiler"
        intro={gedcomInWords}
        actions={
          <LinkButton href={`/family-tree/${memorial.slug}`} variant="outline">
            Til slægtstræet
          </LinkButton>
        }
      />
      <div className="space-y-16">
        <section aria-labelledby="ind" className="space-y-6">
          <h2 id="ind" className="text-2xl">
            Tag en slægt med ind
          </h2>
          {!open && unjoined.peopleCount > 0 && <UnjoinedNotice slug={memorial.slug} unjoined={unjoined} />}
          <IncomingFile files={files} open={open} refused={refused} />
        </section>
        <section aria-labelledby="ud" className="space-y-6">
          <h2 id="ud" className="text-2xl">
            Tag slægten med hjem
          </h2>
          <ExportForm memorialId={memorial.id} />
        </section>
        {listed.length > 0 && (
          <section aria-labelledby="filer" className="space-y-2">
            <h2 id="filer" className="text-2xl">
              Filer, I har sendt
            </h2>
            <ImportList memorialId={memorial.id} imports={listed} />
          </section>
        )}
      </div>
    </PageBody>
  )
}
