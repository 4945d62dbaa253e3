'use client'

import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { showToast } from '@/components/ui/toast'
import { callApi, messageOf } from '@/lib/client/api'
import { linkToasts, lockToasts } from '@/lib/domain/qr-codes/copy'
import type { CodeEventPage, MyQrCodeView } from '@/lib/domain/qr-codes/schema'

const lockedPath = '/api/user/locked-qr-codes'
const ownedPath = '/api/user/owned-qr-codes'
const listKeys = [[lockedPath], [ownedPath], ['/api/qr-codes'], ['/api/resellers/me/qr-codes']]

type MyCodes = { locked: MyQrCodeView[]; owned: MyQrCodeView[] }

/**
 * The user's codes, only fetched when signed in (`enabled`); `initial` is what the page was rendered with. A failed fetch
 * gives an empty list and the specified toast.
 */
export function useMyQrCodes({ enabled, initial }: { enabled: boolean; initial?: MyCodes | undefined }) {
  const locked = useQuery({
    queryKey: [lockedPath],
    queryFn: () => fetchCodes(lockedPath),
    enabled,
    initialData: initial?.locked,
  })
  const owned = useQuery({
    queryKey: [ownedPath],
    queryFn: () => fetchCodes(ownedPath),
    enabled,
    initialData: initial?.owned,
  })
  return {
    locked: locked.data ?? [],
    owned: owned.data ?? [],
    isPending: enabled && (locked.isPending || owned.isPending),
  }
}

async function fetchCodes(path: string): Promise<MyQrCodeView[]> {
  try {
    return await callApi<MyQrCodeView[]>(path)
  } catch (error) {
    showToast({ title: lockToasts.listFailed, description: messageOf(error), variant: 'destructive' })
    return []
  }
}

/** Locks a code to the signed-in account; toasts as specified, then the lists are fetched anew. */
export function useLockQrCode() {
  const refreshLists = useRefreshLists()
  return useMutation({
    mutationFn: ({ code, activationCode }: { code: string; activationCode?: string }) =>
      callApi<MyQrCodeView>(`/api/qr-codes/${encodeURIComponent(code)}/lock`, {
        method: 'POST',
        body: activationCode ? { activationCode } : {},
      }),
    onSuccess: () => {
      showToast(lockToasts.locked)
      return refreshLists()
    },
    onError: (error) => showFailure(lockToasts.lockFailed, error),
  })
}

/** Releases a code; toasts as specified, then the lists are fetched anew. */
export function useUnlockQrCode() {
  const refreshLists = useRefreshLists()
  return useMutation({
    mutationFn: (code: string) =>
      callApi<MyQrCodeView>(`/api/qr-codes/${encodeURIComponent(code)}/unlock`, { method: 'POST' }),
    onSuccess: () => {
      showToast(lockToasts.released)
      return refreshLists()
    },
    onError: (error) => showFailure(lockToasts.releaseFailed, error),
  })
}

type Link = { code: string; memorialId: string }

/** Hangs one of the user's pages on a code. */
export function useLinkMemorial() {
  const refreshLists = useRefreshLists()
  return useMutation({
    mutationFn: ({ code, memorialId }: Link) =>
      callApi<{ position: number }>(`/api/qr-codes/${code}/links`, { method: 'POST', body: { memorialId } }),
    onSuccess: () => {
      showToast(linkToasts.linked)
      return refreshLists()
    },
    onError: (error) => showFailure(linkToasts.linkFailed, error),
  })
}

/** Takes a page off a code. */
export function useUnlinkMemorial() {
  const refreshLists = useRefreshLists()
  return useMutation({
    mutationFn: ({ code, memorialId }: Link) =>
      callApi(`/api/qr-codes/${code}/links`, { method: 'DELETE', body: { memorialId } }),
    onSuccess: () => {
      showToast(linkToasts.unlinked)
      return refreshLists()
    },
    onError: (error) => showFailure(linkToasts.unlinkFailed, error),
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

/** Blocks, opens or retires a code with a reason. The server's refusal is left to the form that asked. */
export function useChangeCode(code: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ change, reason }: { change: CodeChange; reason: string }) =>
      callApi(`/api/admin/qr-codes/${code}/${change}`, { method: 'POST', body: { reason } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: historyKey(code) }),
  })
}

/** Puts a new code in the place of a lost one. The server's refusal is left to the form that asked. */
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

function showFailure(title: string, error: Error): void {
  showToast({ title, description: messageOf(error), variant: 'destructive' })
}
