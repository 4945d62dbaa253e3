'use client'

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '@/lib/client/api'
import { type CodeSearch, codeListQuery } from '@/lib/domain/packages/code-list-schema'
import type { ChosenCodes, MakePackageInput } from '@/lib/domain/packages/schema'
import type {
  CodeAct,
  CodeImportView,
  FoundCodesView,
  PackageProgressView,
  ResellerOption,
} from '@/lib/domain/packages/views'

const lookAgainMs = 1000

type MadePackage = { id: string; number: number; name: string; count: number; requiresActivation: boolean }

/** Creates a package; large ones get their codes afterwards. The form shows refusals. */
export function useMakePackage() {
  return useMutation({
    mutationFn: (input: MakePackageInput) =>
      callApi<MadePackage>('/api/admin/packages', { method: 'POST', body: input }),
  })
}

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
    mutationFn: (search: CodeSearch) => callApi<FoundCodesView>(`/api/admin/qr-codes/found?${codeListQuery(search)}`),
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

/** What importing a delivery list would do. */
export function useCheckImport() {
  return useMutation({
    mutationFn: (file: File) =>
      callApi<CodeImportView>('/api/admin/code-imports/check', { method: 'POST', body: formWith(file) }),
  })
}

/** Imports a delivery list. */
export function useImportCodes() {
  return useMutation({
    mutationFn: (file: File) =>
      callApi<CodeImportView>('/api/admin/code-imports', { method: 'POST', body: formWith(file) }),
  })
}

function formWith(file: File): FormData {
  const form = new FormData()
  form.set('file', file)
  return form
}
