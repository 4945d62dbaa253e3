'use client'

import { useMutation } from '@tanstack/react-query'
import type { z } from 'zod'
import { callApi } from '@/lib/client/api'
import type { Outcome } from '@/lib/client/outcome'
import { saveFile } from '@/lib/client/save-file'
import type { MemorialFormChanges } from '@/lib/domain/memorials/schema'
import { type StockSelection, selectionQuery } from '@/lib/domain/resellers/stock/choice-schema'
import type { placeOrderInput } from '@/lib/domain/resellers/stock/order-schema'

const codesPath = '/api/resellers/me/qr-codes'

type ChangedCodes = { codes: string[] }
type PlacedOrder = { id: string; number: number }

/** Gives codes to families. A refusal names the codes it is about. */
export function useHandOver(outcome: Outcome<ChangedCodes>) {
  return useStockMutation((chosen: StockSelection) => post<ChangedCodes>(`${codesPath}/hand-over`, chosen), outcome)
}

/** Takes codes back that no family has taken into use. */
export function useTakeBack(outcome: Outcome<ChangedCodes>) {
  return useStockMutation((chosen: StockSelection) => post<ChangedCodes>(`${codesPath}/take-back`, chosen), outcome)
}

/** Fetches the cards of these codes and hands the PDF to the browser for saving. */
export function useActivationCards({ onFailed }: Outcome) {
  return useMutation({
    mutationFn: (chosen: StockSelection) =>
      saveFile(`/api/resellers/me/activation-cards?${selectionQuery(chosen)}`, 'aktiveringskort.pdf'),
    onError: (error) => onFailed?.(error),
  })
}

/** Blocks a code that was lost, with the reason. */
export function useReportLost(code: string, outcome: Outcome) {
  return useStockMutation((reason: string) => post(`${codesPath}/${code}/report-lost`, { reason }), outcome)
}

/** Writes down what stands on the stone. */
export function usePreparePage(code: string, outcome: Outcome) {
  return useStockMutation((fields: MemorialFormChanges) => post(`${codesPath}/${code}/prepared-page`, fields), outcome)
}

/** Throws away what was prepared. */
export function useRemovePreparedPage(code: string, outcome: Outcome) {
  return useStockMutation(() => callApi(`${codesPath}/${code}/prepared-page`, { method: 'DELETE' }), outcome)
}

/** Orders codes or plaques. */
export function usePlaceOrder(outcome: Outcome<PlacedOrder>) {
  return useStockMutation(
    (order: z.input<typeof placeOrderInput>) => post<PlacedOrder>('/api/resellers/me/orders', order),
    outcome,
  )
}

/** Cancels an order that nobody has begun with. */
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
