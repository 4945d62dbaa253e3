'use client'

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { callApi } from '@/lib/client/api'
import type { SongBeginning, SongEdit } from '@/lib/domain/songs/inputs'
import { songApi, songsApi } from '@/lib/domain/songs/paths'
import type { ModelOffer, SongView } from '@/lib/domain/songs/schema'

const lookAgainMs = 2000

/** Makes a draft; resolves to where it is. The form shows refusals. */
export function useBeginSong(memorialId: string) {
  return useMutation({
    mutationFn: (body: SongBeginning & { storyMark: string }) =>
      callApi<{ id: string; slug: string }>(songsApi(memorialId), { method: 'POST', body }),
  })
}

/** Whether something of it comes by itself: sound and sheets, or words of a provider. */
const isUnderway = (song: SongView | undefined) =>
  song?.status === 'rendering' || song?.isBeingWritten === true || song?.isBeingSung === true

/** A song, asked for every other second while something of it is made, and a function that fetches it anew. */
export function useSong(opened: SongView) {
  const queries = useQueryClient()
  const path = songApi(opened.memorial.id, opened.id)
  const { data: song } = useQuery({
    queryKey: [path],
    queryFn: () => callApi<SongView>(path),
    initialData: opened,
    refetchInterval: ({ state }) => (isUnderway(state.data) ? lookAgainMs : false),
  })
  const takeNewest = useCallback(
    () => queries.fetchQuery({ queryKey: [path], queryFn: () => callApi<SongView>(path), staleTime: 0 }),
    [queries, path],
  )
  return { song, takeNewest }
}

/** What an editor was told before saying yes, and the yes. */
export type Agreed = Pick<ModelOffer, 'provider' | 'model'> & { agreed: boolean }

/** What can be ordered of a song as it was last seen, by the end of its address. */
export type SongAct = 'propose' | 'render' | 'publish' | 'withdraw'

/** Saves a song, or orders something of it; the answer is the song afterwards. */
export function useChangeSong({ id, memorial }: Pick<SongView, 'id' | 'memorial'>) {
  const queries = useQueryClient()
  const path = songApi(memorial.id, id)
  const taken = { onSuccess: (song: SongView) => queries.setQueryData([path], song) }
  const save = useMutation({
    ...taken,
    mutationFn: (body: SongEdit & { revision: number }) => callApi<SongView>(path, { method: 'PUT', body }),
  })
  const act = useMutation({
    ...taken,
    mutationFn: ({ act, ...body }: { act: SongAct; revision: number; recording?: 'rules' | 'sung' }) =>
      callApi<SongView>(`${path}/${act}`, { method: 'POST', body }),
  })
  const order = useMutation({
    ...taken,
    mutationFn: ({ made, ...body }: Agreed & { made: 'words' | 'voice'; revision: number }) =>
      callApi<SongView>(`${path}/${made}`, { method: 'POST', body }),
  })
  const removeVoice = useMutation({
    ...taken,
    mutationFn: () => callApi<SongView>(`${path}/voice`, { method: 'DELETE' }),
  })
  return { save, act, order, removeVoice }
}

export function useRemoveSong({ id, memorial }: Pick<SongView, 'id' | 'memorial'>) {
  return useMutation({ mutationFn: () => callApi(songApi(memorial.id, id), { method: 'DELETE' }) })
}
