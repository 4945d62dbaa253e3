'use client'

import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '@/lib/client/api'
import type { Outcome } from '@/lib/client/outcome'
import type { CodeEventPage, MyQrCodeView } from '@/lib/domain/qr-codes/schema'

const lockedPath = '/api/user/locked-qr-codes'
const ownedPath = '/api/user/owned-qr-codes'
const listKeys = [[lockedPath], [ownedPath]]

type MyCodes = { locked: MyQrCodeView[]; owned: MyQrCodeView[] }
type MyCodesOptions = { enabled: boolean; initial: MyCodes; onFailed: (error: unknown) => void }

/**
 * The user's codes, only fetched when signed in (`enabled`); `initial` is what the page was rendered with. A failed fetch
 * gives an empty list and calls `onFailed`.
 */
export function useMyQrCodes({ enabled, initial, onFailed }: MyCodesOptions) {
  const locked = useQuery({
    queryKey: [lockedPath],
    queryFn: () => fetchCodes(lockedPath, onFailed),
    enabled,
    initialData: initial.locked,
  })
  const owned = useQuery({
    queryKey: [ownedPath],
    queryFn: () => fetchCodes(ownedPath, onFailed),
    enabled,
    initialData: initial.owned,
  })
  return {
    locked: locked.data ?? [],
    owned: owned.data ?? [],
    isPending: enabled && (locked.isPending || owned.isPending),
  }
}

async function fetchCodes(path: string, onFailed: (error: unknown) => void): Promise<MyQrCodeView[]> {
  try {
    return await callApi<MyQrCodeView[]>(path)
  } catch (error) {
    onFailed(error)
    return []
  }
}

/** Locks a code to the signed-in account; then the lists are fetched again. */
export function useLockQrCode({ onDone, onFailed }: Outcome) {
  const refreshLists = useRefreshLists()
  return useMutation({
    mutationFn: ({ code, activationCode }: { code: string; activationCode?: string }) =>
      callApi<MyQrCodeView>(`/api/qr-codes/${encodeURIComponent(code)}/lock`, {
        method: 'POST',
        body: activationCode ? { activationCode } : {},
      }),
    onSuccess: (result) => {
      onDone?.(result)
      return refreshLists()
    },
    onError: (error) => onFailed?.(error),
  })
}

/** Releases a code; then the lists are fetched again. */
export function useUnlockQrCode({ onDone, onFailed }: Outcome) {
  const refreshLists = useRefreshLists()
  return useMutation({
    mutationFn: (code: string) =>
      callApi<MyQrCodeView>(`/api/qr-codes/${encodeURIComponent(code)}/unlock`, { method: 'POST' }),
    onSuccess: (result) => {
      onDone?.(result)
      return refreshLists()
    },
    onError: (error) => onFailed?.(error),
  })
}

type Link = { code: string; memorialId: string }

/** Hangs one of the user's pages on a code. */
export function useLinkMemorial({ onDone, onFailed }: Outcome) {
  const refreshLists = useRefreshLists()
  return useMutation({
    mutationFn: ({ code, memorialId }: Link) =>
      callApi<{ position: number }>(`/api/qr-codes/${code}/links`, { method: 'POST', body: { memorialId } }),
    onSuccess: (result) => {
      onDone?.(result)
      return refreshLists()
    },
    onError: (error) => onFailed?.(error),
  })
}

/** Takes a page off a code. */
export function useUnlinkMemorial({ onDone, onFailed }: Outcome) {
  const refreshLists = useRefreshLists()
  return useMutation({
    mutationFn: ({ code, memorialId }: Link) =>
      callApi(`/api/qr-codes/${code}/links`, { method: 'DELETE', body: { memorialId } }),
    onSuccess: (result) => {
      onDone?.(result)
      return refreshLists()
    },
    onError: (error) => onFailed?.(error),
  })
}

export const historyKey = (code: string) => ['/api/admin/qr-codes', code, 'history']

/** The history of a code, for the console: the newest lines, and older ones when they are asked for. */
export function useCodeHistory(code: string) {
  return useInfiniteQuery({
    queryKey: historyKey(code),
    queryFn: ({ pageParam }) =>
      callApi<CodeEventPage>(`/api/admin/qr-codes/${code}/history${pageParam ? `?cursor=${pageParam}` : ''}`),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    // What was just done must stand in it.
    staleTime: 0,
  })
}

export type CodeChange = 'block' | 'unblock' | 'retire'

/** Blocks, opens or retires a code with a reason. */
export function useChangeCode(code: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ change, reason }: { change: CodeChange; reason: string }) =>
      callApi(`/api/admin/qr-codes/${code}/${change}`, { method: 'POST', body: { reason } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: historyKey(code) }),
  })
}

/** Puts a new code in the place of a lost one. */
export function useReplaceCode(code: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (reason: string) =>
      callApi<{ newCode: string; formattedNewCode: string }>(`/api/admin/qr-codes/${code}/replace`, {
        method: 'POST',
        body: { reason },
      }),
    onSuccess: () => queries.invalidateQueries({ queryKey: historyKey(code) }),
  })
}

function useRefreshLists() {
  const queries = useQueryClient()
  return () => Promise.all(listKeys.map((queryKey) => queries.invalidateQueries({ queryKey })))
}
