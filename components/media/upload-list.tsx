'use client'

import { FailedUpload, UploadLine } from '@/components/media/upload-line'
import type { UploadItem } from '@/lib/domain/media/uploads/client/upload-item'
import type { UploadQueue } from '@/lib/domain/media/uploads/client/upload-queue'

/** Uploads with their progress, and refused files with the reason. */
export function UploadList({ uploads, queue }: { uploads: UploadItem[]; queue: UploadQueue }) {
  return (
    <>
      <p role="status" className="sr-only">
        {uploads.length > 0 && `På vej: ${uploads.filter(({ state }) => state !== 'failed').length}`}
      </p>
      <ul className="space-y-4 empty:hidden">
        {uploads.map((item) =>
          item.state === 'failed' ? (
            <FailedUpload key={item.key} item={item} queue={queue} retry={`Prøv ${item.file.name} igen`} />
          ) : (
            <UploadLine key={item.key} item={item} queue={queue} whenSent="Gøres klar..." />
          ),
        )}
      </ul>
    </>
  )
}
