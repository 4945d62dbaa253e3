'use client'

import { useMutation } from '@tanstack/react-query'
import { callApi } from '@/lib/client/api'
import type { Outcome } from '@/lib/client/outcome'
import { saveFile } from '@/lib/client/save-file'
import { type StockSelection, selectionQuery } from '@/lib/domain/resellers/stock/choice-schema'

const codesPath = '/api/resellers/me/qr-codes'

type ChangedCodes = { codes: string[] }

/** Hands codes over to families, with `missing` also before their plates are there. A refusal names the codes in question. */
export function useHandOver(outcome: Outcome<ChangedCodes>) {
  return useStockMutation(
    (chosen: StockSelection & { missing: boolean }) => post<ChangedCodes>(`${codesPath}/hand-over`, chosen),
    outcome,
  )
}

/** Takes back codes that no family has claimed. */
export function useTakeBack(outcome: Outcome<ChangedCodes>) {
  return useStockMutation((chosen: StockSelection) => post<ChangedCodes>(`${codesPath}/take-back`, chosen), outcome)
}

/** Downloads the activation cards of these codes as a PDF. */
export function useActivationCards({ onFailed }: Outcome) {
  return useMutation({
    mutationFn: (chosen: StockSelection) =>
      saveFile(`/api/resellers/me/activation-cards?${selectionQuery(chosen)}`, 'aktiveringskort.pdf'),
    onError: (error) => onFailed?.(error),
  })
}

/** Deletes the prepared page of a code. */
export function useRemovePreparedPage(code: string, outcome: Outcome) {
  return useStockMutation(() => callApi(`${codesPath}/${code}/prepared-page`, { method: 'DELETE' }), outcome)
}

/** Cancels an order that is still received. */
export function useCancelOrder(id: string, outcome: Outcome) {
  return useStockMutation(() => post(`/api/resellers/me/orders/${id}/cancel`, {}), outcome)
}

function useStockMutation<I, R>(mutationFn: (input: I) => Promise<R>, { onDone, onFailed }: Outcome<R>) {
  return useMutation({
    mutationFn,
    onSuccess: (result) => onDone?.(result),
    onError: (error) => onFailed?.(error),
  })
}

function post<R>(path: string, body: object): Promise<R> {
  return callApi<R>(path, { method: 'POST', body })
}
