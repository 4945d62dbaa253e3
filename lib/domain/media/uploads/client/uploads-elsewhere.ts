'use client'

import { useSyncExternalStore } from 'react'
import type { UploadPlace } from '@/lib/domain/media/schema'
import type { UploadItem } from '@/lib/domain/media/uploads/client/upload-item'

/** Uploads under way whose own list is not on the screen. */
export type UploadsElsewhere = { memorialId: string; place: UploadPlace; underWay: UploadItem[] }

// Without the queues, which send: every page that shows these would load them.
const none: UploadsElsewhere[] = []
const watchers = new Set<() => void>()
let elsewhere = none

export function reportElsewhere(newest: UploadsElsewhere[]): void {
  elsewhere = newest.length > 0 ? newest : none
  for (const watcher of watchers) watcher()
}

export function useUploadsElsewhere(): UploadsElsewhere[] {
  return useSyncExternalStore(
    watch,
    () => elsewhere,
    () => none,
  )
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}
