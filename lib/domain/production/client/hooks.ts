'use client'

import { useMutation, useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import { callApi } from '@/lib/client/api'
import type { Outcome } from '@/lib/client/outcome'
import { sendNamed } from '@/lib/client/send-named'
import { useRefresh } from '@/lib/client/use-refresh'
import type {
  CheckedPiece,
  decideStoppedInput,
  MadeBatch,
  MakeBatchFormInput,
  PieceEventView,
  PieceProofView,
  StationKind,
  TakenPiece,
  TextsPreview,
} from '@/lib/domain/production/schema'

const pieceCall = (id: string, act: string) => `/api/production/pieces/${encodeURIComponent(id)}/${act}`
const batchCall = (number: number, act = '') => `/api/production/batches/${number}${act && `/${act}`}`

export function useMakeBatch() {
  return useMutation({
    mutationFn: (body: MakeBatchFormInput) => callApi<MadeBatch>('/api/production/batches', { method: 'POST', body }),
  })
}

/** Checks a list of texts before its batch is made. */
export function usePreviewTexts() {
  return useMutation({
    mutationFn: (body: MakeBatchFormInput) =>
      callApi<TextsPreview>('/api/production/batches/preview-texts', { method: 'POST', body }),
  })
}

/** Takes a station's next piece, or returns the one already taken there. */
export function useTakeNext() {
  const { refresh, isRefreshing } = useRefresh()
  const take = useMutation({
    mutationFn: (body: { kind: StationKind; station: string; batch: number | undefined }) =>
      callApi<TakenPiece>('/api/production/take-next', { method: 'POST', body }),
    onSettled: refresh,
  })
  return { ...take, isBusy: take.isPending || isRefreshing }
}

/** A step of a piece that needs one press. */
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
  /** Matches the schema of the step's command. */
  body?: Readonly<Record<string, string>>
}

/** Runs a step of a piece and refreshes the page, also after a refusal. `onDone` gets the step. */
export function usePieceStep<S extends PieceStep>(id: string, station: string, onDone: (step: S) => void) {
  const { refresh, isRefreshing } = useRefresh()
  const step = useMutation({
    mutationFn: ({ act, body }: S) => callApi(pieceCall(id, act), { method: 'POST', body: { station, ...body } }),
    onSuccess: (_, step) => onDone(step),
    onSettled: refresh,
  })
  return { ...step, isBusy: step.isPending || isRefreshing }
}

/** One decision about several stopped pieces. */
export function useDecideStopped(outcome: Outcome) {
  const { refresh, isRefreshing } = useRefresh()
  const decide = useMutation({
    mutationFn: (body: z.input<typeof decideStoppedInput>) =>
      callApi('/api/production/stopped', { method: 'POST', body }),
    onSuccess: () => outcome.onDone?.(undefined),
    onError: (error) => outcome.onFailed?.(error),
    onSettled: refresh,
  })
  return { ...decide, isBusy: decide.isPending || isRefreshing }
}

/** Sends the scan of the quality check. A refusal is the verdict, so the caller shows it. */
export function useCheckPiece(id: string, station: string) {
  const { refresh } = useRefresh()
  return useMutation({
    mutationFn: (scanned: string) =>
      callApi<CheckedPiece>(pieceCall(id, 'check'), { method: 'POST', body: { scanned, station } }),
    onSettled: refresh,
  })
}

/** Uploads the photograph of a finished piece. */
export function usePhotographPiece(id: string, station: string) {
  const { refresh, isRefreshing } = useRefresh()
  const send = useMutation({
    mutationFn: (file: File) => {
      const body = new FormData()
      body.set('file', file)
      body.set('station', station)
      const path = pieceCall(id, 'photo')
      return sendNamed(path, body, (named) => callApi<{ photoId: string }>(path, { method: 'POST', body: named }))
    },
    onSettled: refresh,
  })
  return { ...send, isBusy: send.isPending || isRefreshing }
}

/** The proof of the piece's drawing; making it takes a second or two. */
export function usePieceProof(id: string) {
  return useQuery({
    queryKey: ['production', 'proof', id],
    queryFn: ({ signal }) => callApi<PieceProofView>(pieceCall(id, 'proof'), { signal }),
  })
}

/** The events of a piece, oldest first. */
export function usePieceEvents(id: string) {
  return useQuery({
    queryKey: ['production', 'events', id],
    queryFn: ({ signal }) => callApi<{ items: PieceEventView[] }>(pieceCall(id, 'events'), { signal }),
    // Refetched each time the history is opened.
    staleTime: 0,
  })
}

/** Ships a batch. */
export function useShipBatch(number: number) {
  const { refresh } = useRefresh()
  return useMutation({
    mutationFn: (body: { carrier: string; trackingNumber?: string | undefined }) =>
      callApi(batchCall(number, 'ship'), { method: 'POST', body }),
    onSuccess: refresh,
  })
}

/** Changes the due date of a batch, yyyy-mm-dd. */
export function useMoveBatch(number: number) {
  const { refresh } = useRefresh()
  return useMutation({
    mutationFn: (dueOn: string) => callApi(batchCall(number), { method: 'POST', body: { dueOn } }),
    onSuccess: refresh,
  })
}
