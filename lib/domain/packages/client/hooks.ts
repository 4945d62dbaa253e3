'use client'

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '@/lib/client/api'
import { type CodeSearch, codeListQuery } from '@/lib/domain/packages/code-list-schema'
import type {
  ChosenCodes,
  CodeAct,
  CodeImportView,
  FoundCodesView,
  MakePackageInput,
  PackageProgressView,
  ResellerOption,
} from '@/lib/domain/packages/schema'

const lookAgainMs = 1000

type MadePackage = { id: string; number: number; name: string; count: number; requiresActivation: boolean }

/** Writes a package down; its codes are drawn afterwards. The server's refusal is left to the form. */
export function useMakePackage() {
  return useMutation({
    mutationFn: (input: MakePackageInput) =>
      callApi<MadePackage>('/api/admin/packages', { method: 'POST', body: input }),
  })
}

const progressKey = (id: string) => ['/api/admin/packages', id, 'progress']

/** How far a package is, asked for every second while it is being made. */
export function usePackageProgress(initial: PackageProgressView): PackageProgressView {
  const { data } = useQuery({
    queryKey: progressKey(initial.id),
    queryFn: () => callApi<PackageProgressView>(`/api/admin/packages/${initial.id}/progress`),
    initialData: initial,
    refetchInterval: ({ state }) => (state.data?.state === 'making' ? lookAgainMs : false),
  })
  return data
}

/** Has a package made again that failed or was left behind. */
export function useRetryPackage(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => callApi(`/api/admin/packages/${id}/retry`, { method: 'POST' }),
    onSuccess: () => queries.invalidateQueries({ queryKey: progressKey(id) }),
  })
}

type Given = { count: number; reseller?: ResellerOption | null }

/** Looks up what each act would do with all that a search finds. The refusal is left to the list. */
export function usePlanActs() {
  return useMutation({
    mutationFn: (search: CodeSearch) => callApi<FoundCodesView>(`/api/admin/qr-codes/found?${codeListQuery(search)}`),
  })
}

type Act = { chosen: ChosenCodes; resellerId?: string; reason?: string }

/** Does one thing with all chosen codes, or with none. The server's refusal is left to the form. */
export function useActOnCodes(act: CodeAct) {
  return useMutation({
    mutationFn: ({ chosen, ...rest }: Act) =>
      callApi<Given>(`/api/admin/qr-codes/${act}`, { method: 'POST', body: { ...chosen, ...rest } }),
  })
}

/** Tells what a delivery list would do. */
export function useCheckImport() {
  return useMutation({
    mutationFn: (file: File) =>
      callApi<CodeImportView>('/api/admin/code-imports/check', { method: 'POST', body: formWith(file) }),
  })
}

/** Carries a delivery list out. */
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
