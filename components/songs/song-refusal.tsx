'use client'

import { TwoVersions } from '@/components/form/two-versions'
import { SessionEnded } from '@/components/frame/session-ended'
import type { SongFormValues, SongRefusal } from '@/components/songs/use-song-form'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import type { SongView } from '@/lib/domain/songs/schema'

type SongRefusalNoticeProps = {
  refusal: SongRefusal
  mine: Pick<SongFormValues, 'title' | 'verses'>
  onSaveOver: (other: SongView) => void
  onTakeOther: (other: SongView) => void
}

/** Why something was not done, and what can be done about it; what was typed stands in the form all the while. */
export function SongRefusalNotice({ refusal, mine, onSaveOver, onTakeOther }: SongRefusalNoticeProps) {
  if (refusal.kind === 'session') return <SessionEnded />
  if (refusal.kind === 'other') {
    return (
      <Notice variant="error" title="Det lykkedes ikke">
        {refusal.message} Det, du har skrevet, står her endnu.
      </Notice>
    )
  }
  const { other } = refusal
  return (
    <Notice variant="error" title="Nogen har ændret sangen imens">
      <p>Det, du skrev, står her endnu.</p>
      <TwoVersions mine={asText(mine)} theirs={asText(other)} />
      <div className="mt-4 flex flex-wrap gap-3">
        {!other.isOnPage && other.status !== 'rendering' && (
          <Button size="compact" onClick={() => onSaveOver(other)}>
            Gem det, jeg skrev
          </Button>
        )}
        <Button size="compact" variant="outline" onClick={() => onTakeOther(other)}>
          Behold den andens
        </Button>
      </div>
    </Notice>
  )
}

/** A song as one reads it. */
function asText({ title, verses }: Pick<SongFormValues, 'title' | 'verses'>): string {
  return [title, ...verses.map(({ lines }) => lines.map(({ text }) => text).join('\n'))].join('\n\n')
}
