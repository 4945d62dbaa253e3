import type { Metadata } from 'next'
import { orNotFound } from '@/app/or-not-found'
import { BankImportForm, BankProgress } from '@/components/bookkeeping/bank-import-form'
import { BankLineList } from '@/components/bookkeeping/bank-line-list'
import { EmptyState } from '@/components/ui/empty-state'
import { LoadMore } from '@/components/ui/load-more'
import { Notice } from '@/components/ui/notice'
import { PageBody } from '@/components/ui/page-body'
import { StateLinks } from '@/components/ui/state-links'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table'
import { TouchLink } from '@/components/ui/text-link'
import { countBankLines, listBankFiles, listBankLines } from '@/lib/domain/bookkeeping/bank-queries'
import {
  bankEmptyTexts,
  bankFileForm,
  bankLineForm,
  bankStateTexts,
  decidedTexts,
  importedText,
  splitLineForm,
  undoLineForm,
} from '@/lib/domain/bookkeeping/copy'
import { bankFilePath, bankQueryPath } from '@/lib/domain/bookkeeping/paths'
import { type BankFileView, bankLineViews, bankListInput, broughtInput } from '@/lib/domain/bookkeeping/schema'
import { findDraft } from '@/lib/domain/find-draft'
import { currentActor } from '@/lib/server/actor'
import { type PageProps, textParam } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'Indbetalinger' }

export default async function BankPage({ searchParams }: PageProps) {
  const [query, actor] = await Promise.all([searchParams, currentActor()])
  const filter = bankListInput.parse(query)
  const { file, state, line } = filter
  const [{ items, nextCursor }, counts, files, fileDraft, decide, split, undo] = await orNotFound(
    Promise.all([
      listBankLines(actor, filter),
      countBankLines(actor, { file }),
      listBankFiles(actor),
      findDraft(bankFileForm, query),
      findDraft(bankLineForm, query),
      findDraft(splitLineForm, query),
      findDraft(undoLineForm, query),
    ]),
  )
  const unfinished = files.find(({ id, counts: { received } }) => received > 0 && (!file || id === file))
  const refused = { decide, split, undo }
  const refusal = decide ?? split ?? undo
  const { data: brought } = broughtInput.safeParse(query)
  const done = brought
    ? importedText({ added: brought.nye, known: brought.kendte })
    : decidedTexts[textParam(query, 'tak') ?? '']
  return (
    <PageBody
      width="page"
      title="Indbetalinger"
      intro="Bankens fil bliver sammenlignet med de åbne fakturaer. Det, der passer på koden og beløbet, bliver ført med det samme."
      className="space-y-12"
    >
      {done && <Notice variant="success">{done}</Notice>}
      {refusal && <Notice variant="error">{Object.values(refusal.errors)[0] ?? refusal.message}</Notice>}
      <BankImportForm draft={fileDraft} />
      {unfinished && <BankProgress key={unfinished.id} fileId={unfinished.id} initial={unfinished.counts} />}
      <section aria-label="Indbetalinger" className="space-y-8">
        <StateLinks
          label="Status"
          links={bankLineViews.map((view) => ({
            label: bankStateTexts[view],
            count: counts[view],
            href: bankQueryPath({ state: view, file }),
            isHere: !line && view === state,
          }))}
        />
        {items.length > 0 ? (
          <BankLineList lines={items} refused={refused} />
        ) : (
          <EmptyState {...bankEmptyTexts[state]} />
        )}
        {nextCursor && <LoadMore href={bankQueryPath({ state, file, cursor: nextCursor })} />}
      </section>
      {files.length > 0 && (
        <section>
          <h2 className="mb-3 text-xl">Bankfiler</h2>
          <BankFileTable files={files} />
        </section>
      )}
    </PageBody>
  )
}

/** The last files with where their deposits stand. */
function BankFileTable({ files }: { files: BankFileView[] }) {
  return (
    <Table caption="Bankfiler">
      <TableHead>
        <tr>
          <TableHeader>Fil</TableHeader>
          <TableHeader isSecondary>Bank</TableHeader>
          <TableHeader isSecondary>Taget ind</TableHeader>
          <TableHeader numeric>Ført</TableHeader>
          <TableHeader numeric>Skal ses på</TableHeader>
          <TableHeader numeric isSecondary>
            Ikke brugt
          </TableHeader>
        </tr>
      </TableHead>
      <TableBody>
        {files.map(({ id, name, bank, importedAt, importedByName, counts }) => (
          <TableRow key={id}>
            <TableCell className="max-w-72 break-words">
              <TouchLink href={bankFilePath(id)} className="break-all">
                {name}
              </TouchLink>
            </TableCell>
            <TableCell isSecondary>{bank}</TableCell>
            <TableCell isSecondary>
              {importedAt} af {importedByName}
            </TableCell>
            <TableCell numeric>{counts.matched.toLocaleString('da-DK')}</TableCell>
            <TableCell numeric>{(counts.doubtful + counts.received).toLocaleString('da-DK')}</TableCell>
            <TableCell numeric isSecondary>
              {counts.ignored.toLocaleString('da-DK')}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
