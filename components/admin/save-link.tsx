'use client'

import type { MouseEvent } from 'react'
import { buttonVariants } from '@/components/ui/button-variants'
import { failureToast } from '@/components/ui/toast'
import { saveFile } from '@/lib/client/save-file'

type SaveLinkProps = {
  path: string
  /** The file name if the server sends none. */
  filename: string
  label: string
  /** Error text. */
  failed: string
  variant?: 'outline' | 'ghost'
}

/** Downloads a file with more data than one page shows, so the server may require the password first. */
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
