import { FileStatusBadge } from '@/components/exports/export-status'
import { FileProof } from '@/components/exports/file-proof'
import { buttonVariants } from '@/components/ui/button-variants'
import { LinkButton } from '@/components/ui/link-button'
import { LoadMore } from '@/components/ui/load-more'
import { StateLinks } from '@/components/ui/state-links'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table'
import { approvalText } from '@/lib/domain/approvals/approval-texts'
import { fileStatusTexts, shareText } from '@/lib/domain/exports/copy'
import { mayLeave } from '@/lib/domain/exports/policy'
import {
  type ExportDetail,
  type ExportFilesInput,
  type ExportView,
  exportFileStatuses,
} from '@/lib/domain/exports/schema'
import { type SheetArea, sheetPath } from '@/lib/domain/proof-sheets/paths'

type FileTableProps = {
  view: ExportView
  files: ExportDetail['files']
  filter: ExportFilesInput
  address: string
  canRelease: boolean
  area: SheetArea
}

/** The files of an export with their proofs, filtered by result. */
export function FileTable({ view, files, filter, address, canRelease, area }: FileTableProps) {
  return (
    <section className="space-y-4">
      <h2 className="text-xl">Filerne</h2>
      <StateLinks
        label="Vis filer"
        links={[undefined, ...exportFileStatuses].map((status) => ({
          label: status ? fileStatusTexts[status] : 'Alle',
          href: status ? `${address}&files=${status}` : address,
          isHere: filter.files === status,
        }))}
      />
      {files.items.length === 0 ? (
        <p className="py-6 text-muted-foreground">Her er ingen filer.</p>
      ) : (
        <Table caption="Eksportens filer">
          <TableHead>
            <tr>
              <TableHeader>Kode</TableHeader>
              <TableHeader isSecondary>Fil</TableHeader>
              <TableHeader>Prøve</TableHeader>
              <TableHeader numeric isSecondary>
                Mod en almindelig kode
              </TableHeader>
              <TableHeader numeric isSecondary>
                Størrelse
              </TableHeader>
              <TableHeader>
                <span className="sr-only">Hent og se prøven</span>
              </TableHeader>
            </tr>
          </TableHead>
          <TableBody>
            {files.items.map((file) => (
              <TableRow key={file.id}>
                <TableCell className="whitespace-nowrap">
                  <span className="block font-semibold tabular-nums">{file.formattedCode}</span>
                  <span className="sm:hidden">{file.format.toUpperCase()}</span>
                </TableCell>
                <TableCell isSecondary>{file.format.toUpperCase()}</TableCell>
                <TableCell>
                  <FileStatusBadge status={file.status} />
                  <span className="block text-muted-foreground text-sm">{approvalText(file.approval)}</span>
                  {file.isOutOfUse && (
                    <span className="block text-muted-foreground text-sm">Koden er spærret eller taget ud af brug</span>
                  )}
                </TableCell>
                <TableCell numeric isSecondary>
                  {file.proof ? shareText(file.proof.share) : ''}
                </TableCell>
                <TableCell numeric isSecondary className="whitespace-nowrap">
                  {file.size === null ? '' : `${Math.ceil(file.size / 1024).toLocaleString('da-DK')} KB`}
                </TableCell>
                <TableCell>
                  <div className="flex items-center justify-end gap-2 max-sm:flex-col max-sm:items-stretch">
                    {file.proof && <FileProof file={file} canRelease={canRelease} exportId={view.id} />}
                    {file.approval.kind === 'other' && (
                      <LinkButton href={`${sheetPath(area, file.approval.sheet.id)}#filer`} size="compact">
                        Hent den godkendte
                      </LinkButton>
                    )}
                    {file.isKept && mayLeave(file.status) && !file.isOutOfUse && (
                      <a
                        href={`/api/exports/${view.id}/files/${file.id}${file.approval.kind === 'other' ? '?despite=1' : ''}`}
                        download
                        aria-label={`Hent ${file.formattedCode} som ${file.format.toUpperCase()}${file.approval.kind === 'other' ? ' alligevel' : ''}`}
                        className={buttonVariants({ variant: 'outline', size: 'compact' })}
                      >
                        {file.approval.kind === 'other' ? 'Hent alligevel' : 'Hent'}
                      </a>
                    )}
                  </div>
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
      {files.nextCursor && (
        <LoadMore
          href={`${address}${filter.files ? `&files=${filter.files}` : ''}&cursor=${files.nextCursor}`}
          label="Vis de næste"
        />
      )}
    </section>
  )
}
