'use client'

import { arrayMove } from '@dnd-kit/sortable'
import { type ReactNode, useEffect, useState } from 'react'
import { PlanNote } from '@/components/billing/plan-note'
import type { FormDraftView } from '@/components/form/form-draft'
import { PrivacyLine } from '@/components/legal/privacy-line'
import { showDeleteFailure, showUpdateFailure, showUploadFailure } from '@/components/media/show-failure'
import { UnfinishedNotice } from '@/components/media/unfinished-notice'
import { UploadPanel } from '@/components/media/upload-panel'
import { VoiceDialog } from '@/components/media/voice-dialog'
import { PieceItem } from '@/components/music/piece-item'
import { AlertDialog } from '@/components/ui/alert-dialog'
import { EmptyState } from '@/components/ui/empty-state'
import { FileDrop } from '@/components/ui/file-drop'
import { Notice } from '@/components/ui/notice'
import { SortableList } from '@/components/ui/sortable-list'
import { roomTexts } from '@/lib/domain/billing/copy'
import type { ComingPlan } from '@/lib/domain/billing/plan-state'
import { useUploadQueue } from '@/lib/domain/media/uploads/client/upload-hooks'
import { useDeletePiece, useMusic, useOrderMusic, useSetTop } from '@/lib/domain/music/client/music-hooks'
import { recordTexts } from '@/lib/domain/music/copy'
import type { MusicItem } from '@/lib/domain/music/schema'
import { mediaLimits } from '@/lib/domain/pictures/media-limits'

// Extensions too: many phones have no media type for FLAC, M4A and Opus.
const acceptedMusic = 'audio/*,.mp3,.m4a,.aac,.flac,.wav,.ogg,.oga,.opus,.weba,.webm'
const hint = `MP3, M4A, FLAC, WAV, Ogg eller Opus, højst ${mediaLimits.music.megabytes} MB og ${mediaLimits.music.minutes} minutter. Du kan vælge mange på én gang.`

type MusicEditorProps = {
  memorialId: string
  opened: MusicItem[]
  /** Whether the page's plan has music. What is there stays in any plan. */
  hasRoom: boolean
  /** A plan that is agreed and would have it. */
  coming: ComingPlan | null
  /** A form refused without script, of any piece. */
  draft?: FormDraftView
  /** Where songs are made. */
  songs?: ReactNode
}

/** A page's music: uploaded or recorded, described, ordered, shown and deleted, each change saved on its own. */
export function MusicEditor({ memorialId, opened, hasRoom, coming, draft = null, songs }: MusicEditorProps) {
  const { items, refresh } = useMusic(memorialId, opened)
  const [arrivedCount, setArrivedCount] = useState(0)
  // The first piece of a batch, which is brought into view once it is listed.
  const [firstId, setFirstId] = useState<string | null>(null)
  const first = items.find(({ id }) => id === firstId)
  const isListed = first !== undefined
  const { uploads, queue } = useUploadQueue(memorialId, 'music', {
    onArrived: ({ mediaId }) => {
      setFirstId((before) => before ?? mediaId)
      setArrivedCount((count) => count + 1)
      void refresh()
    },
    onRefused: showUploadFailure,
  })

  useEffect(() => {
    // Never away from a piece that is being described.
    if (!firstId || !isListed || document.activeElement?.closest('form')) return
    document.getElementById(firstId)?.scrollIntoView({ block: 'nearest' })
  }, [firstId, isListed])

  function add(files: File[], from = { isRecorded: false }) {
    // A new batch of uploads starts counting from 0.
    if (uploads.every(({ state }) => state === 'failed')) {
      setArrivedCount(0)
      setFirstId(null)
    }
    queue.add(files, from)
  }

  return (
    <div className="space-y-8">
      {hasRoom ? (
        <>
          <noscript>
            <p className="rounded-lg bg-muted px-5 py-4">
              Musik lægges op i stykker, så den ikke går tabt, hvis forbindelsen bliver afbrudt. Det kræver, at
              browseren må køre JavaScript.
            </p>
          </noscript>
          <FileDrop name="file" label="Vælg musik" hint={hint} accept={acceptedMusic} onFiles={(files) => add(files)} />
          <PrivacyLine about="musik">
            Synger eller spiller andre end jer selv, så spørg dem først, også om deres navn må stå der.
          </PrivacyLine>
          <UnfinishedNotice memorialId={memorialId} place="music" isBusy={uploads.length > 0} />
          <UploadPanel uploads={uploads} queue={queue} arrivedCount={arrivedCount} />
          <div className="flex flex-wrap gap-3">
            <VoiceDialog texts={recordTexts} isMusic onKeep={(file) => add([file], { isRecorded: true })} />
          </div>
        </>
      ) : (
        <PlanNote coming={coming}>{roomTexts.music(items.length)}</PlanNote>
      )}
      {first?.rights === null && first.status !== 'failed' && (
        <Notice variant="success" title="Musikken er lagt op">
          Skriv nu ved stykket, hvad det er, og hvorfor det må ligge her. Så kan andre også høre det.
        </Notice>
      )}
      {items.length === 0 && uploads.length === 0 ? (
        <EmptyState
          title="Her er endnu ingen musik"
          // no promise: a suggestion to the family
          text="Måske en salme fra kirken, korets sidste koncert eller den sang, der altid blev nynnet i køkkenet."
        />
      ) : (
        <MusicList memorialId={memorialId} items={items} draft={draft} />
      )}
      {songs}
    </div>
  )
}

type MusicListProps = { memorialId: string; items: MusicItem[]; draft: FormDraftView }

/** The pieces in the order of the page, by hand, by keyboard or with buttons. */
function MusicList({ memorialId, items, draft }: MusicListProps) {
  const order = useOrderMusic(memorialId, { onRefused: showUpdateFailure })
  const top = useSetTop(memorialId, { onRefused: showUpdateFailure })
  const [leaving, setLeaving] = useState<MusicItem | null>(null)
  const ids = items.map(({ id }) => id)

  function move(from: number, to: number) {
    if (to >= 0 && to < ids.length && from !== to) order.mutate(arrayMove(ids, from, to))
  }

  return (
    <>
      <SortableList id={`music-${memorialId}`} thing="Stykket" shape="column" ids={ids} onMove={move}>
        <ol className="space-y-4">
          {items.map((item, place) => (
            <PieceItem
              key={item.id}
              memorialId={memorialId}
              item={item}
              place={place}
              count={items.length}
              draft={draft}
              isSettingTop={top.isPending && top.variables.id === item.id}
              onMove={move}
              onTop={({ id }, isTop) => top.mutate({ id, isTop })}
              onDelete={setLeaving}
            />
          ))}
        </ol>
      </SortableList>
      <DeletePiece memorialId={memorialId} item={leaving} onClose={() => setLeaving(null)} />
    </>
  )
}

/** Asks for confirmation: the file that was sent is deleted too. Open while `item` is set. */
function DeletePiece({
  memorialId,
  item,
  onClose,
}: {
  memorialId: string
  item: MusicItem | null
  onClose: () => void
}) {
  const remove = useDeletePiece(memorialId, { onRefused: showDeleteFailure })
  return (
    <AlertDialog
      open={item !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Slet musikken?"
      description={`${item?.title ? `»${item.title}«` : 'Stykket'} forsvinder fra mindesiden med det samme og kan ikke hentes tilbage.`}
      confirmLabel="Slet musikken"
      cancelLabel="Behold den"
      destructive
      onConfirm={() => item && remove.mutate(item.id)}
    />
  )
}
