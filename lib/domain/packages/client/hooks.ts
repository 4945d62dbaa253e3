'use client'

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '@/lib/client/api'
import type { CodeSearch } from '@/lib/domain/packages/code-list-schema'
import type { ChosenCodes } from '@/lib/domain/packages/schema'
import type {
  CodeAct,
  CodeImportView,
  FoundCodesView,
  PackageProgressView,
  ResellerOption,
} from '@/lib/domain/packages/views'
import { withQuery } from '@/lib/shared/with-query'

const lookAgainMs = 1000

const progressKey = (id: string) => ['/api/admin/packages', id, 'progress']

/** A package's progress, polled every second while it is being made. */
export function usePackageProgress(initial: PackageProgressView): PackageProgressView {
  const { data } = useQuery({
    queryKey: progressKey(initial.id),
    queryFn: () => callApi<PackageProgressView>(`/api/admin/packages/${initial.id}/progress`),
    initialData: initial,
    refetchInterval: ({ state }) => (state.data?.state === 'making' ? lookAgainMs : false),
  })
  return data
}

/** Retries a package that failed or was interrupted. */
export function useRetryPackage(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => callApi(`/api/admin/packages/${id}/retry`, { method: 'POST' }),
    onSuccess: () => queries.invalidateQueries({ queryKey: progressKey(id) }),
  })
}

type Given = { count: number; reseller?: ResellerOption | null }

/** What each act would do with all codes that a search finds. The list shows refusals. */
export function usePlanActs() {
  return useMutation({
    mutationFn: (search: CodeSearch) => callApi<FoundCodesView>(withQuery('/api/admin/qr-codes/found', search)),
  })
}

type Act = { chosen: ChosenCodes; resellerId?: string; reason?: string }

/** Applies an act to the chosen codes. The form shows refusals. */
export function useActOnCodes(act: CodeAct) {
  return useMutation({
    mutationFn: ({ chosen, ...rest }: Act) =>
      callApi<Given>(`/api/admin/qr-codes/${act}`, { method: 'POST', body: { ...chosen, ...rest } }),
  })
}

/** Posts a delivery list: what importing it would do, or the import. */
export function usePostDeliveryList(path: '/api/admin/code-imports' | '/api/admin/code-imports/check') {
  return useMutation({
    mutationFn: (file: File) => {
      const body = new FormData()
      body.set('file', file)
      return callApi<CodeImportView>(path, { method: 'POST', body })
    },
  })
}
