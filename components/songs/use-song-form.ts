'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { showServerErrors } from '@/components/form/form-errors'
import { ApiError } from '@/lib/client/api'
import { useKeptForm } from '@/lib/client/use-kept-form'
import { type Agreed, type SongAct, useChangeSong, useSong } from '@/lib/domain/songs/client/hooks'
import { songEdit } from '@/lib/domain/songs/inputs'
import type { SongView } from '@/lib/domain/songs/schema'

/**
 * A song and the revision it was opened on. The revision is kept with the text: one restored after a reload must not
 * overwrite newer changes.
 */
const songFormValues = songEdit.extend({ revision: z.number().int().positive() })
export type SongFormValues = z.input<typeof songFormValues>
export type SongFormChanges = z.output<typeof songFormValues>

/** Why something was not done; `other` is the song as somebody else left it. */
export type SongRefusal =
  | { kind: 'session' }
  | { kind: 'conflict'; other: SongView }
  | { kind: 'other'; message: string }

export function valuesOfSong({ title, choices, verses, revision }: SongView): SongFormValues {
  return { title, choices, verses, revision }
}

/** The editor of a song: what is typed stays on the device until it is saved, and each step can be undone. */
export function useSongForm(opened: SongView, keeper: string) {
  const { song, takeNewest } = useSong(opened)
  const { save, act, order, removeVoice } = useChangeSong(opened)
  const [refusal, setRefusal] = useState<SongRefusal | null>(null)
  const [earlier, setEarlier] = useState<SongFormValues[]>([])
  const form = useForm<SongFormValues, unknown, SongFormChanges>({
    resolver: zodResolver(songFormValues),
    defaultValues: valuesOfSong(opened),
  })
  const { forget } = useKeptForm(form, { name: `sang:${opened.id}`, keeper })

  function take(newest: SongView) {
    forget()
    form.reset(valuesOfSong(newest))
  }

  // Words of a provider arrive by themselves, while the fields are closed.
  const takeArrived = useEffectEvent(() => {
    if (song.revision !== form.getValues('revision') && !form.formState.isDirty) take(song)
  })
  const wasBeingWritten = useRef(false)
  useEffect(() => {
    if (wasBeingWritten.current && !song.isBeingWritten) takeArrived()
    wasBeingWritten.current = song.isBeingWritten
  }, [song.isBeingWritten])

  async function attempt(work: () => Promise<SongView>): Promise<SongView | null> {
    setRefusal(null)
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof Error)) throw error
      setRefusal(await refusalOf(error))
      return null
    }
  }

  async function refusalOf(error: Error): Promise<SongRefusal | null> {
    if (!(error instanceof ApiError)) return { kind: 'other', message: error.message }
    if (error.status === 401) return { kind: 'session' }
    if (error.code === 'CONFLICT') {
      const other = await takeNewest().catch(() => null)
      if (other) return { kind: 'conflict', other }
    }
    if (Object.keys(error.fields).length === 0) return { kind: 'other', message: error.message }
    const lines = form
      .getValues('verses')
      .flatMap(({ lines }, verse) => lines.map((_, line) => `verses.${verse}.lines.${line}.text` as const))
    showServerErrors(form, error, ['title', 'verses', ...lines])
    return null
  }

  /** Saves what stands in the form on top of `revision`; resolves to the song, or null when it was refused. */
  async function send({ revision, ...edit }: SongFormChanges): Promise<SongView | null> {
    const saved = await attempt(() => save.mutateAsync({ ...edit, revision }))
    if (saved) take(saved)
    return saved
  }

  return {
    form,
    song,
    refusal,
    isBusy: save.isPending || act.isPending || order.isPending || removeVoice.isPending,
    submit: form.handleSubmit(async (changes) => void (await send(changes))),
    /** Saves, and orders sound and sheets of what was saved. */
    make: form.handleSubmit(async (changes) => {
      const saved = await send(changes)
      if (saved) await attempt(() => act.mutateAsync({ act: 'render', revision: saved.revision }))
    }),
    /** Orders something that changes no words. */
    order: (ordered: SongAct, recording?: 'rules' | 'sung') =>
      attempt(() => act.mutateAsync({ act: ordered, revision: song.revision, ...(recording && { recording }) })),
    /** Orders a voice for the song as it was saved last. */
    orderVoice: (agreed: Agreed) =>
      attempt(() => order.mutateAsync({ ...agreed, made: 'voice', revision: song.revision })),
    removeVoice: () => attempt(() => removeVoice.mutateAsync()),
    /** New lines from the same sentences, on top of what stands in the form. */
    proposeAgain: form.handleSubmit(async (changes) => {
      const before = form.getValues()
      const saved = await send(changes)
      const proposed = saved && (await attempt(() => act.mutateAsync({ act: 'propose', revision: saved.revision })))
      if (!proposed) return
      take(proposed)
      setEarlier((steps) => [...steps, before])
    }),
    /** Orders words of a provider from the song's sentences; lines by hand stay. They come later, by themselves. */
    orderWords: (agreed: Agreed) =>
      form.handleSubmit(async (changes) => {
        const before = form.getValues()
        const saved = await send(changes)
        const ordered =
          saved && (await attempt(() => order.mutateAsync({ ...agreed, made: 'words', revision: saved.revision })))
        if (ordered) setEarlier((steps) => [...steps, before])
      })(),
    /** Called before a step that can be undone. */
    remember: () => setEarlier((steps) => [...steps.slice(-stepsMost), form.getValues()]),
    canUndo: earlier.length > 0,
    undo: () => {
      const last = earlier.at(-1)
      if (!last) return
      setEarlier(earlier.slice(0, -1))
      form.reset({ ...last, revision: form.getValues('revision') }, { keepDefaultValues: true })
    },
    saveOver: (other: SongView) =>
      form.handleSubmit(async (changes) => void (await send({ ...changes, revision: other.revision })))(),
    takeOther: (other: SongView) => {
      setRefusal(null)
      setEarlier([])
      take(other)
    },
  }
}

const stepsMost = 50
export type SongEditing = ReturnType<typeof useSongForm>
