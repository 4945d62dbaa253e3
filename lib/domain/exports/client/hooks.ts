'use client'

import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi, readError } from '@/lib/client/api'
import type { Outcome } from '@/lib/client/outcome'
import { useSettled } from '@/lib/client/use-settled'
import type { ArtworkOptions } from '@/lib/domain/artwork/schema'
import {
  type ArtworkPreview,
  artworkQueryOf,
  type ExportDetail,
  type ExportFilesInput,
  type ExportView,
  type OrderExport,
} from '@/lib/domain/exports/schema'

const askAgainMs = 1000

type ExportPage = { items: ExportView[]; nextCursor: string | null }
type DrawnPreview = ArtworkPreview & { svg: string | null }

const isUnderway = ({ status }: ExportView) => status === 'queued' || status === 'working'

/** The export, polled only while it is being made. */
export function useExport(opened: ExportDetail, filter: ExportFilesInput): ExportDetail {
  const { id } = opened.export
  const { data } = useQuery({
    queryKey: ['exports', id, filter],
    queryFn: () => callApi<ExportDetail>(`/api/exports/${id}?${queryOf(filter)}`),
    initialData: opened,
    refetchInterval: ({ state }) => (state.data && isUnderway(state.data.export) ? askAgainMs : false),
  })
  return data
}

/** The list, polled while one of them is being made. `query` is the list's own address. */
export function useExports(opened: ExportPage, query: string): ExportView[] {
  const { data } = useQuery({
    queryKey: ['exports', 'list', query],
    queryFn: () => callApi<ExportPage>(`/api/exports?${query}`),
    initialData: opened,
    refetchInterval: ({ state }) => (state.data?.items.some(isUnderway) ? 2 * askAgainMs : false),
  })
  return data.items
}

/** Orders drawings. The form sends validated values: codes once each. */
export function useOrderExport() {
  return useMutation({
    mutationFn: ({ codes, ...order }: OrderExport) =>
      callApi<{ id: string; number: number; codes: number }>('/api/exports', {
        method: 'POST',
        body: { ...order, codes: codes.join('\n') },
      }),
  })
}

/** Stops or resumes an export. */
export function useChangeExport(id: string, { onFailed }: Outcome) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (change: 'cancel' | 'retry') => callApi(`/api/exports/${id}/${change}`, { method: 'POST', body: {} }),
    onError: (error) => onFailed?.(error),
    onSettled: () => queries.invalidateQueries({ queryKey: ['exports'] }),
  })
}

/** Releases a withheld file. */
export function useReleaseFile(exportId: string, { onDone }: Outcome<{ comesOnSheet: boolean }>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ fileId, reason }: { fileId: string; reason: string }) =>
      callApi<{ comesOnSheet: boolean }>(`/api/exports/${exportId}/files/${fileId}/release`, {
        method: 'POST',
        body: { reason },
      }),
    onSuccess: (released) => onDone?.(released),
    onSettled: () => queries.invalidateQueries({ queryKey: ['exports'] }),
  })
}

/** A preview, shortly after the last change; the previous one is shown until the next is ready. */
export function useArtworkPreview(options: ArtworkOptions | null, code: string | null) {
  const query = useSettled(options ? artworkQueryOf(options, code) : null)
  return useQuery({
    queryKey: ['artwork', query],
    queryFn: ({ signal }) => drawPreview(query ?? '', signal),
    enabled: query !== null,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
}

async function drawPreview(query: string, signal: AbortSignal): Promise<DrawnPreview> {
  const preview = await callApi<ArtworkPreview>(`/api/artwork/facts?${query}`, { signal })
  if (!preview.size) return { ...preview, svg: null }
  const answer = await fetch(`/api/artwork/preview.svg?${query}`, { credentials: 'same-origin', signal })
  if (!answer.ok) throw await readError(answer)
  return { ...preview, svg: await answer.text() }
}

function queryOf({ files, cursor }: ExportFilesInput): string {
  return new URLSearchParams({ ...(files ? { files } : {}), ...(cursor ? { cursor } : {}) }).toString()
}
