import { ImportProgress } from '@/components/tree-files/import-progress'
import { ImportReview } from '@/components/tree-files/import-review'
import { UploadForm } from '@/components/tree-files/upload-form'
import { Notice } from '@/components/ui/notice'
import type { TreeFilesView } from '@/lib/domain/tree-files/schema'
import type { readOpenImport } from './read-open-import'
import type { readRefusals } from './read-refusals'

type IncomingFileProps = {
  files: TreeFilesView
  open: Awaited<ReturnType<typeof readOpenImport>>
  refused: Awaited<ReturnType<typeof readRefusals>>
}

/** The file on its way in, or the form for one. */
export function IncomingFile({ files, open, refused }: IncomingFileProps) {
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
