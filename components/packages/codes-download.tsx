'use client'

import type { MouseEvent } from 'react'
import { buttonVariants } from '@/components/ui/button-variants'
import { showToast } from '@/components/ui/toast'
import { messageOf } from '@/lib/client/api'
import { saveFile } from '@/lib/client/save-file'

/** The package's codes as a file. It holds every activation code, so the password may be asked for first. */
export function CodesDownload({ packageId }: { packageId: string }) {
  const path = `/api/admin/packages/${packageId}/codes.csv`

  function download(event: MouseEvent) {
    event.preventDefault()
    saveFile(path, 'koder.csv').catch((error: unknown) =>
      showToast({ title: 'Koderne blev ikke hentet', description: messageOf(error), variant: 'destructive' }),
    )
  }

  return (
    <a href={path} onClick={download} className={buttonVariants({ variant: 'outline' })}>
      Hent koderne som CSV
    </a>
  )
}
