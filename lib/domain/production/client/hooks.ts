'use client'

import { useMutation, useQuery } from '@tanstack/react-query'
import { callApi } from '@/lib/client/api'
import { useRefresh } from '@/lib/client/use-refresh'
import type { MadeBatch, MakeBatchFormInput, StationKind } from '@/lib/domain/production/schema'
import type {
  CheckedPiece,
  PieceEventView,
  PieceProofView,
  TakenPiece,
  TextsPreview,
} from '@/lib/domain/production/views'

const pieceCall = (id: string, act: string) => `/api/production/pieces/${encodeURIComponent(id)}/${act}`
const batchCall = (number: number, act = '') => `/api/production/batches/${number}${act && `/${act}`}`

/** Makes a batch. */
export function useMakeBatch() {
  return useMutation({
    mutationFn: (body: MakeBatchFormInput) => callApi<MadeBatch>('/api/production/batches', { method: 'POST', body }),
  })
}

/** Sees a list of texts through before a batch is made of it. */
export function usePreviewTexts() {
  return useMutation({
    mutationFn: (body: MakeBatchFormInput) =>
      callApi<TextsPreview>('/api/production/batches/preview-texts', { method: 'POST', body }),
  })
}

/** Takes the next piece of a station, or what one has in hand there already. */
export function useTakeNext() {
  const { refresh, isRefreshing } = useRefresh()
  const take = useMutation({
    mutationFn: (body: { kind: StationKind; station: string; batch: number | undefined }) =>
      callApi<TakenPiece>('/api/production/take-next', { method: 'POST', body }),
    onSettled: refresh,
  })
  return { ...take, isBusy: take.isPending || isRefreshing }
}

/** What can be done with a piece by one press. */
export type PieceStep = {
  act:
    | 'take-over'
    | 'give-back'
    | 'engraved'
    | 'answer-text'
    | 'switch'
    | 'pass'
    | 'packed'
    | 'stop'
    | 'rework'
    | 'cancel'
    | 'undo'
  /** As the step's own schema has it. */
  body?: Readonly<Record<string, string>>
}

/** One step of a piece; the page shows afterwards how it is now, also after a refusal. `onDone` gets the step back. */
export function usePieceStep<S extends PieceStep>(id: string, station: string, onDone: (step: S) => void) {
  const { refresh, isRefreshing } = useRefresh()
  const step = useMutation({
    mutationFn: ({ act, body }: S) => callApi(pieceCall(id, act), { method: 'POST', body: { station, ...body } }),
    onSuccess: (_, step) => onDone(step),
    onSettled: refresh,
  })
  return { ...step, isBusy: step.isPending || isRefreshing }
}

/** The scan in the quality check. A refusal is the verdict, so it is left to the caller. */
export function useCheckPiece(id: string, station: string) {
  const { refresh } = useRefresh()
  return useMutation({
    mutationFn: (scanned: string) =>
      callApi<CheckedPiece>(pieceCall(id, 'check'), { method: 'POST', body: { scanned, station } }),
    onSettled: refresh,
  })
}

/** Sends the photograph of a finished piece. */
export function usePhotographPiece(id: string, station: string) {
  const { refresh, isRefreshing } = useRefresh()
  const send = useMutation({
    mutationFn: (file: File) => {
      const body = new FormData()
      body.set('file', file)
      body.set('station', station)
      return callApi<{ photoId: string }>(pieceCall(id, 'photo'), { method: 'POST', body })
    },
    onSettled: refresh,
  })
  return { ...send, isBusy: send.isPending || isRefreshing }
}

/** What the proof of the piece's drawing says; it is made while one waits, a second or two. */
export function usePieceProof(id: string) {
  return useQuery({
    queryKey: ['production', 'proof', id],
    queryFn: ({ signal }) => callApi<PieceProofView>(pieceCall(id, 'proof'), { signal }),
  })
}

/** Who did what to a piece, in the order in which it happened. */
export function usePieceEvents(id: string) {
  return useQuery({
    queryKey: ['production', 'events', id],
    queryFn: ({ signal }) => callApi<{ items: PieceEventView[] }>(pieceCall(id, 'events'), { signal }),
    // Opened to see how it is now.
    staleTime: 0,
  })
}

/** Sends a batch off. */
export function useShipBatch(number: number) {
  const { refresh } = useRefresh()
  return useMutation({
    mutationFn: (body: { carrier: string; trackingNumber?: string | undefined }) =>
      callApi(batchCall(number, 'ship'), { method: 'POST', body }),
    onSuccess: refresh,
  })
}

/** Moves the day of a batch, yyyy-mm-dd. */
export function useMoveBatch(number: number) {
  const { refresh } = useRefresh()
  return useMutation({
    mutationFn: (dueOn: string) => callApi(batchCall(number), { method: 'POST', body: { dueOn } }),
    onSuccess: refresh,
  })
}
