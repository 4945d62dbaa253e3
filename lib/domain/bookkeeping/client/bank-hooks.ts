'use client'

import { useMutation, useQuery } from '@tanstack/react-query'
import { callApi } from '@/lib/client/api'
import type { BankFileView } from '@/lib/domain/bookkeeping/schema'

const lookAgainMs = 1000

type Imported = {
  fileId: string
  added: number
  known: number
  skipped: { withdrawals: number; unbooked: number; sums: number }
}

/** Sends a bank's file with the form's other fields. The form shows refusals. */
export function useImportBankFile() {
  return useMutation({
    mutationFn: (form: FormData) => callApi<Imported>('/api/admin/bank-files', { method: 'POST', body: form }),
  })
}

type Counts = BankFileView['counts']

/** Where a file's deposits stand, asked every second while some are not looked at yet. */
export function useBankProgress(fileId: string, initial: Counts): Counts {
  const { data } = useQuery({
    queryKey: ['/api/admin/bank-files', fileId, 'progress'],
    queryFn: () => callApi<Counts>(`/api/admin/bank-files/${fileId}/progress`),
    initialData: initial,
    refetchInterval: ({ state }) => ((state.data?.received ?? 0) > 0 ? lookAgainMs : false),
  })
  return data
}
