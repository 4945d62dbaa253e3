'use client'

import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import type { UploadPlace } from '@/lib/domain/media/schema'
import { forgetUnfinished, listUnfinished } from '@/lib/domain/media/uploads/client/upload-memory'

const namedAtMost = 5

type UnfinishedNoticeProps = { memorialId: string; place: UploadPlace; isBusy: boolean }

/** Lists uploads that a reload interrupted. A browser cannot reopen the files without the user. */
export function UnfinishedNotice({ memorialId, place, isBusy }: UnfinishedNoticeProps) {
  const [names, setNames] = useState<string[] | null>(null)
  useEffect(() => {
    if (isBusy) return
    const left = listUnfinished(memorialId, place)
    // Drop those that have finished meanwhile.
    setNames((before) => before?.filter((name) => left.includes(name)) ?? left)
  }, [memorialId, place, isBusy])
  if (!names || names.length === 0 || isBusy) return null
  const rest = names.length - namedAtMost
  return (
    <Notice title={names.length === 1 ? 'En fil nåede ikke helt frem' : `${names.length} filer nåede ikke helt frem`}>
      <p className="break-words">
        {names.slice(0, namedAtMost).join(', ')}
        {rest > 0 && ` og ${rest} til`}
      </p>
      <p className="mt-2">Vælg de samme filer igen ovenfor. Så fortsætter vi, hvor vi slap.</p>
      <Button
        size="compact"
        variant="outline"
        className="mt-3"
        onClick={() => {
          forgetUnfinished(memorialId, place)
          setNames([])
        }}
      >
        Lad det ligge
      </Button>
    </Notice>
  )
}
