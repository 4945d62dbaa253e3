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
  PieceEventView,
  PieceProofView,
  StationKind,
  TakenPiece,
} from '@/lib/domain/production/schema'

const pieceCall = (id: string, act: string) => `/api/production/pieces/${encodeURIComponent(id)}/${act}`

/** Takes a station's next piece, or returns the one already taken there. */
export function useTakeNext() {
  return useRefreshing((body: { kind: StationKind; station: string; batch: number | undefined }) =>
    callApi<TakenPiece>('/api/production/take-next', { method: 'POST', body }),
  )
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
  return useRefreshing(
    ({ act, body }: S) => callApi(pieceCall(id, act), { method: 'POST', body: { station, ...body } }),
    { onSuccess: (_, step) => onDone(step) },
  )
}

/** One decision about several stopped pieces. */
export function useDecideStopped({ onDone, onFailed }: Outcome) {
  return useRefreshing(
    (body: z.input<typeof decideStoppedInput>) => callApi('/api/production/stopped', { method: 'POST', body }),
    { onSuccess: (result) => onDone?.(result), onError: (error) => onFailed?.(error) },
  )
}

/** Sends the scan of the quality check. A refusal is the verdict, so the caller shows it. */
export function useCheckPiece(id: string, station: string) {
  return useRefreshing((scanned: string) =>
    callApi<CheckedPiece>(pieceCall(id, 'check'), { method: 'POST', body: { scanned, station } }),
  )
}

/** Uploads the photograph of a finished piece. */
export function usePhotographPiece(id: string, station: string) {
  return useRefreshing((file: File) => {
    const body = new FormData()
    body.set('file', file)
    body.set('station', station)
    const path = pieceCall(id, 'photo')
    return sendNamed(path, body, (named) => callApi<{ photoId: string }>(path, { method: 'POST', body: named }))
  })
}

type Callbacks<I, R> = { onSuccess?: (result: R, input: I) => void; onError?: (error: Error) => void }

/** A write after which the page is refreshed, also when it was refused; busy until the page shows it. */
function useRefreshing<I, R>(mutationFn: (input: I) => Promise<R>, callbacks: Callbacks<I, R> = {}) {
  const { refresh, isRefreshing } = useRefresh()
  const mutation = useMutation({ mutationFn, ...callbacks, onSettled: refresh })
  return { ...mutation, isBusy: mutation.isPending || isRefreshing }
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
