'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { showToast } from '@/components/ui/toast'
import { ApiError, messageOf } from '@/lib/client/api'
import { tooLargeSentence } from '@/lib/domain/media/copy'
import { fileLimitBytes } from '@/lib/domain/media/media-limits'
import type { GalleryPicture } from '@/lib/domain/media/schema'
import { sendPicture } from '@/lib/domain/media/uploads/client/send-picture'

export type Upload = {
  key: number
  file: File
  state: 'waiting' | 'sending' | 'failed'
  /** How much has gone, 0 to 1. The server works on after 1. */
  share: number
  message: string | null
  /** Trying the same file again could end differently. */
  canRetry: boolean
}

const atOnce = 3
let nextKey = 1

/** Sends pictures three at a time. One that is refused says why and the others go on; it can be tried again. */
export function useUploads(memorialId: string, onDone: (picture: GalleryPicture) => void) {
  const [uploads, setUploads] = useState<Upload[]>([])
  const done = useRef(onDone)
  done.current = onDone
  const abort = useRef<AbortController | null>(null)

  const change = useCallback((key: number, part: Partial<Upload>) => {
    setUploads((before) => before.map((upload) => (upload.key === key ? { ...upload, ...part } : upload)))
  }, [])

  const send = useCallback(
    async ({ key, file }: Upload, signal: AbortSignal) => {
      try {
        const picture = await sendPicture(memorialId, file, (share) => change(key, { share }), signal)
        setUploads((before) => before.filter((upload) => upload.key !== key))
        done.current(picture)
      } catch (error) {
        if (signal.aborted) return
        change(key, { state: 'failed', message: messageOf(error), canRetry: !isRefusedForGood(error) })
        showToast({
          title: 'Fejl ved upload',
          description: `${file.name}: ${messageOf(error)}`,
          variant: 'destructive',
        })
      }
    },
    [memorialId, change],
  )

  useEffect(() => {
    abort.current = new AbortController()
    return () => abort.current?.abort()
  }, [])

  useEffect(() => {
    const free = atOnce - uploads.filter(({ state }) => state === 'sending').length
    const next = uploads.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, free))
    if (next.length === 0 || !abort.current) return
    const { signal } = abort.current
    const keys = new Set(next.map(({ key }) => key))
    setUploads((before) => before.map((upload) => (keys.has(upload.key) ? { ...upload, state: 'sending' } : upload)))
    for (const upload of next) void send(upload, signal)
  }, [uploads, send])

  return {
    uploads,
    /** Whoever chooses anew has read why the last one was refused. */
    add: (files: File[]) =>
      setUploads((before) => [...before.filter(({ state }) => state !== 'failed'), ...files.map(newUpload)]),
    retry: (key: number) => change(key, { state: 'waiting', share: 0, message: null }),
    dismiss: (key: number) => setUploads((before) => before.filter((upload) => upload.key !== key)),
  }
}

function newUpload(file: File): Upload {
  const isTooLarge = file.size > fileLimitBytes('picture')
  return {
    key: nextKey++,
    file,
    state: isTooLarge ? 'failed' : 'waiting',
    share: 0,
    message: isTooLarge ? tooLargeSentence : null,
    canRetry: !isTooLarge,
  }
}

/** Too large, or not a picture: the same file would end the same. */
function isRefusedForGood(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 413 || error.status === 415)
}
