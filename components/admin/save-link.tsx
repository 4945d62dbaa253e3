'use client'

import type { MouseEvent } from 'react'
import { buttonVariants } from '@/components/ui/button-variants'
import { failureToast } from '@/components/ui/toast'
import { saveFile } from '@/lib/client/save-file'

type SaveLinkProps = {
  path: string
  /** What the file is called when the server does not say. */
  filename: string
  label: string
  /** Said when it did not come. */
  failed: string
  variant?: 'outline' | 'ghost'
}

/** A file that holds more than one page shows, so the password may be asked for first. */
export function SaveLink({ path, filename, label, failed, variant = 'outline' }: SaveLinkProps) {
  function save(event: MouseEvent) {
    event.preventDefault()
    saveFile(path, filename).catch((error: unknown) => failureToast(failed)(error))
  }

  return (
    <a href={path} onClick={save} className={buttonVariants({ variant })}>
      {label}
    </a>
  )
}
