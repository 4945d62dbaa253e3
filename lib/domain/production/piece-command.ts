import 'server-only'
import type { z } from 'zod'
import { type LockedPiece, lockPiece, refuseStep } from '@/lib/domain/production/pieces'
import { forWorkshop } from '@/lib/domain/production/policy'
import { type Command, defineCommand, nothing, type Refusal, type RunContext } from '@/lib/server/command'
import type { SignedInActor } from '@/lib/shared/actor'

type PieceCommand<S extends z.ZodType<{ id: string }>, R> = {
  name: string
  input: S
  run: (context: RunContext<SignedInActor>, input: z.output<S>, row: LockedPiece) => Promise<R | Refusal>
}

/**
 * Declares a staff command about one piece. `run` gets the piece's row locked until the transaction ends. Throws
 * UNAUTHENTICATED, FORBIDDEN or NOT_FOUND before that.
 */
export function definePieceCommand<S extends z.ZodType<{ id: string }>, R>({
  name,
  input,
  run,
}: PieceCommand<S, R>): Command<S, null, R, undefined, 'required'> {
  return defineCommand({
    name,
    input,
    ...forWorkshop,
    load: nothing,
    run: async (context, given) => run(context, given, await lockPiece(context.tx, given.id)),
  })
}

type StepCommand<S extends z.ZodType<{ id: string; station: string }>, R> = PieceCommand<S, R> & {
  /** The required state of the piece, which the caller must have taken. */
  at: LockedPiece['state']
}

/**
 * Declares a step at a station. Beyond `definePieceCommand`, throws PIECE_WRONG_STATE, PIECE_TAKEN and PIECE_NOT_YOURS,
 * and refuses with PIECE_OUT_OF_USE and stops the piece when its code was blocked or retired meanwhile.
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
