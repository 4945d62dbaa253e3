import 'server-only'
import type { Metadata } from 'next'
import { requireSignedIn } from '@/app/(site)/signed-in'
import { orNotFound } from '@/app/or-not-found'
import { ActionForm } from '@/components/form/action-form'
import { ImportProgress } from '@/components/tree-files/import-progress'
import { ImportReview } from '@/components/tree-files/import-review'
import { UploadForm } from '@/components/tree-files/upload-form'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { FieldGroup } from '@/components/ui/field'
import { LinkButton } from '@/components/ui/link-button'
import { Notice } from '@/components/ui/notice'
import { PageBody } from '@/components/ui/page-body'
import { RadioGroup } from '@/components/ui/radio-group'
import { unjoinedFamiliesText, unjoinedText } from '@/lib/domain/family-tree/edit-copy'
import { UNJOINED_ANCHOR, type UnjoinedView } from '@/lib/domain/family-tree/edit-views'
import { listUnjoined } from '@/lib/domain/family-tree/queries'
import { findDraft } from '@/lib/domain/find-draft'
import { firstName } from '@/lib/domain/tree-drawing/copy'
import { treePath } from '@/lib/domain/tree-drawing/tree-address'
import {
  cancelFormName,
  confirmFormName,
  exportApi,
  gedcomExplanation,
  importStatusTexts,
  importsApi,
  treeFilesPath,
  undoFormName,
  uploadFormName,
} from '@/lib/domain/tree-files/copy'
import { listImportMatches, listImports, searchImportPeople } from '@/lib/domain/tree-files/queries'
import type { ImportView, TreeFilesView } from '@/lib/domain/tree-files/schema'
import type { Actor } from '@/lib/shared/actor'
import { counted } from '@/lib/shared/counted'
import type { PageProps, PageQuery } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'Slægtsfiler', robots: { index: false } }

/** A family's files in and out of its tree, for the page's editors. */
export default async function TreeFilesPage({ params, searchParams }: PageProps<'id'>) {
  const [{ id }, query] = await Promise.all([params, searchParams])
  const actor = await requireSignedIn(treeFilesPath(id))
  const files = await orNotFound(listImports(actor, { id: decodeURIComponent(id).slice(0, 90) }))
  const { memorial, imports } = files
  const [newest, ...older] = imports
  const open = await readOpenImport(actor, files)
  // Of one that failed, the sentence stands above the form.
  const listed = open || newest?.status === 'failed' ? older : imports
  const unjoined = await listUnjoined(actor, { id: memorial.id })
  const refused = await readRefusals(query)
  return (
    <PageBody
      width="page"
      title="Slægtsfiler"
      intro={gedcomExplanation}
      actions={
        <LinkButton href={`/family-tree/${memorial.slug}`} variant="outline">
          Til slægtstræet
        </LinkButton>
      }
    >
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

/** After an import: how many came who belong to nobody of the page's, and the way to join them. */
function UnjoinedNotice({ slug, unjoined }: { slug: string; unjoined: UnjoinedView }) {
  return (
    <Notice title={unjoinedText(unjoined.peopleCount, firstName(unjoined.pagePerson.name))} className="max-w-measure">
      <p>{unjoinedFamiliesText(unjoined)} I kan knytte dem til slægten, eller fjerne dem, der ikke hører hjemme her.</p>
      <LinkButton href={`${treePath(slug)}#${UNJOINED_ANCHOR}`} prefetch={false} variant="outline" className="mt-3">
        Se dem i træet
      </LinkButton>
    </Notice>
  )
}

type IncomingFileProps = {
  files: TreeFilesView
  open: Awaited<ReturnType<typeof readOpenImport>>
  refused: Awaited<ReturnType<typeof readRefusals>>
}

/** The file on its way in, or the form for one. */
function IncomingFile({ files, open, refused }: IncomingFileProps) {
  const { memorial, personName, generations, imports } = files
  const [newest] = imports
  return (
    <>
      {refused.other && <Notice variant="error">{refused.other}</Notice>}
      {open?.kind === 'working' && (
        <ImportProgress key={open.import.status} memorialId={memorial.id} initial={open.import} />
      )}
      {open?.kind === 'review' && (
        <ImportReview
          personName={personName}
          generations={generations}
          matches={open.matches}
          found={open.found}
          memorialId={memorial.id}
          opened={open.import}
          draft={refused.confirm}
        />
      )}
      {newest?.status === 'failed' && (
        <Notice variant="error" title={`${newest.fileName} kom ikke ind`} className="wrap-anywhere">
          {newest.failure}
        </Notice>
      )}
      {!open && <UploadForm memorialId={memorial.id} refused={refused.upload} />}
    </>
  )
}

/** The import that a job works on or that waits for an answer, with what the page shows of it; null without one. */
async function readOpenImport(actor: Actor, { memorial: { id }, personName, imports: [newest] }: TreeFilesView) {
  if (!newest) return null
  if (newest.status === 'reading' || newest.status === 'writing') return { kind: 'working' as const, import: newest }
  if (newest.status !== 'review' || !newest.summary) return null
  const key = { id, importId: newest.id }
  return {
    kind: 'review' as const,
    import: { ...newest, summary: newest.summary },
    matches: await listImportMatches(actor, { ...key, from: 0 }),
    found: await searchImportPeople(actor, { ...key, q: personName }),
  }
}

/** Which of the page's forms was refused without script. A button that was pressed has only a sentence. */
async function readRefusals(query: PageQuery) {
  const upload = await findDraft(uploadFormName, query)
  const confirm = await findDraft(confirmFormName, query)
  const button = (await findDraft(undoFormName, query)) ?? (await findDraft(cancelFormName, query))
  return { upload, confirm, other: button?.message ?? null }
}

/** Takes the family home as a file. A plain form: the browser stores what it gets. */
function ExportForm({ memorialId }: { memorialId: string }) {
  return (
    <form action={exportApi(memorialId)} method="get" className="max-w-measure space-y-6">
      <FieldGroup legend="Udgave">
        <RadioGroup
          name="version"
          defaultValue="5.5.1"
          options={[
            { value: '5.5.1', label: 'GEDCOM 5.5.1', hint: 'Den, næsten alle programmer læser.' },
            { value: '7.0', label: 'GEDCOM 7.0', hint: 'Den nyeste, til programmer, der kender den.' },
          ]}
        />
      </FieldGroup>
      <div>
        <Checkbox
          name="living"
          value="true"
          label="Tag nulevende med"
          hint="Ellers står der kun »Nulevende« på deres plads, og »Ikke vist« på dem, I kun viser for hinanden. Spørg dem, før du giver filen videre."
        />
        <Checkbox
          name="pictures"
          value="true"
          label="Tag billeder og filer med"
          hint="Så får du et arkiv (.gdz) med det, der fulgte med ind."
        />
      </div>
      <Button type="submit" variant="outline">
        Hent slægten som fil
      </Button>
    </form>
  )
}

/** Earlier files, newest first; what is in the tree can be taken out again. */
function ImportList({ memorialId, imports }: { memorialId: string; imports: ImportView[] }) {
  return (
    <ul className="max-w-measure divide-y divide-border">
      {imports.map(({ id, fileName, status, startedAt, failure, summary }) => (
        <li key={id} className="space-y-2 py-5">
          <p className="wrap-anywhere font-semibold">{fileName}</p>
          <p className="text-muted-foreground">
            {importStatusTexts[status]}. Sendt {startedAt}
            {summary && `, ${counted(summary.counts.people, 'person', 'personer')}`}.
          </p>
          {failure && <p>{failure}</p>}
          {status === 'done' && (
            <ActionForm
              action={`${importsApi(memorialId)}/${id}/undo`}
              label="Fortryd hele importen"
              about={fileName}
              pendingText="Fortryder..."
              failed="Importen blev ikke fortrudt"
              doneMessage={{ title: 'Importen er fortrudt', description: 'Træet er, som det var, før filen kom.' }}
              confirm={{
                title: 'Fortryd hele importen?',
                description:
                  'Alle, der kom med filen, bliver taget ud af træet igen, og dem, den ændrede, bliver, som de var. Filen kan tages ind igen senere.',
                cancelLabel: 'Behold dem',
                isDestructive: true,
              }}
            />
          )}
        </li>
      ))}
    </ul>
  )
}
