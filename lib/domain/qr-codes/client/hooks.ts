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
 * The user's codes, only fetched when signed in (`enabled`); `initial` comes from the server. A failed fetch gives an
 * empty list and calls `onFailed`.
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

/** Locks a code to the signed-in account and refetches the lists. */
export function useLockQrCode(outcome: Outcome<MyQrCodeView>) {
  return useCodeMutation(
    ({ code, activationCode }: { code: string; activationCode?: string }) =>
      callApi<MyQrCodeView>(`/api/qr-codes/${encodeURIComponent(code)}/lock`, {
        method: 'POST',
        body: activationCode ? { activationCode } : {},
      }),
    outcome,
  )
}

/** Releases a code and refetches the lists. */
export function useUnlockQrCode(outcome: Outcome<MyQrCodeView>) {
  return useCodeMutation(
    (code: string) => callApi<MyQrCodeView>(`/api/qr-codes/${encodeURIComponent(code)}/unlock`, { method: 'POST' }),
    outcome,
  )
}

type Link = { code: string; memorialId: string }

/** Links a code to one of the user's pages. */
export function useLinkMemorial(outcome: Outcome) {
  return useCodeMutation(
    ({ code, memorialId }: Link) => callApi(`/api/qr-codes/${code}/links`, { method: 'POST', body: { memorialId } }),
    outcome,
  )
}

/** Unlinks a page from a code. */
export function useUnlinkMemorial(outcome: Outcome) {
  return useCodeMutation(
    ({ code, memorialId }: Link) => callApi(`/api/qr-codes/${code}/links`, { method: 'DELETE', body: { memorialId } }),
    outcome,
  )
}

function useCodeMutation<I, R>(mutationFn: (input: I) => Promise<R>, { onDone, onFailed }: Outcome<R>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: (result) => {
      onDone?.(result)
      return Promise.all(listKeys.map((queryKey) => queries.invalidateQueries({ queryKey })))
    },
    onError: (error) => onFailed?.(error),
  })
}

export const historyKey = (code: string) => ['/api/admin/qr-codes', code, 'history']

/** The history of a code for the console, newest first, in pages. */
export function useCodeHistory(code: string) {
  return useInfiniteQuery({
    queryKey: historyKey(code),
    queryFn: ({ pageParam }) =>
      callApi<CodeEventPage>(`/api/admin/qr-codes/${code}/history${pageParam ? `?cursor=${pageParam}` : ''}`),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    // Must include the latest change.
    staleTime: 0,
  })
}

export type CodeChange = 'block' | 'unblock' | 'retire'

/** Blocks, unblocks or retires a code with a reason. */
export function useChangeCode(code: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ change, reason }: { change: CodeChange; reason: string }) =>
      callApi(`/api/admin/qr-codes/${code}/${change}`, { method: 'POST', body: { reason } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: historyKey(code) }),
  })
}

/** Replaces a lost code with a new one. */
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
