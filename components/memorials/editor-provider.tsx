'use client'

import { useRouter } from 'next/navigation'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react'
import { showFailedUpdate } from '@/components/memorials/show-field-errors'
import { mostUrgent, type SaveStatus } from '@/components/memorials/status-line'
import { useHistory, type Via } from '@/components/memorials/use-history'
import { Spinner } from '@/components/ui/spinner'
import { useGallery } from '@/lib/domain/media/gallery/client/gallery-hooks'
import { isOutdated, type MemorialSaver, useMemorialSaver } from '@/lib/domain/memorial-page/client/memorial-saver'
import type { MemorialEditView } from '@/lib/domain/memorial-page/page-view'
import type { MemorialForm } from '@/lib/domain/memorials/schema'

export type PictureChoice = Pick<MemorialForm, 'portraitId' | 'coverId'>

/** A self-saving section, as seen by the editor. */
export type EditorPart = {
  /** Merges what others saved. */
  merge: (view: MemorialEditView) => void
  /**
   * Saves unsaved fields and retries refused ones. `isAsked` when the user pressed save. Resolves to whether the server
   * has everything.
   */
  flush: (isAsked: boolean) => Promise<boolean>
  putBack: (from: MemorialForm, to: MemorialForm, via: Via) => Promise<boolean>
}

type Editor = MemorialSaver & {
  /** The page when the editor was opened. */
  opened: MemorialEditView
  /** The user whose unsent text is on this device. */
  keeper: string
  isOwner: boolean
  portraitId: string | null
  coverId: string | null
  /** Saves which picture is the portrait or the cover; a refusal shows a toast. */
  choose: (choice: PictureChoice) => Promise<void>
  /** Registers a section; returns the function that unregisters it. */
  join: (name: string, part: EditorPart) => () => void
  /** `flush` of all sections; whether the server has everything. */
  flushAll: (isAsked: boolean) => Promise<boolean>
  /** The save status of all sections together, and of each by name. */
  status: SaveStatus
  statuses: Readonly<Record<string, SaveStatus>>
  reportStatus: (name: string, status: SaveStatus) => void
  history: ReturnType<typeof useHistory>
  /** The values of all forms, saved or not. */
  typed: MemorialForm
  reportTyped: (values: MemorialForm) => void
  /** Counts saves outside these forms; each makes the preview refresh. */
  otherChanges: number
  reportOtherChange: () => void
}

const EditorContext = createContext<Editor | null>(null)
const pictures = 'pictures'

type EditorProviderProps = { opened: MemorialEditView; keeper: string; children: ReactNode }

/** Everything below saves into the same memorial, one request at a time. */
export function EditorProvider({ opened, keeper, children }: EditorProviderProps) {
  const parts = useRef(new Map<string, EditorPart>())
  const saver = useMemorialSaver(
    opened,
    useCallback((view: MemorialEditView) => {
      for (const part of parts.current.values()) part.merge(view)
    }, []),
  )
  const { save, latest, memorial } = saver
  const { refresh } = useRouter()
  const [statuses, setStatuses] = useState<Record<string, SaveStatus>>({})
  const [typed, setTyped] = useState<MemorialForm>({})

  // Going back in the browser: the surrounding page remounts the editor when the later revision arrives.
  const [wasOutdated] = useState(() => isOutdated(opened))
  useEffect(() => {
    if (wasOutdated) refresh()
  }, [wasOutdated, refresh])

  const join = useCallback((name: string, part: EditorPart) => {
    parts.current.set(name, part)
    return () => void parts.current.delete(name)
  }, [])
  const flushAll = useCallback(async (isAsked: boolean) => {
    const saved = await Promise.all([...parts.current.values()].map((part) => part.flush(isAsked)))
    return saved.every(Boolean)
  }, [])
  const reportStatus = useCallback(
    (name: string, status: SaveStatus) => setStatuses((before) => ({ ...before, [name]: status })),
    [],
  )
  const reportTyped = useCallback((values: MemorialForm) => setTyped((before) => ({ ...before, ...values })), [])

  const [otherChanges, setOtherChanges] = useState(0)
  const reportOtherChange = useCallback(() => setOtherChanges((count) => count + 1), [])

  const history = useHistory(
    useCallback(
      async (section, from, to, via) => (await parts.current.get(section)?.putBack(from, to, via)) ?? false,
      [],
    ),
  )
  const { record } = history
  const choosePictures = useCallback(
    async (choice: PictureChoice, via: Via) => {
      const { portraitId, coverId } = latest()
      const before = { ...('portraitId' in choice && { portraitId }), ...('coverId' in choice && { coverId }) }
      const isSaved = await save(choice).then(
        () => true,
        (error) => {
          showFailedUpdate(error)
          return false
        },
      )
      if (isSaved) record({ section: pictures, before, after: choice }, via)
      return isSaved
    },
    [latest, save, record],
  )
  const choose = useCallback(
    async (choice: PictureChoice) => {
      await choosePictures(choice, 'writing')
    },
    [choosePictures],
  )
  useEffect(
    () =>
      join(pictures, {
        merge: () => {},
        flush: async () => true,
        putBack: (_, to, via) => choosePictures(to, via),
      }),
    [join, choosePictures],
  )

  if (wasOutdated) return <Spinner text="Henter siden, som den sidst blev gemt..." />
  const { portraitId, coverId, role } = memorial
  const status = mostUrgent(Object.values(statuses))
  const saving = { choose, join, flushAll, status, statuses, reportStatus, history }
  const work = { ...saving, typed, reportTyped, otherChanges, reportOtherChange }
  return (
    <EditorContext.Provider
      value={{ ...saver, ...work, opened, keeper, isOwner: role === 'owner', portraitId, coverId }}
    >
      {children}
      <NewHeads opened={opened} takeNewest={saver.takeNewest} />
    </EditorContext.Provider>
  )
}

/** Takes over what the server made the portrait or cover: pictures that were sent as such and are ready now. */
function NewHeads({ opened, takeNewest }: Pick<Editor, 'opened' | 'takeNewest'>) {
  const { pictures } = useGallery(opened.id, opened.pictures)
  const known = useRef(readyHeads(opened.pictures))
  const ready = readyHeads(pictures)
  useEffect(() => {
    if (ready === known.current) return
    known.current = ready
    // The next save brings it too.
    takeNewest().catch(() => {})
  }, [ready, takeNewest])
  return null
}

function readyHeads(pictures: MemorialEditView['pictures']): string {
  return pictures
    .filter(({ head, status }) => head !== null && status === 'ready')
    .map(({ id }) => id)
    .join()
}

export function useEditor(): Editor {
  const editor = useContext(EditorContext)
  if (!editor) throw new Error('useEditor needs an EditorProvider above it')
  return editor
}
