import 'server-only'
import type { z } from 'zod'
import { type LockedPiece, lockPiece } from '@/lib/domain/production/piece-row'
import { canWorkInProduction } from '@/lib/domain/production/policy'
import { refuseStep } from '@/lib/domain/production/stop-piece'
import { type Command, defineCommand, nothing, type Refusal, type RunContext } from '@/lib/server/command'
import type { SignedInActor } from '@/lib/shared/actor'

type PieceCommand<S extends z.ZodType<{ id: string }>, R> = {
  name: string
  input: S
  run: (context: RunContext<SignedInActor>, input: z.output<S>, row: LockedPiece) => Promise<R | Refusal>
}

/**
 * Declares a command about one piece: for the workshop alone, and `run` has the piece's row locked until the transaction
 * ends. Throws UNAUTHENTICATED, FORBIDDEN or NOT_FOUND before it.
 */
export function definePieceCommand<S extends z.ZodType<{ id: string }>, R>({
  name,
  input,
  run,
}: PieceCommand<S, R>): Command<S, null, R, undefined, 'required'> {
  return defineCommand({
    name,
    input,
    session: 'required',
    load: nothing,
    authorize: canWorkInProduction,
    run: async (context, given) => run(context, given, await lockPiece(context.tx, given.id)),
  })
}

type StepCommand<S extends z.ZodType<{ id: string; station: string }>, R> = PieceCommand<S, R> & {
  /** In which state the piece stands at the station, in the hands of whoever takes the step. */
  at: LockedPiece['state']
}

/**
 * Declares a step at a station. Besides what `definePieceCommand` throws: PIECE_WRONG_STATE, PIECE_TAKEN and
 * PIECE_NOT_YOURS, and PIECE_OUT_OF_USE for a code that was blocked or retired meanwhile, which stops the piece.
 */
export function defineStepCommand<S extends z.ZodType<{ id: string; station: string }>, R>({
  at,
  run,
  ...command
}: StepCommand<S, R>): Command<S, null, R, undefined, 'required'> {
  return definePieceCommand<S, R>({
    ...command,
    run: async (context, given, row) =>
      (await refuseStep(context, row, { state: at, station: given.station })) ?? run(context, given, row),
  })
}
