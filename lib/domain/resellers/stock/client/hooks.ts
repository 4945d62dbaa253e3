'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { showToast } from '@/components/ui/toast'
import { ApiError, callApi, messageOf } from '@/lib/client/api'
import { saveFile } from '@/lib/client/save-file'
import type { MemorialFormChanges } from '@/lib/domain/memorials/schema'
import { type StockSelection, selectionQuery } from '@/lib/domain/resellers/stock/choice-schema'
import { stockToasts } from '@/lib/domain/resellers/stock/copy'
import type { placeOrderInput } from '@/lib/domain/resellers/stock/order-schema'

const codesPath = '/api/resellers/me/qr-codes'

const tellFailure = (error: Error) =>
  showToast({ title: stockToasts.failed, description: sentenceOf(error), variant: 'destructive' })

/** Gives codes to families. A refusal names the codes it is about. */
export function useHandOver() {
  return useStockMutation((chosen: StockSelection) => post<{ codes: string[] }>(`${codesPath}/hand-over`, chosen), {
    onSuccess: ({ codes }) => showToast(stockToasts.handedOver(codes.length)),
    onError: tellFailure,
  })
}

/** Takes codes back that no family has taken into use. */
export function useTakeBack() {
  return useStockMutation((chosen: StockSelection) => post<{ codes: string[] }>(`${codesPath}/take-back`, chosen), {
    onSuccess: ({ codes }) => showToast(stockToasts.takenBack(codes.length)),
    onError: tellFailure,
  })
}

/** Fetches the cards of these codes and hands the PDF to the browser for saving. */
export function useActivationCards() {
  return useMutation({
    mutationFn: (chosen: StockSelection) =>
      saveFile(`/api/resellers/me/activation-cards?${selectionQuery(chosen)}`, 'aktiveringskort.pdf'),
    onError: (error) =>
      showToast({ title: stockToasts.cardsFailed, description: sentenceOf(error), variant: 'destructive' }),
  })
}

/** Blocks a code that was lost, with the reason. The refusal is left to the form. */
export function useReportLost(code: string) {
  return useStockMutation((reason: string) => post(`${codesPath}/${code}/report-lost`, { reason }), {
    onSuccess: () => showToast(stockToasts.reported),
  })
}

/** Writes down what stands on the stone. The refusal is left to the form. */
export function usePreparePage(code: string) {
  return useStockMutation((fields: MemorialFormChanges) => post(`${codesPath}/${code}/prepared-page`, fields), {
    onSuccess: () => showToast(stockToasts.prepared),
  })
}

/** Throws away what was prepared. */
export function useRemovePreparedPage(code: string) {
  return useStockMutation(() => callApi(`${codesPath}/${code}/prepared-page`, { method: 'DELETE' }), {
    onSuccess: () => showToast(stockToasts.preparationRemoved),
    onError: tellFailure,
  })
}

/** Orders codes or plaques. The refusal is left to the form. */
export function usePlaceOrder() {
  return useStockMutation(
    (order: z.input<typeof placeOrderInput>) => post<{ id: string; number: number }>('/api/resellers/me/orders', order),
    { onSuccess: ({ number }) => showToast(stockToasts.ordered(number)) },
  )
}

/** Cancels an order that nobody has begun with. */
export function useCancelOrder(id: string) {
  return useStockMutation(() => post(`/api/resellers/me/orders/${id}/cancel`, {}), {
    onSuccess: () => showToast(stockToasts.orderCancelled),
    onError: tellFailure,
  })
}

type Told<R> = { onSuccess: (result: R) => void; onError?: (error: Error) => void }

function useStockMutation<I, R>(mutationFn: (input: I) => Promise<R>, { onSuccess, onError }: Told<R>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: (result) => {
      onSuccess(result)
      return queries.invalidateQueries({ queryKey: [codesPath] })
    },
    ...(onError ? { onError } : {}),
  })
}

function post<R>(path: string, body: object): Promise<R> {
  return callApi<R>(path, { method: 'POST', body })
}

function sentenceOf(error: unknown): string {
  return (error instanceof ApiError && error.fields.codes) || messageOf(error)
}
