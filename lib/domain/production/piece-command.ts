import 'server-only'
import type { z } from 'zod'
import { getPieceSubject, type HeldPieceRow, holdPiece } from '@/lib/domain/production/piece-row'
import { canWorkInProduction } from '@/lib/domain/production/policy'
import { type Command, defineCommand, type Refusal, type RunContext } from '@/lib/server/command'

type PieceCommand<S extends z.ZodType<{ id: string }>, R> = {
  name: string
  input: S
  run: (context: RunContext, input: z.output<S>, row: HeldPieceRow) => Promise<R | Refusal>
}

/**
 * Declares a command about one piece: for the workshop alone, and `run` has the piece's row held until the transaction
 * ends. Throws UNAUTHENTICATED, FORBIDDEN or NOT_FOUND before it.
 */
export function definePieceCommand<S extends z.ZodType<{ id: string }>, R>({
  name,
  input,
  run,
}: PieceCommand<S, R>): Command<S, { id: string } | null, R> {
  return defineCommand({
    name,
    input,
    session: 'required',
    load: ({ id }, { actor }) => getPieceSubject(actor, id),
    authorize: (actor) => canWorkInProduction(actor),
    run: async (context, given, subject) => run(context, given, await holdPiece(context.tx, subject)),
  })
}
